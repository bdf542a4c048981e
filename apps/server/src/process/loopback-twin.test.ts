import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { LoopbackTwin, loopbackAddressOf } from './loopback-twin.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((ones) => ones?.some(({ address }) => address === '::1'))
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function aServer(host: '127.0.0.1' | '::1' = '127.0.0.1') {
  const server = createServer((asked, reply) => reply.end(`you are ${asked.socket.remoteAddress}`))
  server.listen({ host, port: 0 })
  await once(server, 'listening')
  closing.push(() => server.close())
  const bound = server.address()
  return { server, port: typeof bound === 'object' && bound !== null ? bound.port : 0 }
}

async function ask(host: string, port: number): Promise<string> {
  const asked = request({ host, port, agent: false }).end()
  const [answer] = await once(asked, 'response')
  let said = ''
  for await (const piece of answer) said += String(piece)
  return said
}

describe('localhost', () => {
  it.each([
    { host: '127.0.0.1', address: '127.0.0.1' },
    { host: '::1', address: '::1' },
    { host: 'localhost', address: '127.0.0.1' },
    { host: '0.0.0.0', address: undefined },
    { host: 'placard.example.org', address: undefined },
  ])('is $address for a server on $host', ({ host, address }) => {
    expect(loopbackAddressOf(host)).toBe(address)
  })

  it.runIf(hasIpv6)('leads to the server at both of its addresses, and no more once the server stops', async () => {
    const { server, port } = await aServer()
    const twin = new LoopbackTwin(server)
    expect(await twin.listen('127.0.0.1', port)).toBe(true)
    expect(await ask('127.0.0.1', port)).toBe('you are 127.0.0.1')
    expect(await ask('::1', port)).toBe('you are ::1')
    await twin.refuse()
    await twin.ended()
    await expect(ask('::1', port)).rejects.toThrow('ECONNREFUSED')
  })

  it.runIf(hasIpv6)('may lead to another program that has the port at the other address', async () => {
    const other = createTcpServer().listen({ host: '::1', port: 0 })
    await once(other, 'listening')
    closing.push(() => other.close())
    const bound = other.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0
    expect(await new LoopbackTwin(createServer()).listen('127.0.0.1', port)).toBe(false)
  })
})
