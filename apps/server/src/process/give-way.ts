import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Where the system can: whoever waits for an answer of the server goes before whoever waits for a result of this. */
export function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // then it is as important as any other
  }
}
