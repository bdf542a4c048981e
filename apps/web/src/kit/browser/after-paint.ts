/** Timeout in ms: a hidden page is never painted, and continues all the same. */
const LONGEST_WAIT_MS = 500

/** Resolves after the next paint: for work that can wait until then. */
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
