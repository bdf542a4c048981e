import { join } from 'node:path'
import { ensurePage } from './page.mjs'
import { say } from './plain.mjs'
import { run, runTogether } from './processes.mjs'

/**
 * Node's arguments to run the server; the script is relative to the project's folder. By default the young generation
 * grows to 128 MB while the server starts and never shrinks; with an eighth of that, responses are as fast. With `--expose-gc`
 * the server can give back what V8 keeps for later, which it does when nobody is there.
 */
export const SERVER = ['--max-semi-space-size=16', '--expose-gc', 'apps/server/src/main.ts']

/**
 * Environment of the server: how glibc, the C library of most Linuxes, keeps memory; elsewhere it means nothing. By itself
 * it gives every thread a heap of its own, of which the others take nothing, and after the first large file that was freed
 * it gives back no less than twice as much.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
}

/**
 * Every command of package.json. Each returns the exit code of what it ran.
 *
 * @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv, args: readonly string[] }} Context
 * @type {Readonly<Record<string, (context: Context) => Promise<number>>>}
 */
export const COMMANDS = {
  start: async (context) => {
    await ensurePage(context)
    const { root, node, env, args } = context
    return run(node, [...SERVER, ...args], { cwd: root, env: { ...SERVER_ENVIRONMENT, ...env } })
  },
  test: (context) => runScript(context, 'scripts/test/main.ts'),
  dev: develop,
  check: (context) => runScript(context, 'scripts/check/main.ts'),
  bench: (context) => runScript(context, 'bench/run.ts'),
  proof: (context) => runScript(context, 'bench/proof.ts'),
  engine: (context) => runScript(context, 'scripts/engine/cli.ts'),
  admin: (context) => runScript(context, 'apps/server/src/admin.ts'),
  privacy: (context) => runScript(context, 'apps/server/src/privacy.ts'),
}

/**
 * @param {Context} context
 * @param {string} script relative to the project's folder
 */
function runScript({ root, node, env, args }, script) {
  return run(node, [join(root, script), ...args], { cwd: root, env })
}

/** Proxy target of the page's development server, and its own port; as in apps/web/vite.config.ts. */
const API_PORT = '4400'
const PAGE_PORT = '4401'

/**
 * Development mode: the server restarts when its files change, the page hot-reloads. Its data folder is separate from
 * that of `npm start`.
 *
 * @param {Context} context
 */
function develop({ root, node, env, args }) {
  const address = `http://127.0.0.1:${PAGE_PORT}`
  say(`Development: open ${address}. The page reloads as you save; the server, on port ${API_PORT}, restarts.`)
  const development = { NODE_ENV: 'development', PLACARD_DATA_DIR: '.data/dev', PLACARD_PUBLIC_URL: address }
  const server = {
    program: node,
    args: ['--watch', ...SERVER],
    cwd: root,
    env: { ...SERVER_ENVIRONMENT, ...development, ...env, HOST: '127.0.0.1', PORT: API_PORT },
  }
  const page = {
    program: node,
    args: [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--strictPort', ...args],
    cwd: join(root, 'apps', 'web'),
    env,
  }
  const seed = {
    program: node,
    args: [join(root, 'scripts', 'dev', 'seed.ts'), `http://127.0.0.1:${API_PORT}`],
    cwd: root,
    env,
  }
  return runTogether([server, page], [seed])
}
