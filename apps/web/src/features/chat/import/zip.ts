/** Why a zip cannot be read here: it is encrypted, larger than its format was made for, or damaged. */
export type ZipFault = 'zip-unreadable' | 'too-large'

export type Unzipped =
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly fault: ZipFault }

interface Entry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedLength: number
  readonly at: number
}

const END_LENGTH = 22
const END_SIGN = 0x06054b50
const ENTRY_SIGN = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const LOCAL_SIGN = 0x04034b50
const COMMENT_MAX = 0xffff
/** Stands where a number did not fit its field. */
const DOES_NOT_FIT = 0xffffffff
const STORED = 0
const DEFLATED = 8

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}

/** Where the list of contents is: told at the end of the file, before a comment. */
async function contentsOf(file: Blob): Promise<DataView | undefined> {
  const tailAt = Math.max(0, file.size - END_LENGTH - COMMENT_MAX)
  const tail = await viewOf(file.slice(tailAt))
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGN) continue
    const length = tail.getUint32(at + 12, true)
    const start = tail.getUint32(at + 16, true)
    if (start === DOES_NOT_FIT || start + length > file.size) return undefined
    return viewOf(file.slice(start, start + length))
  }
  return undefined
}

function* entriesOf(contents: DataView): Generator<Entry> {
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
      at: contents.getUint32(at + 42, true),
    }
    at = nameAt + nameLength + contents.getUint16(at + 30, true) + contents.getUint16(at + 32, true)
  }
}

/** The bytes of an entry as they lie in the file; undefined when they are not where they should be. */
async function packedOf(file: Blob, { at, packedLength }: Entry): Promise<Blob | undefined> {
  if (at + LOCAL_LENGTH > file.size) return undefined
  const local = await viewOf(file.slice(at, at + LOCAL_LENGTH))
  if (local.getUint32(0, true) !== LOCAL_SIGN) return undefined
  const from = at + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true)
  return from + packedLength > file.size ? undefined : file.slice(from, from + packedLength)
}

/** A stream as text, or undefined once it has more bytes than it may: a small file can unpack to any size. */
async function textWithin(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

type Unpacked = { readonly text: string } | { readonly fault: ZipFault }

async function unpack(file: Blob, entry: Entry, maxBytes: number): Promise<Unpacked> {
  const packed = await packedOf(file, entry)
  const isReadable = !entry.isEncrypted && (entry.method === STORED || entry.method === DEFLATED)
  if (packed === undefined || !isReadable) return { fault: 'zip-unreadable' }
  const stream =
    entry.method === STORED ? packed.stream() : packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    const text = await textWithin(stream, maxBytes)
    return text === undefined ? { fault: 'too-large' } : { text }
  } catch {
    return { fault: 'zip-unreadable' }
  }
}

/** Whether a file begins like a zip. */
export async function isZip(file: Blob): Promise<boolean> {
  const start = await viewOf(file.slice(0, END_LENGTH))
  return start.byteLength === END_LENGTH && start.getUint32(0, true) === LOCAL_SIGN
}

/**
 * The texts of the files of a zip that have one of the wanted names. Only what is needed of it is read.
 * @param maxBytes most of the texts together, unpacked.
 */
export async function unzip(file: Blob, isWanted: (name: string) => boolean, maxBytes: number): Promise<Unzipped> {
  const contents = await contentsOf(file)
  if (contents === undefined) return { ok: false, fault: 'zip-unreadable' }
  const texts: string[] = []
  let left = maxBytes
  for (const entry of entriesOf(contents)) {
    if (!isWanted(entry.name)) continue
    const unpacked = await unpack(file, entry, left)
    if ('fault' in unpacked) return { ok: false, fault: unpacked.fault }
    left -= unpacked.text.length
    texts.push(unpacked.text)
  }
  return { ok: true, texts }
}
