import { stateHash } from '@placard/engine'

/**
 * Name-based UUID (version 8, RFC 9562): deterministic, so that a second import of the same message is recognized.
 * It identifies and is no secret: the importing account derives an id of its own from it.
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
