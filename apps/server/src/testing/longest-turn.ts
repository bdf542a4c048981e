import { threadCpuMs } from './thread-cpu.ts'

/**
 * Looked at so often that the loop can sleep in between: whoever looked at every turn would take a whole processor from
 * what is measured. Short turns that follow one another count as one, which lengthens the longest by this at most.
 */
const LOOK_MS = 1

/**
 * Processor time, in ms, of the longest turn of this thread's event loop while something is done: what others have to
 * wait for at most, however busy the machine is. What the test itself does meanwhile counts as well.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = threadCpuMs()
  let isOver = false
  const look = () => {
    const now = threadCpuMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setTimeout(look, LOOK_MS)
  }
  setTimeout(look, LOOK_MS)
  try {
    await work()
  } finally {
    isOver = true
    look()
  }
  return longest
}
