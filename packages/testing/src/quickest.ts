/**
 * The quickest of some runs, in ms of this thread's processor time: what a run takes by itself. A machine that does other
 * things makes runs late, and takes none of their time.
 */
export function quickestMs(run: () => void, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** What takes less, in ms, is over before its growth could be told from chance. */
const SOON_MS = 2

/**
 * How much longer a run takes over a text than over its first half: about 2 where its time is linear, 4 where it is
 * quadratic, on a machine of any speed. 1 where it takes no time to speak of.
 */
export function growthOf(run: (text: string) => void, text: string): number {
  const half = text.slice(0, text.length / 2)
  const whole = quickestMs(() => run(text))
  return whole < SOON_MS ? 1 : whole / quickestMs(() => run(half))
}
