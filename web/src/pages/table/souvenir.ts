/** The end of a game as a picture to share: the places, the course of the game and its turning point. */
import type { SeatInfo, Sheet } from "../../contract/drawing.ts";
import { saveFile } from "../../ui/download.ts";

export interface Souvenir {
  readonly title: string;
  readonly game: string; // its name
  readonly emblem: string; // address of a picture
  readonly seats: readonly SeatInfo[]; // and rivals without a seat
  readonly sheet: Sheet;
  readonly mark: number | null; // the turning point on the chart
  readonly sentences: readonly string[];
}

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 80];
const ROWS = 10; // places that fit

/** Share a picture where the device can, else download it. */
export async function shareSouvenir(souvenir: Souvenir, name: string): Promise<void> {
  const blob = await pictureOf(souvenir);
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: souvenir.title }).catch((reason: unknown) => {
      if (!(reason instanceof DOMException && reason.name === "AbortError")) throw reason; // closed without sharing
    });
  } else saveFile(name, new Uint8Array(await blob.arrayBuffer()), blob.type);
}

async function pictureOf(souvenir: Souvenir): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const emblem = Object.assign(new Image(), { src: souvenir.emblem });
  await Promise.all([document.fonts.ready, emblem.decode().catch(() => undefined)]); // without it there is still a picture
  drawSouvenir(canvas.getContext("2d")!, souvenir, emblem.naturalWidth > 0 ? emblem : null);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** A CSS colour of the page, such as "var(--seat1)". */
function colourOf(value: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : value;
}

export function drawSouvenir(
  pen: CanvasRenderingContext2D,
  souvenir: Souvenir,
  emblem: CanvasImageSource | null,
): void {
  const [paper, ink, lamp] = ["var(--paper)", "var(--ink)", "var(--lamp)"].map(colourOf) as [string, string, string];
  const font = (size: number, bold = true): string =>
    `${bold ? 700 : 500} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  const glow = pen.createRadialGradient(WIDTH / 2, 240, 60, WIDTH / 2, 420, 900);
  glow.addColorStop(0, "#3a2f2a");
  glow.addColorStop(1, "#0a0b12");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = "middle";

  if (emblem) pen.drawImage(emblem, EDGE, 64, 150, 150);
  const left = EDGE + (emblem ? 182 : 0);
  pen.fillStyle = lamp;
  pen.font = font(34);
  pen.fillText(souvenir.game, left, 96, WIDTH - left - EDGE);
  pen.fillStyle = paper;
  pen.font = `700 60px ${getComputedStyle(document.documentElement).getPropertyValue("--display")}`;
  pen.fillText(souvenir.title, left, 166, WIDTH - left - EDGE);

  const bottom = drawPlaces(pen, souvenir, { paper, ink, lamp, font, top: 264 });
  drawChart(pen, souvenir, { paper, lamp, font, top: bottom + 30, bottom: HEIGHT - 210 });
  pen.fillStyle = paper;
  pen.font = font(32, false);
  wrapped(pen, souvenir.sentences.join(" "), WIDTH - 2 * EDGE)
    .slice(0, 3)
    .forEach((line, index) => pen.fillText(line, EDGE, HEIGHT - 170 + 42 * index));
  pen.fillStyle = lamp;
  pen.font = font(26);
  pen.fillText("Farol", EDGE, HEIGHT - 40);
}

interface Style {
  readonly paper: string;
  readonly lamp: string;
  readonly top: number;
  font(size: number, bold?: boolean): string;
}

/** The seats by place; returns where they end. */
function drawPlaces(pen: CanvasRenderingContext2D, { seats, sheet }: Souvenir, style: Style & { ink: string }): number {
  const { paper, ink, lamp, font, top } = style;
  const order = [...seats].sort((a, b) => (sheet.places[a.seat] ?? 99) - (sheet.places[b.seat] ?? 99)).slice(0, ROWS);
  const row = Math.min(92, 520 / order.length);
  order.forEach((seat, index) => {
    const y = top + row * (index + 0.5);
    pen.fillStyle = sheet.places[seat.seat] === 1 ? lamp : paper;
    pen.beginPath();
    pen.roundRect(EDGE, y - row / 2 + 5, WIDTH - 2 * EDGE, row - 10, 16);
    pen.fill();
    pen.fillStyle = colourOf(seat.colour);
    pen.strokeStyle = ink;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(EDGE + 54, y, row * 0.32, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.fillStyle = ink;
    pen.font = font(row * 0.36);
    pen.textAlign = "center";
    pen.fillText(seat.letter, EDGE + 54, y + 2);
    pen.textAlign = "left";
    pen.font = font(row * 0.42);
    pen.fillText(`${sheet.places[seat.seat] ?? ""}. ${seat.name}`, EDGE + 104, y + 2, WIDTH - 2 * EDGE - 280);
    pen.textAlign = "right";
    pen.fillText(String(sheet.totals[seat.seat] ?? ""), WIDTH - EDGE - 30, y + 2);
    pen.textAlign = "left";
  });
  return top + row * order.length;
}

function drawChart(
  pen: CanvasRenderingContext2D,
  { seats, sheet: { chart }, mark }: Souvenir,
  { paper, lamp, font, top, bottom }: Style & { bottom: number },
): void {
  if (!chart || bottom - top < 160) return;
  const values = chart.lines.flatMap((one) => one.values);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const steps = Math.max(1, chart.labels.length - 1);
  const x = (at: number): number => EDGE + ((WIDTH - 2 * EDGE) * at) / steps;
  const y = (value: number): number => bottom - 20 - ((bottom - top - 90) * (value - least)) / (most - least);
  pen.fillStyle = paper;
  pen.font = font(30);
  pen.fillText(chart.title, EDGE, top + 24);
  if (mark !== null) {
    pen.strokeStyle = lamp;
    pen.lineWidth = 4;
    pen.setLineDash([10, 10]);
    pen.beginPath();
    pen.moveTo(x(mark), top + 56);
    pen.lineTo(x(mark), bottom - 10);
    pen.stroke();
    pen.setLineDash([]);
  }
  for (const { seat, values: line } of chart.lines) {
    pen.strokeStyle = seat === null ? paper : colourOf(seats[seat]?.colour ?? "var(--lamp)");
    pen.lineWidth = 8;
    pen.lineJoin = "round";
    pen.beginPath();
    line.forEach((value, at) => (at === 0 ? pen.moveTo(x(at), y(value)) : pen.lineTo(x(at), y(value))));
    pen.stroke();
  }
}

/** A text in lines of a width. */
export function wrapped(pen: Pick<CanvasRenderingContext2D, "measureText">, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
