import { useEffect, useState } from 'react'

/** The secret of a link from a mail. It is in the fragment, which browsers do not send to servers. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}

/** Reads the secret, and removes it from the address bar and the history. */
export function useLinkToken(): string {
  const [token] = useState(() => tokenIn(window.location.hash))
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  return token
}
