import type { DocumentFault } from '@placard/contract/attachment-limits'
import { isPackedTooFar, PACKED_MAX_ENTRIES } from '@placard/language/documents'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/**
 * Zip bomb check, before anything else unpacks an archive: first the declared sizes, then the actual ones, both against
 * the same limits.
 * @returns why it must not be opened; undefined when it may be.
 */
export async function zipFault(bytes: Buffer): Promise<DocumentFault | undefined> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  } catch {
    return 'damaged'
  }
  try {
    if (zip.entryCount > PACKED_MAX_ENTRIES) return 'too-much-inside'
    const entries = await entriesOf(zip)
    const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (isPackedTooFar(declared, bytes.length)) return 'too-much-inside'
    if (entries.some((entry) => entry.isEncrypted())) return 'protected'
    return (await countsTooMuch(zip, entries, bytes.length)) ? 'too-much-inside' : undefined
  } catch {
    // wrong sizes, overlapping entries, names that leave the archive
    return 'damaged'
  } finally {
    zip.close()
  }
}

/** One entry of a checked archive as text; undefined when there is none of this name. */
export async function zipEntryText(bytes: Buffer, name: string): Promise<string | undefined> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  try {
    const entry = (await entriesOf(zip)).find(({ fileName }) => fileName === name)
    if (entry === undefined) return undefined
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>()
  const entries: Entry[] = []
  zip.on('entry', (entry) => {
    entries.push(entry)
    if (entries.length > PACKED_MAX_ENTRIES) reject(new RangeError('too many entries'))
    else zip.readEntry()
  })
  zip.once('end', () => resolve(entries))
  zip.once('error', reject)
  zip.readEntry()
  return promise
}

/** Unpacks without keeping anything, and counts the bytes. */
async function countsTooMuch(zip: ZipFile, entries: readonly Entry[], packed: number): Promise<boolean> {
  let counted = 0
  for (const entry of entries) {
    if (entry.uncompressedSize === 0) continue
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      counted += chunk.length
      if (!isPackedTooFar(counted, packed)) continue
      stream.destroy()
      return true
    }
  }
  return false
}
