import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { toastStore } from './kit/ui/toast-store.ts'

// parts of a screen are loaded late, and later still on a busy machine; who waits in vain fails all the same
configure({ asyncUtilTimeout: 300_000, getElementError: notFound })

// happy-dom does not know it; the page itself has a doctype, and a library that loads late complains about one without
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

const send = globalThis.fetch

/** The page's own address has no server behind it: a call without a double fails at once, and no socket is opened. */
async function fetchElsewhere(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { origin } = new URL(input instanceof Request ? input.url : input, window.location.href)
  if (origin === window.location.origin) throw new TypeError('the tests have no server')
  return send(input, init)
}
Object.assign(globalThis, { fetch: fetchElsewhere })

/**
 * The error of a query that found nothing, which prints the page once its message is read. By itself the library prints
 * it for every such query, and whoever waits for a part of a screen asks again and again.
 */
function notFound(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get })
}

const heard: string[] = []
let allowed: RegExp[] = []
/** happy-dom knows `<search>` by no class of its own, as every browser that the page is built for does. */
const SEARCH_ELEMENT = /^The tag <%s> is unrecognized in this browser\..* search$/

/** Lets one test complain in the console, for a failure it brings about on purpose. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern)
}

function listen(level: 'error' | 'warn'): void {
  console[level] = (...parts: unknown[]) => void heard.push(parts.map(String).join(' '))
}

beforeEach(() => {
  heard.length = 0
  allowed = [SEARCH_ELEMENT]
  listen('error')
  listen('warn')
})

afterEach(() => {
  cleanup()
  // files share the store, and the Undo of a toast would be found beside the next test's
  toastStore.setState({ toasts: [] })
  window.localStorage.clear()
  const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))
  expect(unexpected, 'the page complained in the console').toEqual([])
})
