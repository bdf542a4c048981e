import { domainToASCII } from 'node:url'

/** Mail services that deliver every dotted and tagged spelling to one mailbox, whichever name is used. */
const ONE_MAILBOX_DOMAINS = new Set(['gmail.com', 'googlemail.com'])

/** Invisible characters: joiners, directional marks, variation selectors and fillers, and the Braille blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/** The address without invisible characters: they come along when it is copied, and no mail server takes them. */
export function visibleEmail(email: string): string {
  return email.replaceAll(INVISIBLE, '').trim()
}

/**
 * The key under which spellings of an address are one account: case, Unicode form and invisible characters never
 * matter, the domain is compared in its network form, and dots and tags are dropped only where the service is known to
 * ignore them. Elsewhere they may belong to different people.
 */
export function emailKey(email: string): string {
  const folded = visibleEmail(visibleEmail(email).normalize('NFKC')).toLowerCase()
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, at)
  const typedDomain = folded.slice(at + 1)
  const domain = domainToASCII(typedDomain) || typedDomain
  if (!ONE_MAILBOX_DOMAINS.has(domain)) return `${local}@${domain}`
  return `${local.split('+', 1)[0]?.replaceAll('.', '') ?? local}@gmail.com`
}
