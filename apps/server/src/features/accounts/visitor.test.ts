import { describe, expect, it } from 'vitest'
import { deviceOf, networkOf } from './visitor.ts'

const MOZILLA = 'Mozilla/5.0'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('naming a device', () => {
  it.each([
    { agent: `${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, device: 'Firefox on Linux' },
    {
      agent: `${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/142.0 Safari/537.36`,
      device: 'Chrome on Windows',
    },
    { agent: `${MOZILLA} (Windows NT 10.0) ${LIKE} Chrome/142.0 Safari/537.36 Edg/142.0`, device: 'Edge on Windows' },
    {
      agent: `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
      device: 'Safari on macOS',
    },
    {
      agent: `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1`,
      device: 'Safari on iPhone',
    },
    { agent: `${MOZILLA} (Linux; Android 16) ${LIKE} Chrome/142.0 Mobile Safari/537.36`, device: 'Chrome on Android' },
    { agent: 'curl/8.17.0', device: 'curl' },
    { agent: '<script>alert(1)</script>', device: 'Unknown device' },
    { agent: undefined, device: 'Unknown device' },
  ])('calls it $device', ({ agent, device }) => {
    expect(deviceOf(agent)).toBe(device)
  })
})

describe('naming a network', () => {
  it.each([
    { ip: '203.0.113.77', network: '203.0.113.0/24', because: 'the last byte names the machine' },
    { ip: '::ffff:203.0.113.77', network: '203.0.113.0/24', because: 'it is the same address in other clothes' },
    { ip: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1::/48', because: 'a site has 48 bits' },
    { ip: '2001:db8::1', network: '2001:db8:0::/48', because: 'the colons stand for zeros' },
    { ip: '::1', network: '0:0:0::/48', because: 'this machine has one too' },
    { ip: 'fe80::1%eth0', network: 'fe80:0:0::/48', because: 'the interface is no part of it' },
    { ip: 'nonsense', network: 'unknown', because: 'it is no address' },
  ])('calls $ip $network: $because', ({ ip, network }) => {
    expect(networkOf(ip)).toBe(network)
  })
})
