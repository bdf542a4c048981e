import { type BrowserContext, expect } from '@playwright/test'

/** What went wrong behind a page's back: errors in its console and requests to strangers. */
export interface Watch {
  /** Watches one more browser context. */
  over(context: BrowserContext): void
  /** A complaint that the test provokes on purpose. */
  allow(pattern: RegExp): void
  /** Fails when anything was seen that was not allowed. */
  verify(): void
}

/** The network's own words in the console when a server is not there; the page says it in its own words. */
export const NO_SERVER =
  /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED|EMPTY_RESPONSE|ABORTED|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|SOCKET_NOT_CONNECTED)/

/** The chair refuses what comes a moment too late; the page gives the reason at the control. */
export const TOO_LATE = /status of 409/

export function openWatch(ownOrigins: readonly string[]): Watch {
  const complaints: string[] = []
  const allowed: RegExp[] = []
  const isOwn = (address: string) =>
    /^(data|blob|about|chrome-error):/.test(address) ||
    ownOrigins.some(
      (origin) => address.startsWith(`${origin}/`) || address.startsWith(`${origin.replace(/^http/, 'ws')}/`),
    )
  return {
    over(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        complaints.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (failure) => {
        complaints.push(`uncaught: ${failure.error().stack ?? failure.error().message}`)
      })
      context.on('request', (request) => {
        if (!isOwn(request.url())) complaints.push(`request to a stranger: ${request.url()}`)
      })
    },
    allow: (pattern) => void allowed.push(pattern),
    verify() {
      const left = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))
      expect(left, 'the console and the network stay clean').toEqual([])
    },
  }
}
