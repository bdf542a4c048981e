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
/** Rounds of which the gentlest counts: other work on the machine makes one round look steep, but not all of them. */
const ROUNDS = 5
/** Processor time of one measurement, in ms: the clock of a thread does not count less exactly. */
const MEASURED_MS = 25

/** Processor time of one run, in ms, from as many runs as the clock needs. */
function costMs(run: () => void): number {
  for (let runs = 1; ; runs *= 2) {
    const before = process.threadCpuUsage()
    for (let count = 0; count < runs; count++) run()
    const { user, system } = process.threadCpuUsage(before)
    const tookMs = (user + system) / 1000
    if (tookMs >= MEASURED_MS) return tookMs / runs
  }
}

/**
 * The power with which a run's time grows with the length of its text, from the whole and its first quarter in one run:
 * about 1 where it is linear, 2 where it is quadratic, on a machine of any speed. 0 where it takes no time to speak of.
 */
export function growthOf(run: (text: string) => void, text: string): number {
  const part = text.slice(0, text.length / SHARE)
  let growth = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const whole = costMs(() => run(text))
    if (whole < SOON_MS) return 0
    growth = Math.min(growth, Math.log(whole / costMs(() => run(part))) / Math.log(SHARE))
  }
  return growth
}
