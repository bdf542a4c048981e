import { stateHash } from '@placard/engine'

/**
 * A UUID by name (version 8, RFC 9562): the same names give the same one, so that what is imported twice is known again.
 * It tells things apart and keeps nothing secret: the account that takes something in makes an id of its own of it.
 */
export function importId(...names: readonly string[]): string {
  const digits = stateHash(['chat import', ...names]) + stateHash(['other half', ...names])
  const variant = (0x8 | (Number.parseInt(digits.charAt(16), 16) & 0x3)).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
