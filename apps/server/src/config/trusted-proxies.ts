import { BlockList, isIPv4 } from 'node:net'
import { readAddress } from '../addresses/network-address.ts'

/** Whether an address, in the form of `readAddress`, is that of a trusted proxy. */
export type IsTrusted = (address: string) => boolean

/** A range of network addresses (CIDR). */
export interface AddressRange {
  readonly base: string
  /** Prefix length: leading bits that an address of the range has in common with its base. */
  readonly bits: number
}

/** Reads a list of addresses and ranges such as `127.0.0.1, 10.0.0.0/8, fd00::/8`; undefined when an entry is neither. */
export function readRanges(list: string): readonly AddressRange[] | undefined {
  const ranges = list.split(',').map((entry) => readRange(entry.trim()))
  return ranges.every((range) => range !== undefined) ? ranges : undefined
}

function readRange(entry: string): AddressRange | undefined {
  const [text = '', length, ...rest] = entry.split('/')
  const base = readAddress(text)
  if (base === undefined || rest.length > 0) return undefined
  const most = isIPv4(base) ? 32 : 128
  if (length === undefined) return { base, bits: most }
  // a prefix of no bits would trust every client to name any address
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= most ? { base, bits: Number(length) } : undefined
}

/** The check against these ranges. */
export function trusting(ranges: readonly AddressRange[]): IsTrusted {
  const list = new BlockList()
  for (const { base, bits } of ranges) list.addSubnet(base, bits, familyOf(base))
  return (address) => ranges.length > 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}
