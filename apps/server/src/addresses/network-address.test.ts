import { describe, expect, it } from 'vitest'
import { networkOf, readAddress } from './network-address.ts'

describe('an address is read', () => {
  it.each([
    { text: '192.0.2.7', address: '192.0.2.7' },
    { text: '::ffff:192.0.2.7', address: '192.0.2.7' },
    { text: '::FFFF:C000:207', address: '192.0.2.7' },
    { text: '2001:0DB8:0000:0000:0000:0000:0000:0001', address: '2001:db8::1' },
    { text: 'fe80::1%eth0', address: 'fe80::1' },
    { text: '::1', address: '::1' },
    { text: '192.0.2.07', address: undefined },
    { text: '192.0.2', address: undefined },
    { text: '[::1]', address: undefined },
    { text: 'localhost', address: undefined },
    { text: '', address: undefined },
  ])('$text as $address', ({ text, address }) => {
    expect(readAddress(text)).toBe(address)
  })
})

const SITE = { ipv4: 24, ipv6: 48 } as const
const CALLER = { ipv4: 32, ipv6: 64 } as const

describe('the network of an address', () => {
  it.each([
    { address: '203.0.113.77', bits: SITE, network: '203.0.113.0/24', because: 'the last byte names the machine' },
    { address: '203.0.113.77', bits: CALLER, network: '203.0.113.77/32', because: 'it is the network’s only one' },
    {
      address: '::ffff:203.0.113.77',
      bits: SITE,
      network: '203.0.113.0/24',
      because: 'it is the same in other clothes',
    },
    { address: '2001:db8:1:2:3:4:5:6', bits: SITE, network: '2001:db8:1::/48', because: 'a site has 48 bits' },
    {
      address: '2001:db8:1:2:3:4:5:6',
      bits: CALLER,
      network: '2001:db8:1:2::/64',
      because: 'a machine takes any of 64',
    },
    { address: '2001:db8::1', bits: SITE, network: '2001:db8:0::/48', because: 'the colons stand for zeros' },
    { address: '::1', bits: SITE, network: '0:0:0::/48', because: 'this machine has one too' },
    { address: 'fe80::1%eth0', bits: SITE, network: 'fe80:0:0::/48', because: 'the interface is no part of it' },
    { address: 'nonsense', bits: SITE, network: 'unknown', because: 'it is no address' },
  ])('$address is in $network: $because', ({ address, bits, network }) => {
    expect(networkOf(address, bits)).toBe(network)
  })
})
