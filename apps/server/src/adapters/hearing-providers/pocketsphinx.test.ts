import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
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
/** Names what is to be heard, for the form that reads its names in a file. */
const CONTROL_FILE = fileURLToPath(new URL('./standard-input.ctl', import.meta.url))
const asking = (signal = new AbortController().signal, userId = 'ada') => ({ userId, signal })

/** What version 0.8 writes of its work, in part. */
const LOGGED = `INFO: ngram_search_fwdflat.c(961): fwdflat 0.22 wall 0.087 xRT
INFO: pocketsphinx.c(1168): germany can not accept that i think (-10816)
word                 start end   pprob ascr       lscr       lback
INFO: ngram_search.c(1025): bestpath 0.00 CPU 0.000 xRT
<s>                  0     12    1.000 -359424    0          1  
germany              13    40    0.900 -478208    -419       1  
can                  41    55    0.800 -544768    -234       2  
not(2)               56    86    0.700 -913408    -528       3  
accept               87    100   0.600 -357376    -113       3  
<sil>                101   103   0.100 -122880    -524288    1  
that                 104   130   0.500 -651264    -598       2  
++NOISE++            131   148   0.100 -420864    -524288    2  
i                    149   157   0.400 -682880    -164       2  
think                158   218   0.300 1973248    -590       3  
</s>                 219   254   1.000 -1973248   -91        2  
INFO: batch.c(762): /dev/stdin: 0.18 xRT (CPU), 1.66 xRT (elapsed)
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
      form: 'batch',
      output: LOGGED,
      writesTo: '>&2',
      text: 'Germany can not accept that I think',
      confidence: 0.6,
      args: ['-adcin', 'yes', '-cepext', '', '-backtrace', 'yes', '-ctl', CONTROL_FILE],
    },
    { form: 'single', output: JSON_LINES, writesTo: '', text: 'We agree', confidence: 0.6, args: ['single', '-'] },
  ] as const)(
    'of the form $form is given speech in a file that has no name',
    async ({ form, output, writesTo, args, ...heard }) => {
      const { program, read } = await aProgram(
        'sphinx',
        `/bin/cat /dev/stdin > sound; /bin/cat output ${writesTo}`,
        output,
      )
      expect(await pocketsphinxHearing({ program, form }).hear(SOUND, asking())).toEqual(heard)
      expect((await read('args')).toString().split('\n')).toEqual(['-maxhmmpf', '3000', ...args, ''])
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
    const { program } = await aProgram('sphinx', script, JSON_LINES)
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

  it.each(['pocketsphinx', 'pocketsphinx_batch'])('is found on the search path as %s', async (name) => {
    const { folder } = await aProgram(name, '')
    expect(system.isInstalled?.(`/nowhere${path.delimiter}${folder}`)).toBe(true)
    expect(system.isInstalled?.('/nowhere')).toBe(false)
    expect(system.isInstalled?.(undefined)).toBe(false)
  })
})
