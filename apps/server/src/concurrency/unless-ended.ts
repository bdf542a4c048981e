/** Ends the wait for work that does not heed its signal; the work goes on. @throws the signal's reason. */
export async function unlessEnded<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, ended])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
