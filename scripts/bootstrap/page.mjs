import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { PlainError, say } from './plain.mjs'
import { run } from './processes.mjs'
import { hashOf, readStamp } from './stamps.mjs'

/** Inputs of the page's build. */
const SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json', 'tsconfig.base.json']

/**
 * Builds the page when the hash of its sources differs from the last build's stamp. The new build replaces the old one
 * only when it is complete; a failed build keeps the old page and returns its exit code.
 *
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv }} context
 */
export async function ensurePage({ root, node, env }) {
  const stamp = join(root, 'apps', 'web', 'dist', '.stamp')
  if (readStamp(stamp) === hashOf(root, SOURCES)) return
  await withLock(join(root, '.cache', 'page.lock'), {
    onWait: () => say('Another command is building the page: waiting for it …'),
    work: async () => {
      const hash = hashOf(root, SOURCES)
      if (readStamp(stamp) !== hash) await build({ root, node, env, hash })
    },
  })
}

/** @param {{ root: string, node: string, env: NodeJS.ProcessEnv, hash: string }} context */
async function build({ root, node, env, hash }) {
  const startedAt = Date.now()
  say('Building the page (its sources changed) …')
  const web = join(root, 'apps', 'web')
  const dist = join(web, 'dist')
  const next = join(root, '.cache', 'page-next')
  const last = join(root, '.cache', 'page-last')
  for (const leftover of [next, last]) rmSync(leftover, { recursive: true, force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await run(node, [vite, 'build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir'], {
    cwd: web,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  if (code !== 0 || !existsSync(join(next, 'index.html'))) {
    throw new PlainError('The page could not be built; what is wrong stands above.')
  }
  writeFileSync(join(next, '.stamp'), `${hash}\n`)
  if (existsSync(dist)) renameSync(dist, last)
  renameSync(next, dist)
  rmSync(last, { recursive: true, force: true })
  say(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}
