import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { vectorFile } from './vector-file.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-vectors-'))
})
afterEach(() => rm(folder, { recursive: true }))

const VECTORS = new Map([
  ['one', Float32Array.of(0.25, -0.5, 1)],
  ['two', Float32Array.of(0, 10, 0.125)],
])
const failures: unknown[] = []
const fileIn = (at: string, spaceId = 'abc') => vectorFile(at, spaceId, (error) => failures.push(error))

describe('the file of vectors', () => {
  it('gives back what was written, for its own model alone and readable by its owner alone', async () => {
    const inside = path.join(folder, 'vectors')
    await fileIn(inside).write(VECTORS)
    expect(await fileIn(inside).read()).toEqual(VECTORS)
    expect((await fileIn(inside, 'def').read()).size).toBe(0)
    expect(await readdir(inside)).toEqual(['abc.vectors'])
    expect((await stat(path.join(inside, 'abc.vectors'))).mode & 0o777).toBe(0o600)
  })

  it.each<{ because: string; damage: (bytes: Buffer) => Buffer }>([
    { because: 'it was cut', damage: (bytes) => bytes.subarray(0, -1) },
    { because: 'it has more than it says', damage: (bytes) => Buffer.concat([bytes, Buffer.alloc(4)]) },
    { because: 'it has no first line', damage: () => Buffer.from('no line') },
    { because: 'its first line is something else', damage: () => Buffer.from('{"version":2}\n') },
    { because: 'it is empty', damage: () => Buffer.alloc(0) },
  ])('counts as none when $because', async ({ damage }) => {
    const file = path.join(folder, 'abc.vectors')
    await fileIn(folder).write(VECTORS)
    await writeFile(file, damage(await readFile(file)))
    expect((await fileIn(folder).read()).size).toBe(0)
  })

  it('that cannot be written is told of, and nothing else happens', async () => {
    await writeFile(path.join(folder, 'taken'), '')
    await fileIn(path.join(folder, 'taken')).write(VECTORS)
    expect(failures).toHaveLength(1)
  })
})
