/** The clock of speech, in ms; both timers return the function that ends them. */
export interface Clock {
  now(): number
  after(ms: number, task: () => void): () => void
  every(ms: number, task: () => void): () => void
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  every(ms, task) {
    const timer = setInterval(task, ms)
    return () => clearInterval(timer)
  },
}
