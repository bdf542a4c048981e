import type { Page } from '@playwright/test'

/** The browser reports nothing shorter; what is not reported counts as this long. */
const SHORTEST_MS = 16
/** After this no interaction is still being answered. */
const REST_MS = 300

/** Has the page note how long each interaction took until it was painted, as the browser itself counts. */
export async function listenToInteractions(page: Page): Promise<void> {
  await page.evaluate((shortestMs) => {
    const times: number[] = []
    Object.assign(window, { times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // moves of the pointer are reported too, and are no interactions
        if ('interactionId' in entry && entry.interactionId !== 0) times.push(entry.duration)
      }
    }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold: shortestMs }))
  }, SHORTEST_MS)
}

/** How long it took to paint what an interaction led to, in ms; the longest where it was several. */
export async function timeOfInteraction(page: Page, step: (page: Page) => Promise<unknown>): Promise<number> {
  await step(page)
  await page.waitForTimeout(REST_MS)
  const noted = await page.evaluate(() =>
    'times' in window && Array.isArray(window.times) ? window.times.splice(0).map(Number) : [],
  )
  return Math.max(SHORTEST_MS, ...noted)
}
