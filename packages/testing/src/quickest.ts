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
const SHARE = 4

/**
 * The power with which a run's time grows with the length of its text, from the whole and its first quarter in one run:
 * about 1 where it is linear, 2 where it is quadratic, on a machine of any speed. 0 where it takes no time to speak of.
 */
export function growthOf(run: (text: string) => void, text: string): number {
  const whole = quickestMs(() => run(text))
  if (whole < SOON_MS) return 0
  const part = quickestMs(() => run(text.slice(0, text.length / SHARE)))
  return Math.log(whole / part) / Math.log(SHARE)
}
