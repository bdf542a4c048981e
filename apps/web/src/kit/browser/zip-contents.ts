/** A file in a zip, as its list of contents tells of it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedLength: number
  /** As it is declared: what comes out may be longer. */
  readonly unpackedLength: number
  /** Where it lies in the zip. */
  readonly at: number
}

/** The shortest zip has nothing but its end. */
export const END_LENGTH = 22
const END_SIGN = 0x06054b50
const ENTRY_SIGN = 0x02014b50
const ENTRY_LENGTH = 46
const COMMENT_MAX = 0xffff
/** Stands where a number did not fit its field. */
const DOES_NOT_FIT = 0xffffffff

export async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}

/**
 * What a zip says it has. The list is told of at the end of the file, before a comment; only these parts are read.
 * @returns the entries up to the first that cannot be read, and how many there should be; undefined where there is no such list.
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
