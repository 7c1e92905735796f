/**
 * Files of a site, which are packed by us: a plain file server sends them as small as any other.
 * Some servers unpack such files on the way, so what comes is looked at.
 */
const GZIP = [0x1f, 0x8b] as const;

/** A file that lies there packed, unpacked; `came` is told how many bytes have come. */
export async function unpacked(url: string, type: string, came: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(`${url}.gz`);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const packed = new Uint8Array(await new Response(answer.body.pipeThrough(counted(came))).arrayBuffer());
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
