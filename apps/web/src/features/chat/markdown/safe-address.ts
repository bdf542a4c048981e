/** What a link in an answer may lead to. */
const SAFE = /^(?:https?:\/\/|mailto:)/i

/** What separates an address to the eye only, and what turns its letters round. */
const INVISIBLE = /[\p{Cc}\p{Cf}\s]/u

/** The address when it may be followed, else undefined: no scripts, no files, nothing relative to this page. */
export function safeAddress(address: string | null | undefined): string | undefined {
  if (address === null || address === undefined || !SAFE.test(address) || INVISIBLE.test(address)) return undefined
  try {
    const { protocol, hostname, href, username, password } = new URL(address)
    // a name before the host is there to look like one
    if (protocol === 'mailto:') return href
    return hostname !== '' && username === '' && password === '' ? href : undefined
  } catch {
    return undefined
  }
}
