import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../test-setup.ts'
import { notify, watchOpened } from './notifications.ts'

afterEach(() => vi.unstubAllGlobals())

const NOTICE = { title: 'Climate Crisis Summit', text: 'Your turn to vote', address: '/sessions/one' }

/** A browser whose pages may not show notifications themselves. */
function stubMobile() {
  class Refused {
    static readonly permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  }
  const showNotification = vi.fn(async () => undefined)
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => ({ showNotification }) })
  vi.stubGlobal('Notification', Refused)
  vi.stubGlobal('navigator', { serviceWorker: worker })
  return { worker, showNotification }
}

/** The part of the service worker that answers a click, beside these open pages. */
function clickOn(data: unknown, pages: { postMessage: (message: unknown) => void; focus: () => void }[]) {
  const opened: string[] = []
  let answer: ((event: object) => void) | undefined
  let work: unknown
  const source = readFileSync(join(import.meta.dirname, '../../../public/notification-click.js'), 'utf8')
  runInNewContext(source, {
    addEventListener: (_: string, listener: (event: object) => void) => {
      answer = listener
    },
    clients: { matchAll: async () => pages, openWindow: async (address: string) => void opened.push(address) },
  })
  answer?.({ notification: { data, close: () => undefined }, waitUntil: (given: unknown) => (work = given) })
  return { opened, done: Promise.resolve(work) }
}

describe('a notification where only the service worker may show it', () => {
  it('is shown by it, with the place that it leads to', async () => {
    const { showNotification } = stubMobile()
    await notify(NOTICE, () => undefined)
    expect(showNotification).toHaveBeenCalledWith(
      NOTICE.title,
      expect.objectContaining({ body: NOTICE.text, data: { address: '/sessions/one' } }),
    )
  })

  it('leads to its place in a page that is open, which it asks to go there', async () => {
    const { worker } = stubMobile()
    const visited: string[] = []
    const stop = watchOpened((address) => visited.push(address))
    const page = {
      focus: vi.fn(),
      postMessage: (data: unknown) => void worker.dispatchEvent(new MessageEvent('message', { data })),
    }
    const { opened, done } = clickOn({ address: '/sessions/one' }, [page])
    await done
    expect([visited, opened, page.focus.mock.calls.length]).toEqual([['/sessions/one'], [], 1])
    stop()
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'open-notified', address: '/other' } }))
    expect(visited).toHaveLength(1)
  })

  it.each([
    { data: { address: '/sessions/one' }, address: '/sessions/one', because: 'no page is open' },
    { data: undefined, address: '/', because: 'an older version showed it' },
  ])('opens a page at $address when $because', async ({ data, address }) => {
    const { opened, done } = clickOn(data, [])
    await done
    expect(opened).toEqual([address])
  })
})
