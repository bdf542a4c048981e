import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Bench } from './figure.ts'
import { ROOT, startServer, temporaryFolder } from './processes.ts'

/** Time from a fresh clone, with an empty npm cache, to a listening server. Needs the package registry. */
export const bench: Bench = async () => {
  await using folder = await temporaryFolder()
  const clone = path.join(folder.path, 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone])
  const server = await startServer(path.join(folder.path, 'data'), {
    script: ['scripts/run.mjs', 'start'],
    cwd: clone,
    environment: { npm_config_cache: path.join(folder.path, 'cache') },
  })
  await server.stop()
  const limit = { atMost: 150 }
  return [{ name: 'fresh clone until listening', value: server.startMs / 1000, unit: 's', limit }]
}
