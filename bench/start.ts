import type { Bench } from './figure.ts'
import { startServer, temporaryFolder } from './processes.ts'

/** Time of `npm start` on a warm folder: dependencies, page and database exist. */
export const bench: Bench = async () => {
  await using folder = await temporaryFolder()
  const script = ['scripts/run.mjs', 'start']
  const first = await startServer(folder.path, { script })
  await first.stop()
  const second = await startServer(folder.path, { script })
  await second.stop()
  return [
    { name: 'second start until listening', value: second.startMs / 1000, unit: 's', limit: { atMost: 4 } },
    { name: 'first start on an empty data folder', value: first.startMs / 1000, unit: 's' },
  ]
}
