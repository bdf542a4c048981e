/** Runs shorter than this, in ms, are not measured: their growth could not be told from noise. */
const SOON_MS = 2
const SHARE = 4
/** What grows with a smaller exponent counts as linear; quadratic work has 2. */
const LINEAR_BELOW = 1.5
/**
 * Rounds, of which the shortest time of each length counts. Other work on the machine only adds time: two rounds that
 * show linear growth are enough, and growth that looks steeper is measured until it is sure not to be due to that.
 */
const [FEWEST_ROUNDS, MOST_ROUNDS] = [2, 20]
/** Minimum CPU time of one measurement, in ms: the thread's clock is not precise below it. */
const MEASURED_MS = 25

/** CPU time of one run, in ms; repeats runs until the clock is precise enough. */
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
 * Empirical complexity: the exponent with which a run's time grows with the length of its text, from the whole and its
 * first quarter; about 1 for linear, 2 for quadratic, on a machine of any speed. 0 for runs too short to measure.
 */
export function growthOf(run: (text: string) => void, text: string): number {
  const part = text.slice(0, text.length / SHARE)
  let [wholeMs, partMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let growth = 0
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    wholeMs = Math.min(
      wholeMs,
      costMs(() => run(text)),
    )
    if (wholeMs < SOON_MS) return 0
    partMs = Math.min(
      partMs,
      costMs(() => run(part)),
    )
    growth = Math.log(wholeMs / partMs) / Math.log(SHARE)
    if (round >= FEWEST_ROUNDS && growth < LINEAR_BELOW) break
  }
  return growth
}
