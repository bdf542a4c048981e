import { auth } from '@placard/contract'
import { type Bench, type Figure, percentile } from './figure.ts'
import { answersPerSecond, startBareRoute } from './http/programs.ts'
import { people, signIns } from './http/sign-ins.ts'
import { type BenchServer, figuresOf, removeFolder, startServer, temporaryFolder } from './processes.ts'
import { Visitor } from './visitor.ts'

const CONNECTIONS = 20
/** Of several pairs the median counts: what else the machine does at a moment meets one of them. */
const PAIRS = 7
const PART_MS = 2_000
const WARM_UP_MS = 3_000

const PER_SECOND = 20
const SECONDS = 10
const PEOPLE = 40

/** What a signed-in call costs beside the framework alone, and what signing in costs everybody else. */
export const bench: Bench = async () => {
  const folder = await temporaryFolder()
  // requests are logged, as they are when the server is used
  const server = await startServer(folder, { environment: { LOG_LEVEL: 'info' } })
  try {
    return [...(await throughput(server)), ...(await signInDelay(server))]
  } finally {
    await server.stop()
    await removeFolder(folder)
  }
}

/** Both routes are asked in turn, by a client in a process of its own. */
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

/** Hashing a password takes long; it must not be the event loop that takes it. */
async function signInDelay({ address }: BenchServer): Promise<Figure[]> {
  const who = await people(address, PEOPLE)
  await signIns(address, who, PER_SECOND, 2)
  // reading the figure begins it anew
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

/** What the server says of itself. @returns p99 in ms since it was last asked. */
async function loopDelay(address: string): Promise<number> {
  const said = await figuresOf(address)
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(said)?.[1]) * 1000
}
