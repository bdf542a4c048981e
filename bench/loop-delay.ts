import { loopDelays, unmatchedInputs } from '../apps/server/src/testing/loop-delay/loop-delays.ts'
import { startMeasuredServer } from '../apps/server/src/testing/loop-delay/measured-server.ts'
import { Stage } from '../apps/server/src/testing/loop-delay/stage.ts'
import type { Bench, Figure } from './figure.ts'
import { UNLIMITED } from './processes.ts'
import { temporaryDatabase } from './temporary-database.ts'

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
  await using database = await temporaryDatabase()
  const server = await startMeasuredServer(database.url, UNLIMITED)
  await using cleanup = new AsyncDisposableStack()
  cleanup.defer(() => server.stop())
  // filter of the routes: LOOP_DELAY_ROUTES=/api/chat
  const part = process.env.LOOP_DELAY_ROUTES ?? ''
  const all = loopDelays(server, new Stage(server.address, database.pool), { only: (name) => name.includes(part) })
  for await (const { route, what, cpuMs, wallMs, wrongAnswers } of all) {
    if (wrongAnswers.length > 0) throw new Error(`${route}, ${what}: ${wrongAnswers.join(' ')}`)
    const reference = `at worst ${Math.round(wallMs)} ms by the clock`
    const limit = { atMost: LONGEST_TURN_MS }
    yield { name: `${route}, ${what}`, value: cpuMs, unit: 'ms of processor time', limit, reference }
  }
}
