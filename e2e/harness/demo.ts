import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Makes the demo's clock run at a pace no person may choose. */
export async function hurryDemo(context: BrowserContext, pace: number): Promise<void> {
  await context.addInitScript((value) => {
    // Pages of nowhere, such as about:blank, have no storage.
    if (location.origin !== 'null') localStorage.setItem('placard.demo.clock', JSON.stringify({ pace: value }))
  }, pace)
}

/** Waits until the browser keeps the whole page: a service worker is active only once everything is stored. */
export async function offlineReady(page: Page): Promise<void> {
  await expect(async () => {
    const isControlled = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    expect(isControlled).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [100] })
}

/** The demo's log as it lies in the browser's database, an event a line. */
export function demoLog(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('placard-demo')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('events').objectStore('events').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map((event) => JSON.stringify(event)))
          }
        }
      }),
  )
}
