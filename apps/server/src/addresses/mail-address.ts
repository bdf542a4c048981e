/** Longest address a mail server must take (RFC 5321 path limit). */
const ADDRESS_MAX_LENGTH = 254
/**
 * One mailbox and nothing else: no blanks, controls, quotes, brackets or separators on either side of the one at-sign.
 * A match cannot end a header, begin a second recipient or leave the command it is written into (no header injection).
 */
const ONE_MAILBOX = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/** Whether a mail can be sent to the address. */
export function isMailable(address: string): boolean {
  return address.length <= ADDRESS_MAX_LENGTH && ONE_MAILBOX.test(address)
}
