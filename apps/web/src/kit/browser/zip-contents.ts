/** A file in a zip, from its central directory. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedLength: number
  /** As declared; the actual length may be greater. */
  readonly unpackedLength: number
  /** Its offset in the zip. */
  readonly at: number
}

/** Length of the end record, which is all that an empty zip has. */
export const END_LENGTH = 22
const END_SIGN = 0x06054b50
const ENTRY_SIGN = 0x02014b50
const ENTRY_LENGTH = 46
const COMMENT_MAX = 0xffff
/** Placeholder for a number that did not fit its field (Zip64). */
const DOES_NOT_FIT = 0xffffffff

export async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}

/**
 * Reads a zip's central directory, found through the end record, which may be followed by a comment; nothing else is
 * read.
 * @returns the entries up to the first unreadable one, and their declared count; undefined where there is no directory.
 */
export async function zipContents(
  file: Blob,
): Promise<{ readonly entries: Iterable<ZipEntry>; readonly count: number } | undefined> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_LENGTH - COMMENT_MAX)))
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGN) continue
    const length = tail.getUint32(at + 12, true)
    const start = tail.getUint32(at + 16, true)
    if (start === DOES_NOT_FIT || start + length > file.size) return undefined
    const contents = await viewOf(file.slice(start, start + length))
    return { entries: entriesOf(contents), count: tail.getUint16(at + 10, true) }
  }
  return undefined
}

function* entriesOf(contents: DataView): Generator<ZipEntry> {
  const decoder = new TextDecoder()
  let at = 0
  while (at + ENTRY_LENGTH <= contents.byteLength && contents.getUint32(at, true) === ENTRY_SIGN) {
    const nameLength = contents.getUint16(at + 28, true)
    const nameAt = at + ENTRY_LENGTH
    if (nameAt + nameLength > contents.byteLength) return
    yield {
      name: decoder.decode(new Uint8Array(contents.buffer, contents.byteOffset + nameAt, nameLength)),
      method: contents.getUint16(at + 10, true),
      isEncrypted: (contents.getUint16(at + 8, true) & 1) === 1,
      packedLength: contents.getUint32(at + 20, true),
      unpackedLength: contents.getUint32(at + 24, true),
      at: contents.getUint32(at + 42, true),
    }
    at = nameAt + nameLength + contents.getUint16(at + 30, true) + contents.getUint16(at + 32, true)
  }
}
