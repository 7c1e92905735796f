// Texts with a contrast below what they need: their colour as it is computed, on the pixels behind them.
async ({ picture, texts }) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const drawn = canvas.getContext("2d", { willReadFrequently: true })
  drawn.drawImage(image, 0, 0)
  const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const found = []
  for (const { text, where, x, y, width, height, colour, alpha, least } of texts) {
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
    const [wide, high] = [Math.min(image.width - left, Math.round(width)), Math.min(image.height - top, Math.round(height))]
    if (wide < 2 || high < 2) continue
    const { data } = drawn.getImageData(left, top, wide, high)
    const ratios = []
    for (let at = 0; at < data.length; at += 4 * 3) {
      const behind = [data[at], data[at + 1], data[at + 2]]
      const seen = colour.map((part, index) => part * alpha + behind[index] * (1 - alpha))
      ratios.push(ratio(light(seen), light(behind)))
    }
    ratios.sort((one, other) => one - other)
    const usual = ratios[Math.floor(ratios.length * 0.25)] // a quarter may be worse: edges, a line below
    if (usual < least) found.push(`${usual.toFixed(2)} < ${least}: ${where} “${text}”`)
  }
  return [...new Set(found)]
}
