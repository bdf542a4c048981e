import { isIPv4, isIPv6 } from 'node:net'

/**
 * Normalises a network address: IPv4 where it is one, also when mapped into IPv6, and IPv6 in its shortest form,
 * without the zone.
 */
export function readAddress(text: string): string | undefined {
  if (isIPv4(text)) return text
  if (!isIPv6(text)) return undefined
  const [bare = ''] = text.split('%')
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest) ?? []
  return high === undefined || low === undefined ? shortest : [high, low].flatMap(twoBytes).join('.')
}

function twoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

/** The network prefix of an address; `unknown` for an invalid one. */
export function networkOf(text: string, bits: { readonly ipv4: 24 | 32; readonly ipv6: 48 | 64 }): string {
  const address = readAddress(text)
  if (address === undefined) return 'unknown'
  if (isIPv4(address)) {
    const kept = address.split('.').slice(0, bits.ipv4 / 8)
    return `${[...kept, 0, 0, 0].slice(0, 4).join('.')}/${bits.ipv4}`
  }
  const prefix = groupsOf(address).slice(0, bits.ipv6 / 16)
  return `${prefix.join(':')}::/${bits.ipv6}`
}

/** All eight groups of a compressed IPv6 address. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address.split('::').map((side) => (side === '' ? [] : side.split(':')))
  const zeros = Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
}
