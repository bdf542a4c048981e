import * as z from 'zod/mini'

const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Timestamp and durations in µs; `tdur` is the thread's CPU time. */
  ts: z.optional(z.number()),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ name: z.optional(z.string()) })),
})
type TraceEvent = z.infer<typeof TraceEvent>
const Trace = z.object({ traceEvents: z.array(TraceEvent) })

/** Categories of the Chromium trace: each task of each thread, and the page's own marks. */
export const TRACED = ['toplevel', 'blink.user_timing'] as const

/** One task of a page's main thread. */
export interface Task {
  /** Its start, in ms of the trace's own clock. */
  readonly at: number
  /** Wall time, including time in which other threads had the CPU. */
  readonly ms: number
  /** CPU time: its duration on an idle core. */
  readonly processorMs: number
}

/** The tasks of the page's main thread in a trace, and the page's marks, by name. */
export function readTrace(text: string): { tasks: readonly Task[]; marks: readonly { name: string; at: number }[] } {
  const { traceEvents: events } = Trace.parse(JSON.parse(text))
  const mains = new Set(events.filter(isMainThread).map(threadOf))
  const onMain = events.filter((event) => mains.has(threadOf(event)))
  return {
    tasks: onMain
      .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
      .map(({ ts = 0, dur = 0, tdur = 0 }) => ({ at: ts / 1000, ms: dur / 1000, processorMs: tdur / 1000 })),
    marks: onMain
      .filter(({ ph }) => ph === 'I' || ph === 'R' || ph === 'i')
      .map(({ name, ts = 0 }) => ({ name, at: ts / 1000 })),
  }
}

function isMainThread({ name, args }: TraceEvent): boolean {
  return name === 'thread_name' && args?.name === 'CrRendererMain'
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`
}
