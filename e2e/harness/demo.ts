import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Starts the demo's sessions at a pace, and lets them be set to any up to a second one, which no person may choose. The
 * two differ where a busy machine must not spend the session while its page is still being shown.
 */
export async function hurryDemo(context: BrowserContext, pace: number, maxPace = pace): Promise<void> {
  await context.addInitScript(
    (clock) => {
      // Pages of nowhere, such as about:blank, have no storage.
      if (location.origin !== 'null') localStorage.setItem('placard.demo.clock', JSON.stringify(clock))
    },
    { pace, maxPace },
  )
}

/** Waits until the browser keeps the whole page: a service worker is active only once everything is stored. */
export async function offlineReady(page: Page): Promise<void> {
  await expect(async () => {
    const isControlled = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    expect(isControlled).toBe(true)
  }).toPass({ intervals: [100] })
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

/** The demo's logs by session, an event a line. */
export function demoLogs(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string[]>>((resolve, reject) => {
        const opening = indexedDB.open('placard-demo')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const logs: Record<string, string[]> = {}
          const walk = opening.result.transaction('events').objectStore('events').openCursor()
          walk.onerror = () => reject(walk.error)
          walk.onsuccess = () => {
            const cursor = walk.result
            if (cursor === null) {
              opening.result.close()
              return resolve(logs)
            }
            const sessionId = String(Array.isArray(cursor.key) ? cursor.key[0] : '')
            logs[sessionId] = [...(logs[sessionId] ?? []), JSON.stringify(cursor.value)]
            cursor.continue()
          }
        }
      }),
  )
}

/** Makes a session of the demo claim that its person had done much before it began. */
export function forgeInDemo(page: Page, sessionId: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('placard-demo')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('events', 'readwrite')
          const events = change.objectStore('events')
          const reading = events.get([id, 1])
          reading.onsuccess = () => {
            reading.result.state.personActs = 40
            events.put(reading.result, [id, 1])
          }
          change.onabort = () => reject(change.error)
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    sessionId,
  )
}
