import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { slowness } from '../slowness.ts'
import { threadCpuMs } from '../thread-cpu.ts'
import { HOLD_HEADER } from './longest-turn.ts'

/**
 * Loaded into a server's process ahead of the server (`node --import`): tells whoever started it how long the longest
 * single turn of the event loop was between `begin` and `end`. A turn is timed by the processor time of the main thread
 * alone, so that waiting for a busy machine does not lengthen it.
 */

/** Processor time, in ms, of a turn in which nothing but the look itself was done. */
const IDLE_TURN_MS = 0.2

let isWatching = false
let longest = { cpuMs: 0, wallMs: 0 }
let last = { cpuMs: 0, wallMs: 0, idleMs: 0 }
/** Whether the loop was free to sleep before the coming look: then what woke it may have more to do right after it. */
let mayHaveSlept = false

function now(): typeof last {
  return { cpuMs: threadCpuMs(), wallMs: performance.now(), idleMs: performance.eventLoopUtilization().idle }
}

/**
 * Runs once a turn, after what came in was worked on and before the immediates that this put off. After a turn that did
 * something the loop may not sleep, so that those immediates are a turn of their own; after one that did nothing the look
 * waits without keeping the loop awake (an immediate without a reference does not).
 */
function look(): void {
  if (!isWatching) return
  const at = now()
  const cpuMs = at.cpuMs - last.cpuMs
  longest = {
    cpuMs: Math.max(longest.cpuMs, cpuMs),
    wallMs: Math.max(longest.wallMs, at.wallMs - last.wallMs - (at.idleMs - last.idleMs)),
  }
  last = at
  mayHaveSlept = !mayHaveSlept && cpuMs < IDLE_TURN_MS
  const next = setImmediate(look)
  if (mayHaveSlept) next.unref()
}

process.on('message', (order) => {
  if (order === 'begin') {
    isWatching = true
    longest = { cpuMs: 0, wallMs: 0 }
    last = now()
    mayHaveSlept = false
    setImmediate(look)
  } else if (order === 'end') {
    look()
    isWatching = false
  }
  process.send?.(order === 'slowness' ? slowness() : longest)
})
// whoever asks does not keep a server alive that wants to end
process.channel?.unref()

subscribe('http.server.request.start', (message) => {
  if (!isStart(message)) return
  const until = threadCpuMs() + Number(message.request.headers[HOLD_HEADER] ?? 0)
  while (threadCpuMs() < until);
})

function isStart(message: unknown): message is { readonly request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message
}
