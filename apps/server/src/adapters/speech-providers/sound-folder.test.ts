import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { wavOf } from '@placard/voice'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SoundFile } from '../../ports/speech.ts'
import { SoundCache, soundKeyOf } from './sound-cache.ts'
import { SoundFolder, type SoundFolderDependencies } from './sound-folder.ts'

const soundOf = (samples: number): SoundFile => ({
  bytes: wavOf({ samples: new Int16Array(samples), rate: 16_000 }),
  mediaType: 'audio/wav',
})
const KEY = soundKeyOf(['one'])

async function aFolder(changes: Partial<SoundFolderDependencies> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'placard-sounds-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const place = path.join(root, 'speech')
  const failures: unknown[] = []
  const open = () => {
    const made = new SoundFolder({
      path: place,
      now: () => Date.now(),
      onFailure: (error) => failures.push(error),
      ...changes,
    })
    onTestFinished(() => made.close())
    return made
  }
  return { place, failures, open, names: async () => (await readdir(place).catch(() => [])).toSorted() }
}

describe('the folder of sounds', () => {
  it('has what was written, also after a restart, under a name that tells nothing', async () => {
    const { open, names } = await aFolder()
    const before = open()
    before.write(KEY, soundOf(100))
    await before.close()
    expect(await names()).toEqual([KEY])
    expect(await open().read(KEY)).toMatchObject(soundOf(100))
    expect(await open().read(soundKeyOf(['two']))).toBeUndefined()
  })

  it.each([
    { damage: (file: string) => truncate(file, 60), because: 'its end is missing' },
    { damage: (file: string) => truncate(file, 0), because: 'nothing was written' },
    {
      damage: async (file: string) => {
        const bytes = await readFile(file)
        bytes.writeUInt8(9, bytes.length - 1)
        await writeFile(file, bytes)
      },
      because: 'a byte is wrong',
    },
    { damage: (file: string) => utimes(file, 0, 0), because: 'it is older than a day' },
  ])('does not have a file where $because', async ({ damage }) => {
    const { place, open } = await aFolder()
    const folder = open()
    folder.write(KEY, soundOf(100))
    await folder.close()
    await damage(path.join(place, KEY))
    expect(await folder.read(KEY)).toBeUndefined()
  })

  it('deletes at the start what a crash left, and what is older than a day', async () => {
    const { place, open, names } = await aFolder()
    await mkdir(place)
    for (const name of [KEY, `${KEY}.abc`, soundKeyOf(['two']), 'notes.txt'])
      await writeFile(path.join(place, name), 'x')
    await utimes(path.join(place, soundKeyOf(['two'])), 0, 0)
    const folder = open()
    folder.open()
    await folder.close()
    expect(await names()).toEqual([KEY])
  })

  it('holds so many bytes and no more: the oldest go first', async () => {
    const { place, open, names } = await aFolder({ bytes: 10_000 })
    const folder = open()
    const keys = ['a', 'b', 'c', 'd'].map((name) => soundKeyOf([name]))
    for (const [at, key] of keys.entries()) {
      folder.write(key, soundOf(1_400))
      await folder.close()
      const written = Date.now() / 1000 - 100 + at
      await utimes(path.join(place, key), written, written).catch(() => undefined)
    }
    expect(await names()).toEqual([keys[2], keys[3]].toSorted())
  })

  it('tells what could not be written, and speech goes on', async () => {
    const { place, open, failures } = await aFolder()
    await writeFile(place, 'a file where the folder should be')
    const folder = open()
    const cache = new SoundCache({ folder })
    expect(await cache.through(KEY, async () => soundOf(9))).toMatchObject(soundOf(9))
    await cache.close()
    expect(failures).toHaveLength(1)
  })
})

describe('sounds that were made before', () => {
  it('come from memory, then from the folder, and are made where they are in neither', async () => {
    const { open } = await aFolder()
    let made = 0
    const make = async () => {
      made += 1
      return soundOf(5)
    }
    const first = new SoundCache({ folder: open() })
    await first.through(KEY, make)
    await first.through(KEY, make)
    await first.close()
    await new SoundCache({ folder: open() }).through(KEY, make)
    expect(made).toBe(1)
  })

  it('take so much memory and no more: what was asked for last stays', async () => {
    const cache = new SoundCache({ folder: undefined, memoryBytes: 3 * 144 })
    const made: string[] = []
    const ask = (name: string) =>
      cache.through(name, async () => {
        made.push(name)
        return soundOf(50)
      })
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await ask(name)
    expect(made.join('')).toBe('abcdb')
  })

  it('are not kept when they fail', async () => {
    const cache = new SoundCache({ folder: undefined })
    await expect(cache.through(KEY, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.through(KEY, async () => soundOf(1))).toEqual(soundOf(1))
  })
})
