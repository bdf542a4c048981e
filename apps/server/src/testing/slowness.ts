import { threadCpuMs } from './thread-cpu.ts'

/** Processor time, in ms, of `PIECES` pieces of the reference work on a quiet machine with two cores of 2025. */
const QUIET_MS = 110
const PIECES = 8
const ROWS = 6000

/** Work of the kinds that requests are made of: objects, sorting, JSON, texts. */
function referenceWork(): number {
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    id: `row-${(at * 7919) % ROWS}`,
    text: `the text of row ${at} `.repeat(3),
  }))
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  return JSON.stringify(JSON.parse(JSON.stringify(rows))).split(' ').length
}

/**
 * How many times as long this thread takes for the same work as on a quiet machine, at least 1. Processor time does not
 * count waiting, but a core that is shared, or slowed down, needs more of it: what is bounded in ms is divided by this.
 */
export function slowness(): number {
  const before = threadCpuMs()
  for (let piece = 0; piece < PIECES; piece++) referenceWork()
  return Math.max(1, (threadCpuMs() - before) / QUIET_MS)
}
