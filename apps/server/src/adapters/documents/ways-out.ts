import { isBuiltin, registerHooks, syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

/**
 * Node modules that a reader of documents may import. Node's permission model keeps it from writing files and from
 * starting processes and threads; not every version covers the network, so every module that reaches it is missing
 * here.
 */
const HARMLESS: ReadonlySet<string> = new Set([
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
  'stream/web',
  'string_decoder',
  'timers',
  'url',
  'util',
  'zlib',
])
const NETWORKING = ['fetch', 'WebSocket', 'EventSource']
/**
 * Members of `process` that reach modules without resolution, streams that are sockets, and signals to other processes.
 */
const OF_PROCESS = ['getBuiltinModule', 'binding', 'dlopen', 'stdin', 'stdout', 'report', 'kill']

/** Sandbox: removes everything by which this process could reach beyond itself, before untrusted input comes in. */
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
  // else `import { … } from 'node:process'` would still give the former values
  syncBuiltinESMExports()
}
