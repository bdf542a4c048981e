import { chat } from '@placard/contract'
import { type BenchOptions, type Figure, percentile, sampled } from '../figure.ts'
import { temporaryServer } from '../processes.ts'
import { Visitor } from '../visitor.ts'
import { aLongConversation, moveIn } from './many-messages.ts'

const CONVERSATIONS = 100
const MESSAGES_EACH = 1_000
const ROUNDS = 20
/** Search terms in every message, in every thousandth, in one, in none, and several at once. */
const SOUGHT = ['resolution', 'zanzibar', 'number4711', 'nowhere', 'climate finance', 'carbon zanz'] as const

/** Latency of the search over very many messages of one user, as the page calls it, over HTTP. */
export async function searches(options: BenchOptions): Promise<readonly Figure[]> {
  await using server = await temporaryServer()
  const { token } = await Visitor.join(server.address)
  const conversations = sampled(CONVERSATIONS, options, 5)
  for (let number = 0; number < conversations; number += 1) {
    await moveIn(server.address, token, aLongConversation(number, MESSAGES_EACH))
  }
  const times = await timesOfSearches(server.address, token, chat.search.path)
  const sample = `${times.length} searches of ${SOUGHT.length} kinds in ${conversations * MESSAGES_EACH} messages of one person`
  return [
    { name: 'search, median', value: percentile(times, 0.5), unit: 'ms', limit: { atMost: 50 }, sample },
    { name: 'search, p95', value: percentile(times, 0.95), unit: 'ms', limit: { atMost: 50 }, sample },
  ]
}

/** The times of searches of each kind over HTTP, in ms, after one of each that is not counted. */
export async function timesOfSearches(address: string, token: string, path: string): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const search = async (words: string) => {
    const since = performance.now()
    const answer = await fetch(`${address}${path}?words=${encodeURIComponent(words)}`, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`searching: ${answer.status}`)
    return performance.now() - since
  }
  for (const words of SOUGHT) await search(words)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) for (const words of SOUGHT) times.push(await search(words))
  return times
}
