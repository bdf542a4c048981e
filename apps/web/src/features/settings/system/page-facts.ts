/** How the page came: encrypted, from this computer, or neither. */
export type Connection = 'encrypted' | 'local' | 'open'

export function connectionNow({ protocol }: Pick<Location, 'protocol'> = window.location): Connection {
  if (protocol === 'https:') return 'encrypted'
  // a browser trusts an unencrypted page only where it comes from the computer it runs on
  return window.isSecureContext ? 'local' : 'open'
}

/** Requests of this page since it was opened, and the hosts of those that did not go to its own site. */
export function requestsNow(): { readonly count: number; readonly otherHosts: readonly string[] } {
  const made = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (URL.canParse(name) ? [new URL(name)] : []))
  // what a page makes itself, such as a blob, is asked of nobody
  const others = made.filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== window.location.origin)
  return { count: made.length, otherHosts: [...new Set(others.map(({ host }) => host))] }
}
