/** Longest wait, in ms: a page that is hidden is not painted, and goes on all the same. */
const LONGEST_WAIT_MS = 500

/** Resolves when what is rendered now has been painted: what nobody misses before then is asked for after it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}
