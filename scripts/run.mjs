// Entry point of every command: `node scripts/run.mjs start|test|dev|check|bench|proof|engine|admin|privacy [arguments]`. Plain
// JavaScript for Node 18, because it has to run before a newer Node is installed.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMANDS } from './bootstrap/commands.mjs'
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { ensureNode } from './bootstrap/node.mjs'
import { PlainError, say } from './bootstrap/plain.mjs'
import { withFirstOnPath } from './bootstrap/processes.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** @param {string[]} words */
async function main([name = '', ...rest]) {
  const command = COMMANDS[name]
  if (command === undefined) {
    throw new PlainError(`Which command? One of: ${Object.keys(COMMANDS).join(', ')}. For example: npm start`)
  }
  const node = await ensureNode(root)
  // Node's compile cache: loading it halves the start-up time
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile') }
  const env = { ...compiled, ...withFirstOnPath(process.env, dirname(node)) }
  await ensureDependencies({ root, node, env })
  const args = rest[0] === '--' ? rest.slice(1) : rest
  return command({ root, node, env, args })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(error instanceof PlainError ? error.message : error instanceof Error ? (error.stack ?? error.message) : error)
  process.exitCode = 1
}
