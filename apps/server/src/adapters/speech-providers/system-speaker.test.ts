import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { wavOf } from '@placard/voice'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SpeechOrder } from '../../ports/speech.ts'
import { system } from './system.ts'
import { espeakOn } from './system-speaker.ts'

const SOUND = wavOf({ samples: Int16Array.from([1, 2, 3]), rate: 22_050 })
const ORDER: SpeechOrder = {
  text: '$(touch hacked); Bonjour "tout" le monde\n--help',
  voiceId: 'kore',
  language: 'fr-FR',
  speed: 1.1,
  style: 'professional',
  isWithoutServices: false,
}
const asking = (signal = new AbortController().signal) => ({ userId: 'ada', signal })

/** A program in a folder of its own that notes what it is given and does as the script says. */
async function aProgram(script: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-espeak-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'espeak-ng')
  // as the real program does: the length was not known when the header was written
  const endless = SOUND.slice()
  new DataView(endless.buffer).setUint32(40, 0x7ffff000, true)
  await writeFile(path.join(folder, 'sound.wav'), endless)
  await writeFile(file, `#!/bin/sh\ncd '${folder}'\nfor a in "$@"; do echo "$a"; done > args\n${script}\n`)
  await chmod(file, 0o755)
  return { file, folder, read: (name: string) => readFile(path.join(folder, name), 'utf8') }
}

describe('the speech program of the system', () => {
  it('is given voice and speed as arguments, and the text on its standard input alone', async () => {
    const { file, read } = await aProgram('/bin/cat > text; /bin/cat sound.wav')
    expect(await espeakOn(file).speak(ORDER, asking())).toEqual(SOUND)
    expect((await read('args')).split('\n')).toEqual([
      '--stdin',
      '--stdout',
      '-v',
      'fr-fr+f4',
      '-p',
      '55',
      '-s',
      '187',
      '',
    ])
    expect(await read('text')).toBe(ORDER.text)
    await expect(read('hacked')).rejects.toThrow()
  })

  it.each([
    { script: 'exit 1', because: 'it knows no such voice' },
    { script: 'echo no sound', because: 'it says something else' },
    { script: '/bin/cat sound.wav; exit 3', because: 'it fails at the end' },
  ])('gives no sound when $because', async ({ script }) => {
    const { file } = await aProgram(script)
    await expect(espeakOn(file).speak(ORDER, asking())).rejects.toMatchObject({ fault: 'unavailable' })
  })

  it('is ended when a text is given up', async () => {
    const { file, read } = await aProgram('echo $$ > pid; exec /bin/sleep 1000')
    const given = new AbortController()
    const speaking = espeakOn(file).speak(ORDER, asking(given.signal))
    await expect.poll(() => read('pid').catch(() => '')).toMatch(/\d/)
    given.abort(new Error('given up'))
    await expect(speaking).rejects.toThrow('given up')
    const pid = Number(await read('pid'))
    const isThere = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    await expect.poll(isThere).toBe(false)
  })

  it('is found on the search path, and is none where it is not', async () => {
    const { folder } = await aProgram('')
    expect(system.isInstalled?.(`/nowhere${path.delimiter}${folder}`)).toBe(true)
    expect(system.isInstalled?.('/nowhere')).toBe(false)
    expect(system.isInstalled?.(undefined)).toBe(false)
  })
})
