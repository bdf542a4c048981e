import { openPool } from '../../apps/server/src/adapters/postgres/pool.ts'
import { DEAREST_INPUTS } from '../../apps/server/src/testing/loop-delay/dearest-inputs.ts'
import { type DearRequest, Stage } from '../../apps/server/src/testing/loop-delay/stage.ts'
import { guesses, sockets } from './anonymous-load.ts'

/**
 * Load generator: one user at full load, in a separate process: sends the most expensive request of a route repeatedly,
 * with fixed concurrency, from `begin` until the process is ended, and reports every second the number of responses by
 * status.
 */
const [address = '', databaseUrl = '', route = '', row = '0', atOnce = '10'] = process.argv.slice(2)
const stage = new Stage(
  address,
  openPool({ connectionString: databaseUrl, max: 2 }, () => undefined),
)
const counts: Record<string, number> = {}

const ask = await asker()
const begun = new Promise((resolve) => process.once('message', resolve))
process.send?.('ready')
await begun
setInterval(() => process.send?.(counts), 500)
await Promise.all(Array.from({ length: Number(atOnce) }, again))

async function again(): Promise<void> {
  for (;;) {
    const status = await ask().catch(() => 'failed')
    counts[status] = (counts[status] ?? 0) + 1
  }
}

async function asker(): Promise<() => Promise<string>> {
  if (route === 'guesses') return guesses(stage)
  if (route === 'sockets') return sockets(stage)
  const [method = '', path = ''] = route.split(' ')
  const next = await DEAREST_INPUTS[route]?.[Number(row)]?.prepare(stage)
  if (next === undefined) throw new Error(`${route} has no dearest input ${row}`)
  // fixtures are created beforehand: only the requests are to be measured
  const ready: DearRequest[] = []
  for (let made = 0; made < Number(atOnce); made++) ready.push(await next())
  let sent = 0
  return async () => {
    sent += 1
    return String((await stage.send(method, path, ready[sent % ready.length] ?? {})).status)
  }
}
