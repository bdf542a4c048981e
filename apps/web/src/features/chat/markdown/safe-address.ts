/** Allowed schemes of a link in an answer. */
const SAFE = /^(?:https?:\/\/|mailto:)/i

/** Invisible and bidirectional characters: they disguise an address. */
const INVISIBLE = /[\p{Cc}\p{Cf}\s]/u

/** The address when it is safe to follow, else undefined: no scripts, no files, no relative addresses. */
export function safeAddress(address: string | null | undefined): string | undefined {
  if (address === null || address === undefined || !SAFE.test(address) || INVISIBLE.test(address)) return undefined
  try {
    const { protocol, hostname, href, username, password } = new URL(address)
    // a user name before the host is there to look like a host
    if (protocol === 'mailto:') return href
    return hostname !== '' && username === '' && password === '' ? href : undefined
  } catch {
    return undefined
  }
}
