import { isBuiltin, registerHooks, syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

/**
 * Modules of Node that a reader of documents may have. The permissions of Node keep it from writing files and from starting
 * processes and threads; not every version of them knows of the network, so whatever leads there is left out here.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[
    'assert',
    'buffer',
    'crypto',
    'events',
    'fs',
    'fs/promises',
    'os',
    'path',
    'process',
    'stream',
    'stream/promises',
  ],
  ...['stream/web', 'string_decoder', 'timers', 'url', 'util', 'zlib'],
])
const NETWORKING = ['fetch', 'WebSocket', 'EventSource']
/** Ways to modules past the resolution of names, streams that are sockets, and signals to others. */
const OF_PROCESS = ['getBuiltinModule', 'binding', 'dlopen', 'stdin', 'stdout', 'report', 'kill']

/** Takes from this process what could reach beyond it, before anything hostile comes in. */
export function closeWaysOut(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const name = specifier.replace(/^node:/, '')
      if (!isBuiltin(specifier) || HARMLESS.has(name)) return nextResolve(specifier, context)
      if (name === 'tty') return { url: new URL('./no-terminal.ts', import.meta.url).href, shortCircuit: true }
      throw new Error(`a reader of documents has no use for ${name}`)
    },
  })
  for (const name of NETWORKING) Reflect.deleteProperty(globalThis, name)
  for (const name of OF_PROCESS) Reflect.defineProperty(process, name, { value: undefined })
  Reflect.defineProperty(process, 'stderr', { value: { fd: 2 } })
  // else `import { … } from 'node:process'` would still give what was there before
  syncBuiltinESMExports()
}
