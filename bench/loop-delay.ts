import path from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/postgres/embedded.ts'
import { openPool } from '../apps/server/src/adapters/postgres/pool.ts'
import { openDataFolder } from '../apps/server/src/process/data-folder.ts'
import { loopDelays, unmatchedInputs } from '../apps/server/src/testing/loop-delay/loop-delays.ts'
import { startMeasuredServer } from '../apps/server/src/testing/loop-delay/measured-server.ts'
import { Stage } from '../apps/server/src/testing/loop-delay/stage.ts'
import type { Bench, Figure } from './figure.ts'
import { removeFolder, temporaryFolder, UNLIMITED } from './processes.ts'

/** Limit of one turn of the event loop: the longest that one user's request may block others. */
const LONGEST_TURN_MS = 50

/** The longest turn of the event loop for every route of the contract, with each of its most expensive inputs. */
export const bench: Bench = () => figures()

async function* figures(): AsyncGenerator<Figure> {
  yield {
    name: 'calls without an input, or inputs of no call',
    value: unmatchedInputs().length,
    unit: '',
    limit: { atMost: 0 },
  }
  const folder = await temporaryFolder()
  const postgres = await startEmbeddedPostgres(await openDataFolder(path.join(folder, 'data')))
  const db = openPool(postgres.connection, () => undefined)
  const { user, password, host, port, database } = postgres.connection
  const server = await startMeasuredServer(`postgres://${user}:${password}@${host}:${port}/${database}`, UNLIMITED)
  // filter of the routes: LOOP_DELAY_ROUTES=/api/chat
  const part = process.env.LOOP_DELAY_ROUTES ?? ''
  try {
    const all = loopDelays(server, new Stage(server.address, db), { only: (name) => name.includes(part) })
    for await (const { route, what, cpuMs, wallMs, wrongAnswers } of all) {
      if (wrongAnswers.length > 0) throw new Error(`${route}, ${what}: ${wrongAnswers.join(' ')}`)
      const reference = `at worst ${Math.round(wallMs)} ms by the clock`
      const limit = { atMost: LONGEST_TURN_MS }
      yield { name: `${route}, ${what}`, value: cpuMs, unit: 'ms of processor time', limit, reference }
    }
  } finally {
    await server.stop()
    await db.end()
    await postgres.stop()
    await removeFolder(folder)
  }
}
