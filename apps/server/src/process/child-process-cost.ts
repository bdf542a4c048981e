import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** Polling interval of the cost. */
const LOOK_MS = 100
/** Resolution of Linux's CPU times: hundredths of a second. */
const TICK_MS = 10

/** Lowers the priority of a child process where the system can: `priority` is one of `os.constants.priority`. */
export function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {
    // it runs at the usual priority then
  }
}

/**
 * CPU watchdog: calls back when a child process has used more CPU time, in ms, than allowed since `begin`. Where the
 * system gives no figures, which is everywhere but on Linux, it never does.
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

/** CPU time of a process; undefined where the system gives none, or it has ended. */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined)
  // its name, in brackets, may contain anything; user and system time are the 14th and 15th fields
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
