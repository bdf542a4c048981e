import { BlockList, isIP } from 'node:net'

const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8)
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addSubnet('169.254.0.0', 16)
// carrier-grade NAT, which overlay networks use
PRIVATE.addSubnet('100.64.0.0', 10)
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Names that no public resolver knows: of one label, as containers have, and of the endings kept for own networks. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/i

/** Whether an address is on this machine or in the operator's own network, judged by its host without a look-up. */
export function isOwnNetwork(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  return family === 0 ? PRIVATE_NAME.test(host) : PRIVATE.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
