import { createHash } from 'node:crypto'
import { constants, crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** Takes pieces of a file one after the other; the next one is given when the promise is kept. */
export type Sink = (piece: Uint8Array) => Promise<void>

/** A file of the archive as it was written: its size unpacked, and the SHA-256 of its bytes in hexadecimal. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

/** Numbers in a ZIP file have 32 bits; fflate writes no ZIP64. */
const MOST_BYTES = 0xff_ff_ff_ff
const MOST_ENTRIES = 0xff_ff
const DEFLATE = 8
const NOTHING = new Uint8Array()

/**
 * Writes a ZIP file to a sink, one entry after the other, and holds none of them in memory. fflate writes the format;
 * Node compresses, since that runs beside the event loop: all entries by one compressor, which has a quarter of a megabyte
 * that is freed late.
 */
export class ZipWriter {
  readonly #sink: Sink
  readonly #at: Date
  readonly #zip: Zip
  readonly #deflate = createDeflateRaw()
  #waiting: Uint8Array[] = []
  #length = 0
  #entries = 0
  #entry: ZipInputFile | undefined

  /** @param at the time that its entries carry. */
  constructor(sink: Sink, at: Date) {
    this.#sink = sink
    this.#at = at
    this.#zip = new Zip((error, piece) => {
      if (error !== null) throw error
      this.#waiting.push(piece)
    })
    this.#deflate.on('data', (packed: Uint8Array<ArrayBuffer>) => this.#entry?.ondata?.(null, packed, false))
  }

  /**
   * Adds a file; its pieces are taken as they come.
   * @throws {RangeError} when the archive gets larger than the format allows: 4 GiB, or 65,535 files.
   */
  async add(name: string, pieces: AsyncIterable<string | Uint8Array>): Promise<ZippedFile> {
    this.#entries += 1
    if (this.#entries > MOST_ENTRIES) throw new RangeError('ZipWriter: too many files')
    const entry: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATE, mtime: this.#at }
    const hash = createHash('sha256')
    this.#zip.add(entry)
    this.#entry = entry
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      hash.update(bytes)
      await this.#done((settle) => this.#deflate.write(bytes, settle))
      await this.#send()
    }
    await this.#done((settle) => this.#deflate.flush(constants.Z_FINISH, settle))
    this.#deflate.reset()
    entry.ondata?.(null, NOTHING, true)
    await this.#send()
    return { name, bytes: entry.size, sha256: hash.digest('hex') }
  }

  /** Ends the archive with its directory. @returns its size in bytes. */
  async end(): Promise<number> {
    this.#zip.end()
    await this.#send()
    return this.#length
  }

  /** Frees what it compresses with, whether or not the archive came to its end. */
  close(): void {
    this.#deflate.close()
  }

  #done(work: (settle: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())))
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    for (const piece of waiting) {
      this.#length += piece.length
      if (this.#length > MOST_BYTES) throw new RangeError('ZipWriter: more than 4 GiB')
      await this.#sink(piece)
    }
  }
}
