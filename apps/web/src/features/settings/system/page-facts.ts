/** How the page came: encrypted, from this computer, or neither. */
export type Connection = 'encrypted' | 'local' | 'open'

export function connectionNow({ protocol }: Pick<Location, 'protocol'> = window.location): Connection {
  if (protocol === 'https:') return 'encrypted'
  // a browser trusts an unencrypted page only where it comes from the computer it runs on
  return window.isSecureContext ? 'local' : 'open'
}

/** How many requests a browser lists, by the Resource Timing standard; it leaves out all later ones. */
const MOST_LISTED = 250

export type RequestFacts = {
  readonly count: number
  /** Hosts other than the page's own. */
  readonly otherHosts: readonly string[]
  /** Whether there may be more requests than the browser lists. */
  readonly isCut: boolean
}

/** Requests of this page since it was opened, as far as the browser lists them. */
export function requestsNow(): RequestFacts {
  const listed = performance.getEntriesByType('resource')
  const made = listed.flatMap(({ name }) => (URL.canParse(name) ? [new URL(name)] : []))
  // what a page makes itself, such as a blob, is asked of nobody
  const others = made.filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== window.location.origin)
  return {
    count: made.length,
    otherHosts: [...new Set(others.map(({ host }) => host))],
    isCut: listed.length >= MOST_LISTED,
  }
}
