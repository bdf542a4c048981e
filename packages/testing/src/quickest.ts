/**
 * The quickest of some runs, in ms of the wall clock: what a run takes by itself. A machine that does other things makes
 * single runs slow, never all of them quick.
 */
export function quickestMs(run: () => void, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const since = performance.now()
    run()
    return performance.now() - since
  })
  return Math.min(...times)
}
