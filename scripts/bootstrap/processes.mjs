import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter } from 'node:path'

/** Debounce: a terminal, npm and this process may each forward the same Ctrl-C; within this time it counts once. */
const SAME_WISH_MS = 1000
const ORPHAN_CHECK_MS = 100

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end, forwards signals to it, and returns its exit code (128 + n when signal n ended it).
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd, env, stdio = 'inherit' }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio })
    const release = passSignalsTo([child])
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      release()
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal])
    })
  })
}

/**
 * Runs programs in parallel until the first of them ends, then ends the others.
 *
 * @typedef {{ program: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string }} Program
 * @param {readonly Program[]} programs
 * @param {readonly Program[]} helpers run beside them and may end at any time
 * @returns {Promise<number>} the exit code of the first to end
 */
export async function runTogether(programs, helpers) {
  const children = [...programs, ...helpers].map(({ program, args, env, cwd }) =>
    spawn(program, args, { cwd, env, stdio: 'inherit' }),
  )
  const release = passSignalsTo(children)
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.once('error', reject)
        child.once('exit', (code) => resolve(code ?? 1))
      }),
  )
  try {
    return await Promise.race(ends.slice(0, programs.length))
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.allSettled(ends)
    release()
  }
}

/**
 * @param {readonly import('node:child_process').ChildProcess[]} children
 * @returns {() => void} removes the handlers
 */
function passSignalsTo(children) {
  /** @type {Partial<Record<NodeJS.Signals, number>>} */
  const lastAt = {}
  /** @param {NodeJS.Signals} signal */
  const handle = (signal) => {
    const now = Date.now()
    const isRepeat = now - (lastAt[signal] ?? 0) < SAME_WISH_MS
    lastAt[signal] = now
    // a terminal sends Ctrl-C to the whole process group: the children have received it already
    if (isRepeat || (signal === 'SIGINT' && process.stdin.isTTY)) return
    for (const child of children) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, handle)
  const watch = watchForOrphaning(() => handle('SIGTERM'))
  return () => {
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, handle)
  }
}

/**
 * Polls for a change of the parent process: npm sends a signal to the shell in between, and some shells (Debian's) die
 * from it without forwarding it.
 *
 * @param {() => void} onOrphaned called once
 */
function watchForOrphaning(onOrphaned) {
  const parent = process.ppid
  const isRunByNpm = process.env.npm_lifecycle_event !== undefined
  const watch = setInterval(() => {
    if (!isRunByNpm || process.ppid === parent) return
    clearInterval(watch)
    onOrphaned()
  }, ORPHAN_CHECK_MS)
  return watch
}

/**
 * The environment with one folder first on PATH. Windows spells the variable `Path`.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @returns {NodeJS.ProcessEnv}
 */
export function withFirstOnPath(env, folder) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const rest = env[name]
  return { ...env, [name]: rest ? folder + delimiter + rest : folder }
}
