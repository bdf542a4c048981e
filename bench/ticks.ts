import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './figure.ts'
import { figuresOf, memoryOf, temporaryServer } from './processes.ts'
import { Visitor } from './visitor.ts'

const SESSIONS = 2_000
/** Number of owners: one user's sessions may not use a whole server. */
const PEOPLE = 100
const OPENED_AT_ONCE = 8
const MEASURED_MS = 45_000

/** Tick delay of 2,000 autonomous sessions on one server; each has a tick due at least every 15 s. */
export const bench: Bench = async () => {
  await using server = await temporaryServer()
  const visitors: Visitor[] = []
  for (let at = 0; at < PEOPLE; at++) visitors.push(await Visitor.join(server.address))
  let next = 0
  const open = async () => {
    for (let seed = next++; seed < SESSIONS; seed = next++) {
      await visitors[seed % PEOPLE]?.open({ campaignId: 'climate-crisis-summit', country: 'KEN', draw: { seed } })
    }
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open))
  const before = await lagFigures(server.address)
  const cpuBefore = server.child.pid === undefined ? 0 : await cpuSeconds(server.child.pid)
  await delay(MEASURED_MS)
  const after = await lagFigures(server.address)
  const ticks = after.count - before.count
  const cpu = server.child.pid === undefined ? 0 : (await cpuSeconds(server.child.pid)) - cpuBefore
  const { server: megabytes } = await memoryOf(server)
  return [
    {
      name: 'lag of 2,000 sessions, mean',
      value: ((after.sum - before.sum) / ticks) * 1000,
      unit: 'ms',
      limit: { atMost: 250 },
    },
    {
      name: 'ticks of 2,000 sessions',
      value: ticks / (MEASURED_MS / 1000),
      unit: 'a second',
      limit: { atLeast: SESSIONS / 15 },
    },
    { name: 'server processor time with 2,000 sessions', value: (cpu / MEASURED_MS) * 100_000, unit: '% of a core' },
    { name: 'server memory with 2,000 sessions', value: megabytes, unit: 'MB' },
  ]
}

async function lagFigures(address: string): Promise<{ sum: number; count: number }> {
  const text = await figuresOf(address)
  const read = (name: string) => Number(new RegExp(`^placard_session_lag_seconds_${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { sum: read('sum'), count: read('count') }
}

/** CPU time used by a process. Linux only. */
async function cpuSeconds(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
