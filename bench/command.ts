import { setTimeout as delay } from 'node:timers/promises'
import type { SessionCommand } from '@placard/contract'
import { type Bench, percentile } from './figure.ts'
import { temporaryServer } from './processes.ts'
import { Visitor } from './visitor.ts'

const SESSIONS = 50
/** Interval of commands per session: faster than a person types. */
const EVERY_MS = 4_000
const ROUNDS = 8
/** Texts that are always in order; a rejected command would send no view. */
const TEXTS = [
  'We thank the distinguished delegates and look forward to their views.',
  'Could the delegate of China explain its position on coal?',
  'Our first concern is climate finance, because our farmers have lost three harvests.',
  'We thank the delegate of Germany for this statement.',
]

/** Latency from sending a command to receiving its view on the socket, with fifty sessions live. */
export const bench: Bench = async () => {
  await using server = await temporaryServer()
  const times: number[] = []
  const visitor = await Visitor.join(server.address)
  const players = await Promise.all(Array.from({ length: 10 }, () => Visitor.join(server.address)))
  const tables = Array.from({ length: SESSIONS }, (_, at) => seat(players[at % players.length] ?? visitor, at))
  const seated = await Promise.all(tables)
  await Promise.all(
    seated.map(async ({ act, leave }, at) => {
      for (let round = 0; round < ROUNDS; round++) {
        await delay(round === 0 ? (EVERY_MS * at) / SESSIONS : EVERY_MS)
        const ms = await act({ kind: 'say', text: TEXTS[(at + round) % TEXTS.length] ?? '' })
        // the first round is the warm-up
        if (round > 0) times.push(ms)
      }
      leave()
    }),
  )
  return [
    {
      name: 'command to view, p95, 50 live sessions',
      value: percentile(times, 0.95),
      unit: 'ms',
      limit: { atMost: 40 },
    },
    { name: 'command to view, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'command to view, commands', value: times.length, unit: 'commands' },
  ]
}

async function seat(visitor: Visitor, seed: number) {
  const sessionId = await visitor.open({ campaignId: 'climate-crisis-summit', country: 'KEN', draw: { seed } })
  let seen = 0
  let wake: () => void = () => undefined
  const socket = await visitor.follow(sessionId, (seq) => {
    seen = seq
    wake()
  })
  return {
    leave: () => socket.close(),
    async act(command: SessionCommand): Promise<number> {
      const since = performance.now()
      const seq = await visitor.command(sessionId, command)
      while (seen < seq) await new Promise<void>((resolve) => (wake = resolve))
      return performance.now() - since
    },
  }
}
