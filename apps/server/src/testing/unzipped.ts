import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/**
 * The files of a ZIP by their names, read by another library than the one that writes it.
 * @throws {RangeError} where a file is not what its checksum says.
 */
export async function unzipped(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new RangeError(`unzipped: ${entry.fileName} has another checksum`)
    files.set(entry.fileName, content)
  }
  return files
}
