import { useEffect, useState } from 'react'

/** The secret of a link out of a mail. It stands behind the `#`, which no browser sends to a server. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}

/** Reads the secret, and takes it out of the address bar and the history. */
export function useLinkToken(): string {
  const [token] = useState(() => tokenIn(window.location.hash))
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  return token
}
