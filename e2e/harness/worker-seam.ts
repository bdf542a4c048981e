import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets a script run in the demo's worker before its own. Needs `serviceWorkers: 'block'`: a service worker would answer
 * with the script it keeps.
 */
export async function beforeDemoWorker(context: BrowserContext, script: string): Promise<void> {
  await context.route('**/assets/demo-worker-*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${script};${await answer.text()}` })
  })
}

/** A worker whose browser keeps nothing. */
export const DENIED_STORAGE = `Object.defineProperty(self, 'indexedDB', {
  get() { throw new DOMException('denied by a test', 'SecurityError') }
})`

/** A worker whose wall clock a page can move: `moveClock`. */
export const MOVABLE_CLOCK = `{
  const now = Date.now.bind(Date)
  let moved = 0
  Date.now = () => now() + moved
  new BroadcastChannel('placard-test-clock').onmessage = ({ data }) => { moved += data }
}`

/** Moves the wall clock of the demo's worker. */
export async function moveClock(page: Page, ms: number): Promise<void> {
  await page.evaluate((by) => {
    const channel = new BroadcastChannel('placard-test-clock')
    channel.postMessage(by)
    channel.close()
  }, ms)
}
