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
