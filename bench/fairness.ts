import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startMeasuredServer } from '../apps/server/src/testing/loop-delay/measured-server.ts'
import { Stage } from '../apps/server/src/testing/loop-delay/stage.ts'
import { callsOf, joinOthers } from './fairness/others.ts'
import { type Bench, type Figure, percentile } from './figure.ts'
import { UNLIMITED } from './processes.ts'
import { temporaryDatabase } from './temporary-database.ts'

/** The expensive routes, the load on each by one user, and its concurrency. */
const TILTS = [
  { name: 'searching', route: 'GET /api/chat/search', row: 0, atOnce: 20 },
  { name: 'asking for debriefs of many sessions', route: 'GET /api/sessions/campaign/:sessionId', row: 0, atOnce: 20 },
  { name: 'moving sessions in', route: 'POST /api/demo-import/sessions', row: 0, atOnce: 6 },
  { name: 'moving conversations in', route: 'POST /api/chat/import', row: 0, atOnce: 4 },
  { name: 'asking for the interface description', route: 'GET /api/openapi.json', row: 0, atOnce: 40 },
  { name: 'guessing passwords from 64 addresses', route: 'guesses', row: 0, atOnce: 64 },
  { name: 'attaching documents', route: 'POST /api/chat/attachments/:attachmentId', row: 0, atOnce: 6 },
  { name: 'making exports', route: 'POST /api/subscriptions/usage/reservations', row: 0, atOnce: 20 },
  { name: 'showing a long conversation', route: 'GET /api/chat/sessions/:conversationId', row: 0, atOnce: 6 },
  { name: 'sharing a long conversation', route: 'POST /api/chat/sessions/:conversationId/share', row: 0, atOnce: 6 },
  { name: 'following 16 sessions over 20 sockets', route: 'sockets', row: 0, atOnce: 1 },
  { name: 'chatting', route: 'POST /api/chat/send', row: 4, atOnce: 20 },
  { name: 'speaking in a session', route: 'POST /api/sessions/campaign/:sessionId/commands', row: 4, atOnce: 20 },
  { name: 'playing by campaign calls', route: 'POST /api/ai/campaign/process-player-input', row: 4, atOnce: 20 },
] as const

/** Alternating rounds without and with load, so that other work on the machine affects both. */
const ROUNDS = 3
const PART_MS = 3_000
const SETTLE_MS = 500

/** Fairness: other users' latency while one user puts full load on an expensive route, compared with no load. */
export const bench: Bench = () => figures()

async function* figures(): AsyncGenerator<Figure> {
  await using database = await temporaryDatabase()
  const only = process.env.FAIRNESS_OF ?? ''
  for (const tilt of TILTS.filter(({ name }) => name.includes(only))) {
    // a server each: one user's backlog must not delay the next figure
    const server = await startMeasuredServer(database.url, UNLIMITED)
    try {
      yield await figureOf(new Stage(server.address, database.pool), database.url, tilt)
    } finally {
      await server.stop()
    }
  }
}

async function figureOf(stage: Stage, url: string, tilt: (typeof TILTS)[number]): Promise<Figure> {
  const { name, route, row, atOnce } = tilt
  await stage.forgetLimits()
  const others = await joinOthers(stage)
  await callsOf(stage, others, PART_MS)
  const [calm, loaded]: [number[], number[]] = [[], []]
  const answers: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++) {
    const person = await readied([stage.address, url, route, String(row), String(atOnce)])
    await stage.forgetLimits()
    calm.push(...(await callsOf(stage, others, PART_MS)))
    person.on('message', (counts) => Object.assign(answers, counts))
    person.send('begin')
    await delay(SETTLE_MS)
    loaded.push(...(await callsOf(stage, others, PART_MS)))
    const gone = once(person, 'close')
    person.kill('SIGKILL')
    await gone
    await delay(SETTLE_MS)
  }
  const [without, during] = [percentile(calm, 0.95), percentile(loaded, 0.95)]
  const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
  return {
    name: `others’ p95 while one person is at full tilt ${name}, beside nobody`,
    value: during / without,
    unit: 'times',
    limit: { atMost: 2 },
    sample: `${calm.length} and ${loaded.length} calls, ${without.toFixed(0)} and ${during.toFixed(0)} ms`,
    reference: `answered at last ${told.join(', ')}`,
  }
}

/** Starts a load generator and waits until its fixtures are ready. */
async function readied(args: readonly string[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'fairness/full-tilt.ts'), args)
  // a real client has a machine of its own: the cost of sending must not count as the cost of responding
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('close', () => reject(new Error(`could not begin: ${args.join(' ')}`)))
  })
  child.removeAllListeners('close')
  return child
}
