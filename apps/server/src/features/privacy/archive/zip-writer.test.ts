import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { unzipped } from '../../../testing/unzipped.ts'
import { ZipWriter } from './zip-writer.ts'

const AT = new Date('2026-11-28T09:00:00Z')

async function* pieces(...all: readonly (string | Uint8Array)[]) {
  yield* all
}

async function zipOf(add: (zip: ZipWriter) => Promise<unknown>): Promise<Buffer> {
  const taken: Uint8Array[] = []
  const zip = new ZipWriter(async (piece) => void taken.push(piece), AT)
  await add(zip)
  const length = await zip.end()
  const whole = Buffer.concat(taken)
  expect(whole.length).toBe(length)
  return whole
}

it('writes what another library reads: texts, bytes, empty files and names in any script', async () => {
  const files = await unzipped(
    await zipOf(async (zip) => {
      await zip.add('data/été.json', pieces('{"a":', '"Côte d’Ivoire"}'))
      await zip.add('empty.txt', pieces())
      await zip.add('sound.bin', pieces(new Uint8Array([0, 255, 7])))
    }),
  )
  expect([...files].map(([name, content]) => [name, content.toString('latin1').length])).toEqual([
    ['data/été.json', 24],
    ['empty.txt', 0],
    ['sound.bin', 3],
  ])
})

it('tells size and hash of each file', async () => {
  const text = 'The floor is yours. '.repeat(9_000)
  await zipOf(async (zip) => {
    const sha256 = createHash('sha256').update(text).digest('hex')
    expect(await zip.add('a.txt', pieces(text))).toEqual({ name: 'a.txt', bytes: text.length, sha256 })
  })
})

it('takes no more of a file than its sink has taken: what is slow to store is not gathered', async () => {
  let isWaiting = 0
  let most = 0
  const zip = new ZipWriter(async () => {
    isWaiting += 1
    most = Math.max(most, isWaiting)
    await turn()
    isWaiting -= 1
  }, AT)
  const random = Array.from({ length: 400 }, (_, at) => createHash('sha512').update(String(at)).digest())
  await zip.add('noise.bin', pieces(...random.flatMap((one) => [one, ...random.slice(0, 40)])))
  await zip.end()
  expect(most).toBe(1)
})

it('fails where a file cannot be read to its end', async () => {
  const zip = new ZipWriter(async () => undefined, AT)
  async function* broken() {
    yield 'half of it'
    throw new Error('the disk is gone')
  }
  await expect(zip.add('a.txt', broken())).rejects.toThrow('the disk is gone')
})

it('fails where its sink does', async () => {
  const zip = new ZipWriter(async () => Promise.reject(new Error('no room')), AT)
  await expect(zip.add('a.txt', pieces('text'))).rejects.toThrow('no room')
})
