import type { BrowserContext } from '@playwright/test'
import { NO_SERVER } from '../harness/watch.ts'

/**
 * What the console says of what was done: no network, no server, no sign-in, two tabs that ask at once, conversations
 * looked for whose first words had not reached the server, and words sent again that begin it no more.
 */
const CAUSED = [
  NO_SERVER,
  /status of 40[19]/,
  /status of 422 .*\/api\/chat\/send/,
  /status of 404 .*\/api\/chat\/sessions\//,
  /net::ERR_(FAILED|NETWORK_CHANGED|CONNECTION)/,
]

/** Errors in the console of any page that nothing of what was done explains. */
export type Complaints = readonly string[]

export function complaintsOf(context: BrowserContext): Complaints {
  const complaints: string[] = []
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !CAUSED.some((cause) => cause.test(text))) complaints.push(text)
  })
  context.on('weberror', (failure) => complaints.push(failure.error().stack ?? failure.error().message))
  return complaints
}
