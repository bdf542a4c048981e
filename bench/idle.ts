import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './figure.ts'
import { memoryOf, temporaryServer } from './processes.ts'
import { Visitor } from './visitor.ts'

/** Idle database connections are closed after this; then there is no activity. */
const QUIET_MS = 35_000

/** Memory of an idle server and its database, after a session was opened on it. */
export const bench: Bench = async () => {
  await using server = await temporaryServer()
  const visitor = await Visitor.join(server.address)
  const sessionId = await visitor.open({ campaignId: 'climate-crisis-summit', country: 'KEN', draw: { seed: 1 } })
  await visitor.command(sessionId, { kind: 'pause' })
  await delay(QUIET_MS)
  const memory = await memoryOf(server)
  const total = memory.server + memory.database
  return [
    { name: 'server with database, idle', value: total, unit: 'MB', limit: { atMost: 250 } },
    { name: 'of it the server', value: memory.server, unit: 'MB' },
    { name: 'of it the database', value: memory.database, unit: 'MB' },
  ]
}
