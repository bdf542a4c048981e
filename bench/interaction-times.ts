import type { Page } from '@playwright/test'

/** The browser's minimum duration of reported interactions; unreported ones count as this long. */
const SHORTEST_MS = 16
/** Time after which every interaction has been handled. */
const REST_MS = 300

/** Records in the page the time from each interaction to its next paint, as measured by the browser. */
export async function listenToInteractions(page: Page): Promise<void> {
  await page.evaluate((shortestMs) => {
    const times: number[] = []
    Object.assign(window, { times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // pointer moves are reported too, but are not interactions
        if ('interactionId' in entry && entry.interactionId !== 0) times.push(entry.duration)
      }
    }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold: shortestMs }))
  }, SHORTEST_MS)
}

/** Interaction to next paint in ms; the longest of several. */
export async function timeOfInteraction(page: Page, step: (page: Page) => Promise<unknown>): Promise<number> {
  await step(page)
  await page.waitForTimeout(REST_MS)
  const noted = await page.evaluate(() =>
    'times' in window && Array.isArray(window.times) ? window.times.splice(0).map(Number) : [],
  )
  return Math.max(SHORTEST_MS, ...noted)
}
