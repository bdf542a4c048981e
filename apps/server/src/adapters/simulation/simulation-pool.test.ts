import { rm, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { QueueRoom } from './round-robin-queue.ts'
import { SimulationPool, type SimulationPoolDependencies } from './simulation-pool.ts'

const ROOM: QueueRoom = { aPerson: 40, inAll: 100 }
const LIMITS = { cpuMs: 300, wallMs: 60_000, memoryMb: 64 }

/** A worker that behaves as its task's seat says. */
const PROGRAM = path.join(tmpdir(), `placard-worker-${process.pid}.mjs`)
const CODE = `
  import { getPriority } from 'node:os'
  const held = []
  process.on('message', ({ input: { seat, log } }) => {
    process.send({ kind: 'begun' })
    if (seat === 'endless') for (;;);
    if (seat === 'greedy') for (;;) held.push(new Array(1000).fill(Math.random()))
    if (seat === 'dying') process.exit(1)
    if (seat === 'faulty') return process.send({ kind: 'failed', reason: 'it said so' })
    if (seat === 'modest') return process.send({ kind: 'done', value: getPriority() })
    process.send({ kind: 'progress', progress: { replayed: 1, replays: 2 } })
    process.send({ kind: 'done', value: log })
  })
  process.on('disconnect', () => process.exit())
`
beforeAll(() => writeFile(PROGRAM, CODE))
afterAll(() => rm(PROGRAM))

let pool: SimulationPool

function aPool(changes: SimulationPoolDependencies = {}) {
  pool = new SimulationPool({ limits: LIMITS, workers: 1, program: PROGRAM, ...changes })
  const done: string[] = []
  const wish = async (userId: string, log = '', seat = 'usual') => {
    const placed = pool.place({ userId, name: 'make-debrief', prepare: async () => ({ log, seat }), room: ROOM })
    if (typeof placed === 'string') return placed
    const end = await placed.end
    done.push(`${userId} ${log}`)
    return end
  }
  return { wish, done }
}

afterEach(() => pool.close())

describe('the workers of the simulation', () => {
  it.each([
    { seat: 'endless', end: { status: 'too-costly' }, because: 'it takes more processor time than it may' },
    { seat: 'greedy', end: { status: 'too-costly' }, because: 'it takes more memory than it may' },
    { seat: 'dying', end: { status: 'failed', reason: 'the worker ended' }, because: 'its worker died' },
    { seat: 'faulty', end: { status: 'failed', reason: 'it said so' }, because: 'it cannot be done' },
  ])('D2 end a task and continue with the next when $because', async ({ seat, end }) => {
    const { wish } = aPool()
    expect(await wish('ada', '', seat)).toEqual(end)
    expect(await wish('ben', 'a log')).toEqual({ status: 'done', value: 'a log' })
  })

  it('D2 serve another user after one of a user’s 36 requests', async () => {
    const { wish, done } = aPool()
    const many = Array.from({ length: 36 }, (_, at) => wish('ada', String(at + 1)))
    await Promise.all([wish('ben', '1'), ...many])
    expect(done.slice(0, 3)).toEqual(['ada 1', 'ben 1', 'ada 2'])
  })

  it('D2 let a task that never ends delay no other user', async () => {
    const { wish, done } = aPool({ workers: 2, limits: { ...LIMITS, cpuMs: 60_000 } })
    void wish('ada', 'never', 'endless')
    void wish('ada', 'after it')
    expect(await wish('ben', 'soon')).toEqual({ status: 'done', value: 'soon' })
    expect(done).toEqual(['ben soon'])
  })

  it('D2 let requests go first, and yet come to their turn on a busy machine: theirs is not the lowest priority', async () => {
    const { wish } = aPool()
    const { PRIORITY_BELOW_NORMAL } = constants.priority
    // where this test itself comes last, not everybody may go before it
    const lower = [PRIORITY_BELOW_NORMAL, Math.max(getPriority(), PRIORITY_BELOW_NORMAL)]
    const end = await wish('ada', '', 'modest')
    expect(lower.map((value) => ({ status: 'done', value }))).toContainEqual(end)
  })

  it('report how far a task is', async () => {
    const { wish } = aPool()
    await wish('ada')
    const told: unknown[] = []
    const prepare = async () => ({ log: '', seat: 'usual' })
    const onProgress = (progress: unknown) => told.push(progress)
    const placed = pool.place({ userId: 'ada', name: 'make-debrief', prepare, room: ROOM, onProgress })
    if (typeof placed === 'string') throw new Error(placed)
    await placed.end
    expect(told).toEqual([{ replayed: 1, replays: 2 }])
  })

  it('leave no caller waiting when the server stops', async () => {
    const { wish } = aPool()
    const ends = Promise.all([wish('ada', '', 'endless'), wish('ben'), wish('eve')])
    await pool.close()
    expect((await ends).map((end) => (typeof end === 'string' ? end : end.status))).toEqual(Array(3).fill('failed'))
  })
})
