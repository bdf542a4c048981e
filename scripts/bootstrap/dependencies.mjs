import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { say } from './plain.mjs'
import { hashOf, isInstalled, readStamp } from './stamps.mjs'

/**
 * Installs dependencies by `npm ci` when the stamp differs from the lock file's hash.
 *
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv }} context
 */
export async function ensureDependencies({ root, node, env }) {
  const hash = hashOf(root, ['package-lock.json'])
  const stamp = join(root, 'node_modules', '.placard-lock')
  if (readStamp(stamp) === hash) return
  await withLock(join(root, '.cache', 'install.lock'), {
    onWait: () => say('Another command is installing the dependencies: waiting for it …'),
    work: async () => {
      if (readStamp(stamp) === hash) return
      if (!isInstalledByHand(root)) {
        const startedAt = Date.now()
        say('Installing the dependencies (once, until the lock file changes) …')
        rmSync(stamp, { force: true })
        // development dependencies too, even with NODE_ENV=production: the page is built here
        const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
        await npm(args, { cwd: root, env, node, purpose: 'install the dependencies' })
        say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
      }
      writeFileSync(stamp, `${hash}\n`)
    },
  })
}

/** @param {string} root */
function isInstalledByHand(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return isInstalled(lock, JSON.parse(readFileSync(record, 'utf8')))
}
