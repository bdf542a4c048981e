import { describe, expect, it } from 'vitest'
import { readRanges, trusting } from '../config/trusted-proxies.ts'
import { clientAddressOf } from './client-address.ts'

const TRUSTED = '10.0.0.1, 10.1.0.0/16, fd00::/8'
const PROXY = '10.0.0.1'
const CLIENT = '203.0.113.7'

function client(peer: string | undefined, headers: Parameters<typeof clientAddressOf>[1], trusted = TRUSTED): string {
  return clientAddressOf(peer, headers, trusted === '' ? () => false : trusting(readRanges(trusted) ?? []))
}

describe('D3 X-Forwarded-For', () => {
  it.each([
    { peer: PROXY, header: CLIENT, found: CLIENT, because: 'a trusted proxy names its client' },
    { peer: `::ffff:${PROXY}`, header: CLIENT, found: CLIENT, because: 'it is the same proxy over a wider socket' },
    { peer: 'fd12::5', header: '2001:DB8::0007', found: '2001:db8::7', because: 'version 6 is named in one way' },
    { peer: '10.0.0.2', header: CLIENT, found: '10.0.0.2', because: 'a neighbour of a proxy is none' },
    { peer: '198.51.100.1', header: PROXY, found: '198.51.100.1', because: 'anybody can write a header' },
    { peer: PROXY, header: `1.1.1.1, ${CLIENT}`, found: CLIENT, because: 'the client wrote what stands before it' },
    { peer: PROXY, header: `10.1.2.3, ${CLIENT}`, found: CLIENT, because: 'it forged the name of a proxy, too' },
    { peer: PROXY, header: `${CLIENT}, 10.1.2.3`, found: CLIENT, because: 'both proxies are trusted' },
    { peer: PROXY, header: '10.1.9.9, 10.1.2.3', found: '10.1.9.9', because: 'a proxy itself may call' },
    { peer: PROXY, header: `${CLIENT}:51234`, found: CLIENT, because: 'some proxies add the port' },
    { peer: PROXY, header: '[2001:db8::7]:51234', found: '2001:db8::7', because: 'also to version 6' },
    { peer: PROXY, header: 'unknown', found: PROXY, because: 'that is no address' },
    { peer: PROXY, header: `${CLIENT}, rubbish, 10.1.2.3`, found: '10.1.2.3', because: 'rubbish ends the way' },
    { peer: PROXY, header: '', found: PROXY, because: 'nothing is said' },
    { peer: PROXY, header: `${CLIENT},`, found: PROXY, because: 'the last word is empty' },
    { peer: PROXY, header: undefined, found: PROXY, because: 'there is no header' },
    { peer: undefined, header: CLIENT, found: 'unknown', because: 'the other end has hung up' },
  ])('from $peer saying $header means $found: $because', ({ peer, header, found }) => {
    expect(client(peer, header === undefined ? {} : { 'x-forwarded-for': header })).toBe(found)
  })
})

describe('D3 Forwarded', () => {
  it.each([
    { header: `for=${CLIENT}`, found: CLIENT, because: 'a trusted proxy names its client' },
    { header: `For="${CLIENT}:4711";Proto=https;by=${PROXY}`, found: CLIENT, because: 'names have no case' },
    { header: `proto=https; for=${CLIENT}`, found: CLIENT, because: 'blanks are added by some' },
    { header: 'for="[2001:db8::7]:4711"', found: '2001:db8::7', because: 'version 6 stands in brackets' },
    { header: `for=1.1.1.1, for=${CLIENT}`, found: CLIENT, because: 'the client wrote what stands before it' },
    { header: `for=${CLIENT}, for=10.1.2.3`, found: CLIENT, because: 'both proxies are trusted' },
    { header: `for=1.1.1.1;by=", for=${CLIENT}`, found: CLIENT, because: 'an open quote swallows nothing' },
    { header: `for=1.1.1.1;by=", for="${CLIENT}"`, found: CLIENT, because: 'nor with quotes after it' },
    { header: `for="1.1.1.1\\", for=${CLIENT}`, found: CLIENT, because: 'nor one that is escaped' },
    { header: `for=${CLIENT};by="a\\\\"`, found: CLIENT, because: 'a backslash may be escaped itself' },
    { header: `for="${CLIENT};by=x"`, found: PROXY, because: 'that is no address' },
    { header: 'for=unknown', found: PROXY, because: 'the proxy does not know' },
    { header: 'for=_hidden', found: PROXY, because: 'the proxy does not say' },
    { header: 'proto=https', found: PROXY, because: 'the proxy says something else' },
    { header: `for=${CLIENT};for=1.1.1.1`, found: PROXY, because: 'one hop has one client' },
    { header: `for=${CLIENT};`, found: PROXY, because: 'a pair is missing' },
    { header: `for=${CLIENT} extra`, found: PROXY, because: 'an element is pairs and nothing else' },
    { header: `for=${CLIENT}, rubbish, for=10.1.2.3`, found: '10.1.2.3', because: 'rubbish ends the way' },
    { header: '', found: PROXY, because: 'nothing is said' },
  ])('$header means $found: $because', ({ header, found }) => {
    expect(client(PROXY, { forwarded: header })).toBe(found)
  })

  it('is believed of trusted proxies only', () => {
    expect(client('198.51.100.1', { forwarded: `for=${CLIENT}` })).toBe('198.51.100.1')
    expect(client(PROXY, { forwarded: `for=${CLIENT}` }, '')).toBe(PROXY)
  })

  it('and X-Forwarded-For count together where they agree, and neither where they do not', () => {
    expect(client(PROXY, { forwarded: `for=${CLIENT}`, 'x-forwarded-for': CLIENT })).toBe(CLIENT)
    expect(client(PROXY, { forwarded: 'for=1.1.1.1', 'x-forwarded-for': CLIENT })).toBe(PROXY)
  })

  it('of sixteen thousand commas is read at once', () => {
    const header = ',"'.repeat(8_000)
    const { user: before } = process.threadCpuUsage()
    expect(client(PROXY, { forwarded: header, 'x-forwarded-for': header })).toBe(PROXY)
    expect(process.threadCpuUsage().user - before).toBeLessThan(100_000)
  })
})

describe('the list of trusted proxies', () => {
  it.each([
    { list: '127.0.0.1', isRead: true },
    { list: ' 127.0.0.1 ,::1 , 10.0.0.0/8,fd00::/8 ', isRead: true },
    { list: '10.0.0.0/33', isRead: false },
    { list: 'fd00::/129', isRead: false },
    { list: '0.0.0.0/0', isRead: false },
    { list: '::/0', isRead: false },
    { list: '10.0.0.0/', isRead: false },
    { list: '10.0.0.0/8/8', isRead: false },
    { list: '10.0.0', isRead: false },
    { list: 'localhost', isRead: false },
    { list: '127.0.0.1,', isRead: false },
    { list: 'true', isRead: false },
  ])('$list is one: $isRead', ({ list, isRead }) => {
    expect(readRanges(list) !== undefined).toBe(isRead)
  })
})
