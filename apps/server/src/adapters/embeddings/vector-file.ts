import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { VectorCache, VectorsByKey } from '@placard/language/models'
import * as z from 'zod'

/** The line before the vectors: how many numbers each has, and their keys in the order of the vectors. */
const Head = z.object({ version: z.literal(1), dimensions: z.int().min(1), keys: z.array(z.string()) })

const NEW_LINE = 10
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT

/**
 * Vectors in a file of a folder: a line of JSON, then the numbers in 32 bits each. They are of the knowledge that is
 * part of Placard, never of what people write. A damaged file counts as none; what cannot be written is told.
 */
export function vectorFile(folder: string, spaceId: string, onFailure: (error: unknown) => void): VectorCache {
  const file = path.join(folder, `${spaceId}.vectors`)
  return {
    read: async () => vectorsIn(await readFile(file).catch(() => Buffer.alloc(0))),
    async write(vectors) {
      const fresh = `${file}.${randomBytes(6).toString('hex')}`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(fresh, bytesOf(vectors), { mode: 0o600 })
        await rename(fresh, file)
      } catch (error) {
        onFailure(error)
        await rm(fresh, { force: true }).catch(() => undefined)
      }
    },
  }
}

function bytesOf(vectors: VectorsByKey): Buffer {
  const [first] = vectors.values()
  const head = { version: 1, dimensions: first?.length ?? 0, keys: [...vectors.keys()] } satisfies z.infer<typeof Head>
  const numbers = [...vectors.values()].map((vector) =>
    Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  )
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...numbers])
}

function vectorsIn(bytes: Buffer): VectorsByKey {
  const end = bytes.indexOf(NEW_LINE)
  const head = Head.safeParse(parsed(bytes.subarray(0, Math.max(0, end)).toString('utf8')))
  if (!head.success) return new Map()
  const { dimensions, keys } = head.data
  const numbers = bytes.subarray(end + 1)
  const size = dimensions * FLOAT_BYTES
  if (numbers.length !== keys.length * size) return new Map()
  // copied: a view needs an address that four divides
  return new Map(
    keys.map((key, index) => [
      key,
      new Float32Array(Uint8Array.from(numbers.subarray(index * size, (index + 1) * size)).buffer),
    ]),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
