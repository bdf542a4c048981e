import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Sound } from './hearing-kind.ts'
import { pocketsphinxHearing } from './pocketsphinx.ts'
import { system } from './system.ts'
import { CLIMATE_ROOM } from './testing/recordings.ts'

const SPEECH = Float32Array.from({ length: 8_000 }, (_, at) => (at % 2 === 0 ? 0.5 : -0.5))
const SOUND: Sound = {
  bytes: new Uint8Array(),
  type: 'audio/wav',
  speech: SPEECH,
  language: 'en-GB',
  room: CLIMATE_ROOM,
}
const asking = (signal = new AbortController().signal, userId = 'ada') => ({ userId, signal })

const TIMED = `germany can not accept that i think
<s> 0.000 0.480 0.999500
germany 0.490 0.650 0.900000
can 0.660 0.830 0.800000
not(2) 0.840 1.070 0.700000
accept 1.080 1.190 0.600000
<sil> 1.200 1.300 0.100000
that 1.310 1.660 0.500000
++NOISE++ 1.200 1.300 0.100000
i 1.700 1.720 0.400000
think 1.730 1.900 0.300000
</s> 5.310 5.610 1.000000
`
const JSON_LINES = `{"b":0.0,"d":2.1,"p":1.0,"t":"we agree","w":[{"b":0.0,"d":0.1,"p":1.0,"t":"<s>"},{"b":0.1,"d":0.2,"p":0.5,"t":"we"},{"b":0.3,"d":0.2,"p":0.7,"t":"agree(2)"}]}
`

/** A program in a folder of its own that notes what it is given and does as the script says. */
async function aProgram(name: string, script: string, output = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-sphinx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = path.join(folder, name)
  await writeFile(path.join(folder, 'output'), output)
  await writeFile(program, `#!/bin/sh\ncd '${folder}'\nfor a in "$@"; do echo "$a"; done > args\n${script}\n`)
  await chmod(program, 0o755)
  return { program, folder, read: (file: string) => readFile(path.join(folder, file)) }
}

describe('pocketsphinx', () => {
  it.each([
    {
      form: 'continuous',
      output: TIMED,
      text: 'Germany can not accept that I think',
      confidence: 0.6,
      args: ['-infile', '/dev/stdin', '-time', 'yes', '-logfn', '/dev/null'],
    },
    { form: 'single', output: JSON_LINES, text: 'We agree', confidence: 0.6, args: ['single', '-'] },
  ] as const)(
    'of the form $form is given speech in a file that has no name',
    async ({ form, output, args, ...heard }) => {
      const { program, read } = await aProgram('sphinx', '/bin/cat /dev/stdin > sound; /bin/cat output', output)
      expect(await pocketsphinxHearing({ program, form }).hear(SOUND, asking())).toEqual(heard)
      expect((await read('args')).toString().split('\n')).toEqual(['-maxhmmpf', '3000', '-topn', '2', ...args, ''])
      const sound = await read('sound')
      // half a second of silence on both sides
      expect(sound.length).toBe(2 * (8_000 + SPEECH.length + 8_000))
      expect([sound.readInt16LE(0), sound.readInt16LE(2 * 8_000)]).toEqual([0, 16_383])
    },
  )

  it.each([
    { script: 'exit 1', fault: 'unavailable', because: 'it fails' },
    { script: '/bin/cat output; exit 3', fault: 'unavailable', because: 'it fails at the end' },
    { script: 'echo "<s> 0.0 0.1 1.0"', fault: 'nothing-heard', because: 'there is only silence' },
    { script: 'echo "{ no JSON"', fault: 'nothing-heard', because: 'it says something else' },
    { script: 'exec /bin/cat /dev/zero', fault: 'unavailable', because: 'it writes without end' },
  ])('gives no words when $because', async ({ script, fault }) => {
    const { program } = await aProgram('sphinx', script, TIMED)
    await expect(pocketsphinxHearing({ program, form: 'single' }).hear(SOUND, asking())).rejects.toMatchObject({
      fault,
    })
  })

  it('is ended when a recording is given up, and leaves none on the disk', async () => {
    const { program, read } = await aProgram('sphinx', 'echo $$ > pid; exec /bin/sleep 1000')
    const given = new AbortController()
    const hearing = pocketsphinxHearing({ program, form: 'single' }).hear(SOUND, asking(given.signal))
    await expect.poll(() => read('pid').catch(() => '')).not.toHaveLength(0)
    expect((await readdir(tmpdir())).filter((name) => /^placard-[\da-f]{24}$/.test(name))).toEqual([])
    given.abort(new Error('given up'))
    await expect(hearing).rejects.toThrow('given up')
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

  it.each([
    { change: { language: 'fr-FR' }, unable: 'language' },
    { change: { speech: undefined }, unable: 'not-decoded' },
    { change: { language: undefined }, unable: undefined },
    { change: { room: undefined }, unable: undefined },
  ])('hears English that this server could decode: $change, $unable', ({ change, unable }) => {
    const hearing = pocketsphinxHearing({ program: 'sphinx', form: 'single' })
    expect(hearing.unable({ ...SOUND, ...change })).toBe(unable)
  })

  it.each(['pocketsphinx', 'pocketsphinx_continuous'])('is found on the search path as %s', async (name) => {
    const { folder } = await aProgram(name, '')
    expect(system.isInstalled?.(`/nowhere${path.delimiter}${folder}`)).toBe(true)
    expect(system.isInstalled?.('/nowhere')).toBe(false)
    expect(system.isInstalled?.(undefined)).toBe(false)
  })
})
