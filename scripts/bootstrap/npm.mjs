import { spawn } from 'node:child_process'
import { PlainError } from './plain.mjs'

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

/**
 * Runs the npm that came with the present Node.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, node: string, purpose: string }} options
 *   `node` runs npm when we know its file; `purpose` completes "could not …" in the message of a failure
 * @returns {Promise<void>}
 * @throws {PlainError} when npm fails, with a sentence on the registry when that is why
 */
export async function npm(args, { cwd, env, node, purpose }) {
  // npm passes its own path to `npm start`; otherwise search PATH (npm.cmd needs a shell on Windows)
  const file = env.npm_execpath ?? ''
  const [program, words] = /npm-cli\.[cm]?js$/.test(file) ? [node, [file, ...args]] : ['npm', [...args]]
  const shell = program === 'npm' && process.platform === 'win32'
  const child = spawn(program, words, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error) => {
    throw new PlainError(`Could not ${purpose}: npm did not start (${error.message}). Is npm installed?`)
  })
  if (code !== 0) throw new PlainError(explainFailure(output, purpose))
}

/**
 * @param {string} output what npm printed
 * @param {string} purpose
 * @returns {string}
 */
export function explainFailure(output, purpose) {
  const reason = UNREACHABLE.exec(output)
  if (reason !== null) {
    return (
      `Could not ${purpose}: the package registry cannot be reached (${reason[1]}).\n` +
      'Check the network or the proxy, see which registry is set with `npm config get registry`, and try again.'
    )
  }
  return `Could not ${purpose}. npm said:\n${output.trim().split('\n').slice(-25).join('\n')}`
}
