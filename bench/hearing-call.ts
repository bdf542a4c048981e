import { Heard, successReply } from '@placard/contract'
import { wavOf, wholeSamples } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { RECORDING_VOICES, recorded, SPOKEN_SESSIONS } from '@placard/voice/hearing/testing'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'
import { temporaryServer } from './processes.ts'
import { firstPieceOf, lineOf, speak } from './speak.ts'
import { Visitor } from './visitor.ts'

/** A person who speaks the whole time may send a recording every two seconds. */
const MOST_RECORDINGS = 28

/**
 * From the end of a recording to its words, and to the first sound of a reply to them, as a page on the same machine has
 * them: commands of a session, no key. What the room does in between is in the benchmark `command`.
 */
export async function* firstWords(flite: WebAssembly.Module, options: BenchOptions): AsyncIterable<Figure> {
  await using server = await temporaryServer()
  const ada = await Visitor.join(server.address)
  const [{ campaignId, country, commands } = { campaignId: '', country: '', commands: [] }] = SPOKEN_SESSIONS
  const sessionId = await ada.open({ campaignId, country })
  const hear = async (text: string, at: number) => {
    const voiceId = RECORDING_VOICES[at % RECORDING_VOICES.length] ?? ''
    const sound = recorded(flite, { text, voiceId, aboveNoise: 35, seed: at })
    const samples = wholeSamples(sound)
    const began = performance.now()
    const answer = await fetch(`${server.address}/api/voice/hear?sessionId=${sessionId}`, {
      method: 'POST',
      headers: { 'content-type': 'audio/wav', authorization: `Bearer ${ada.token}` },
      body: wavOf({ samples, rate: RECOGNISER_RATE }),
    })
    const body: unknown = await answer.json()
    if (answer.ok) successReply(Heard).parse(body)
    return performance.now() - began
  }
  yield { name: 'first words, recogniser not started yet', value: await hear('point of order', 0), unit: 'ms' }
  await speak(server.address, ada, 'Order.')
  const times: number[] = []
  const replies: number[] = []
  const count = sampled(MOST_RECORDINGS, options, 4)
  for (const [at, text] of commands.slice(0, count).entries()) {
    const words = await hear(text, at)
    const began = performance.now()
    await speak(server.address, ada, firstPieceOf(lineOf(at)))
    times.push(words)
    replies.push(words + performance.now() - began)
  }
  const sample = `${times.length} commands of a session`
  yield { name: 'first words, warm, p50', value: percentile(times, 0.5), unit: 'ms', sample }
  yield { name: 'first words, warm, p95', value: percentile(times, 0.95), unit: 'ms', sample }
  for (const [share, atMost] of [
    [0.5, 600],
    [0.95, 1_200],
  ] as const)
    yield {
      name: `first sound of a reply to them, warm, p${100 * share}`,
      value: percentile(replies, share),
      unit: 'ms',
      limit: { atMost },
      sample,
    }
}
