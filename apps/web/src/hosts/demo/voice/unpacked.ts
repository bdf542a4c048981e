const GZIP = [0x1f, 0x8b]

/** What a packed file holds; some servers unpack it on its way. */
export async function unpacked(file: Blob): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const head = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer())
  const isPacked = GZIP.every((byte, at) => head[at] === byte)
  return isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
}
