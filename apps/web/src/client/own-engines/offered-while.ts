import { expectBrowserEngines } from '../engines/browser-engines.ts'
import type { BrowserOwnEngines } from './open-own-engines.ts'

/**
 * Offers the models that this browser keeps among the engines of the page, until the signal aborts. Where it keeps none,
 * there are none.
 */
export function offeredWhile(load: () => Promise<BrowserOwnEngines>, left: AbortSignal | undefined): Promise<unknown> {
  const search = load().then(async (own) => {
    await own.offer()
    if (left?.aborted) own.withdraw()
    left?.addEventListener('abort', () => own.withdraw(), { once: true })
  })
  const settled = search.catch(() => undefined)
  expectBrowserEngines(settled)
  return settled
}
