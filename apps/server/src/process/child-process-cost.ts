import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** How often the cost is looked at. */
const LOOK_MS = 100
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Has others go before a child process where the system can: `priority` is one of `os.constants.priority`. */
export function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {
    // it works at the usual priority then
  }
}

/**
 * Calls back when a child process has spent more processor time, in ms, than it may since `begin`. Where the system does
 * not tell, which is everywhere but on Linux, it never does.
 */
export function watchCost({ pid }: ChildProcess, cpuMs: number, onTooMuch: () => void) {
  let before: number | undefined
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const spent = await processorMs(pid)
    before ??= spent
    if (spent !== undefined && before !== undefined && spent - before > cpuMs) onTooMuch()
  }
  return {
    begin() {
      void look()
      timer = setInterval(() => void look(), LOOK_MS)
    },
    end: () => clearInterval(timer),
  }
}

/** Processor time of a process; undefined where the system does not tell, or it has ended. */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined)
  // its name, in brackets, may hold anything; the two times are the 14th and 15th fields of all
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
