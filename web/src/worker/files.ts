/**
 * Files of a site, which are packed by us: a plain file server sends them as small as any other.
 * Some servers unpack such files on the way, so what comes is looked at.
 */
const GZIP = [0x1f, 0x8b] as const;

/** The bytes of a file; `came` is told how many have come. */
export async function loaded(url: string, came: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await new Response(answer.body.pipeThrough(counted(came))).arrayBuffer());
}

/** A file that lies there packed, unpacked; `came` is told how many bytes have come. */
export async function unpacked(url: string, type: string, came: (bytes: number) => void): Promise<Response> {
  const packed = await loaded(`${url}.gz`, came);
  const headers = { "Content-Type": type };
  if (packed[0] !== GZIP[0] || packed[1] !== GZIP[1]) return new Response(packed, { headers });
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers });
}

function counted(came: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(piece, controller) {
      came(piece.byteLength);
      controller.enqueue(piece);
    },
  });
}
