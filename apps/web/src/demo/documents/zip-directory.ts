const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** A comment behind the end is at most so long. */
const COMMENT_MOST = 65_535

/** What an archive says of itself. */
export interface ZipDirectory {
  readonly names: readonly string[]
  /** What all entries are unpacked, by what they declare. */
  readonly unpackedBytes: number
}

/** The directory of an archive; undefined when it has none that can be read. */
export function zipDirectory(bytes: Uint8Array): ZipDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  const names: string[] = []
  let unpackedBytes = 0
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY_MARK) return undefined
    const nameBytes = view.getUint16(at + 28, true)
    unpackedBytes += view.getUint32(at + 24, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)))
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { names, unpackedBytes }
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - COMMENT_MOST); at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  return undefined
}
