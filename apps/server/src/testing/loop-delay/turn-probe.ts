import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { HOLD_HEADER } from './longest-turn.ts'

/**
 * Loaded into a server's process ahead of the server (`node --import`): tells whoever started it how long the longest
 * single turn of the event loop was between `begin` and `end`. A turn is timed by the processor time of the main thread
 * alone: neither a busy machine nor the threads beside it lengthen it.
 */

let isWatching = false
let longest = { cpuMs: 0, wallMs: 0 }
let last = { cpuMs: 0, wallMs: 0 }

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs once a turn, after what came in was worked on; a loop that is being watched does not sleep. */
function look(): void {
  if (!isWatching) return
  const now = { cpuMs: cpuNow(), wallMs: performance.now() }
  longest = {
    cpuMs: Math.max(longest.cpuMs, now.cpuMs - last.cpuMs),
    wallMs: Math.max(longest.wallMs, now.wallMs - last.wallMs),
  }
  last = now
  setImmediate(look)
}

process.on('message', (order) => {
  if (order === 'begin') {
    isWatching = true
    longest = { cpuMs: 0, wallMs: 0 }
    last = { cpuMs: cpuNow(), wallMs: performance.now() }
    setImmediate(look)
  } else if (order === 'end') {
    look()
    isWatching = false
  }
  process.send?.(longest)
})
// whoever asks does not keep a server alive that wants to end
process.channel?.unref()

subscribe('http.server.request.start', (message) => {
  if (!isStart(message)) return
  const until = cpuNow() + Number(message.request.headers[HOLD_HEADER] ?? 0)
  while (cpuNow() < until);
})

function isStart(message: unknown): message is { readonly request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message
}
