import { END_LENGTH, viewOf, type ZipEntry, zipContents } from '../../../kit/browser/zip-contents.ts'

/** Why a zip cannot be read: encrypted, zip64 or damaged; or too large. */
export type ZipFault = 'zip-unreadable' | 'too-large'

export type Unzipped =
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly rejection: ZipFault }

const LOCAL_LENGTH = 30
const LOCAL_SIGN = 0x04034b50
const STORED = 0
const DEFLATED = 8

/** Compressed bytes of an entry; undefined when its header is not where the directory says. */
async function packedOf(file: Blob, { at, packedLength }: ZipEntry): Promise<Blob | undefined> {
  if (at + LOCAL_LENGTH > file.size) return undefined
  const local = await viewOf(file.slice(at, at + LOCAL_LENGTH))
  if (local.getUint32(0, true) !== LOCAL_SIGN) return undefined
  const from = at + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true)
  return from + packedLength > file.size ? undefined : file.slice(from, from + packedLength)
}

/** Reads a stream as text, with a limit on its bytes: a zip bomb unpacks to any size. */
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

async function unpack(file: Blob, entry: ZipEntry, maxBytes: number): Promise<Unpacked> {
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

/** Whether a file starts with the signature of a zip. */
export async function isZip(file: Blob): Promise<boolean> {
  const start = await viewOf(file.slice(0, END_LENGTH))
  return start.byteLength === END_LENGTH && start.getUint32(0, true) === LOCAL_SIGN
}

/**
 * Texts of the wanted files of a zip. Reads only the directory and those entries.
 * @param maxBytes limit on all texts together, unpacked.
 */
export async function unzip(file: Blob, isWanted: (name: string) => boolean, maxBytes: number): Promise<Unzipped> {
  const contents = await zipContents(file)
  if (contents === undefined) return { ok: false, rejection: 'zip-unreadable' }
  const texts: string[] = []
  let left = maxBytes
  for (const entry of contents.entries) {
    if (!isWanted(entry.name)) continue
    const unpacked = await unpack(file, entry, left)
    if ('fault' in unpacked) return { ok: false, rejection: unpacked.fault }
    left -= unpacked.text.length
    texts.push(unpacked.text)
  }
  return { ok: true, texts }
}
