import { auth } from '@placard/contract'
import { type Bench, type Figure, percentile } from './figure.ts'
import { answersPerSecond, startBareRoute } from './http/programs.ts'
import { people, signIns } from './http/sign-ins.ts'
import { type BenchServer, figuresOf, temporaryServer } from './processes.ts'
import { Visitor } from './visitor.ts'

const CONNECTIONS = 20
/** The median of several pairs counts, so that other work on the machine affects one of them only. */
const PAIRS = 7
const PART_MS = 2_000
const WARM_UP_MS = 3_000

const PER_SECOND = 20
const SECONDS = 10
const PEOPLE = 40

/** Overhead of an authenticated call over the bare framework, and the event-loop delay caused by sign-ins. */
export const bench: Bench = async () => {
  // with request logs, as in production
  await using server = await temporaryServer({ environment: { LOG_LEVEL: 'info' } })
  return [...(await throughput(server)), ...(await signInDelay(server))]
}

/** Both routes are measured alternately, by a client in its own process. */
async function throughput({ address }: BenchServer): Promise<Figure[]> {
  const { token } = await Visitor.join(address)
  const mine = { address: address + auth.me.path, token, connections: CONNECTIONS }
  const answer = await fetch(mine.address, { headers: { authorization: `Bearer ${token}` } })
  const bare = await startBareRoute(await answer.text())
  const theirs = { address: bare.address, connections: CONNECTIONS }
  try {
    for (const load of [mine, theirs]) await answersPerSecond({ ...load, forMs: WARM_UP_MS })
    const pairs: { readonly ours: number; readonly bare: number }[] = []
    for (let pair = 0; pair < PAIRS; pair++) {
      const ours = await answersPerSecond({ ...mine, forMs: PART_MS })
      pairs.push({ ours, bare: await answersPerSecond({ ...theirs, forMs: PART_MS }) })
    }
    const middle = (values: readonly number[]) => percentile(values, 0.5)
    return [
      {
        name: 'authenticated JSON route, of the throughput of a bare route with the same body',
        value: middle(pairs.map(({ ours, bare }) => ours / bare)),
        unit: '',
        limit: { atLeast: 0.6 },
        sample: `median of ${PAIRS} pairs in turn, ${CONNECTIONS} connections, ${PART_MS / 1000} s each`,
        reference: `pairs ${pairs.map(({ ours, bare }) => (ours / bare).toFixed(2)).join(' ')}`,
      },
      { name: 'authenticated JSON route', value: middle(pairs.map(({ ours }) => ours)), unit: 'answers/s' },
      { name: 'bare route', value: middle(pairs.map(({ bare }) => bare)), unit: 'answers/s' },
    ]
  } finally {
    bare.child.kill()
  }
}

/** Hashing a password is slow, and must not block the event loop. */
async function signInDelay({ address }: BenchServer): Promise<Figure[]> {
  const who = await people(address, PEOPLE)
  await signIns(address, who, PER_SECOND, 2)
  // reading the figure resets it
  await loopDelay(address)
  const times = await signIns(address, who, PER_SECOND, SECONDS)
  const delayMs = await loopDelay(address)
  return [
    {
      name: `event-loop delay under ${PER_SECOND} sign-ins a second, p99`,
      value: delayMs,
      unit: 'ms',
      limit: { atMost: 20 },
      sample: `${times.length} sign-ins in ${SECONDS} s, looked at every 10 ms, which count`,
    },
    { name: 'sign-in, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'sign-in, p95', value: percentile(times, 0.95), unit: 'ms' },
  ]
}

/** The server's own event-loop delay. @returns p99 in ms since it was last read. */
async function loopDelay(address: string): Promise<number> {
  const said = await figuresOf(address)
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(said)?.[1]) * 1000
}
