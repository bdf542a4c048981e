import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROVIDER_KINDS } from '../model-providers/registry.ts'
import { languageOver, providersOver, WIRE_FORMATS } from './testing/vendor.ts'

/** Headers of the requests at the redirect's target: a key must not be in them. */
const heard: string[] = []
/** Number of requests at the configured service. */
let asked = 0
/** The service's status code. */
let status = 307

const elsewhere = createServer((request, reply) => {
  heard.push(JSON.stringify(request.headers))
  reply.end('{}')
})
const service = createServer((request, reply) => {
  asked += 1
  request.resume()
  request.once('end', () => reply.writeHead(status, { location: `${urlOf(elsewhere)}${request.url}` }).end())
})

const urlOf = (server: typeof service) => {
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
}

beforeAll(() =>
  Promise.all([elsewhere, service].map((server) => new Promise<void>((on) => server.listen(0, '127.0.0.1', on)))),
)
afterAll(() => Promise.all([elsewhere, service].map((server) => new Promise((off) => server.close(off)))))

const CASES = WIRE_FORMATS.flatMap(({ name }) => [301, 302, 303, 307, 308].map((code) => ({ name, code })))

it.each(CASES)(
  'advisory 14 (CVE-2026-31943, -45400) $name is asked at the address that is set up, and at no other it points to by $code',
  async ({ name, code }) => {
    status = code
    const before = asked
    const { providers, faults } = await providersOver({ url: urlOf(service) }, [name])
    const request = { instructions: 'Help.', messages: [{ role: 'user', content: 'Hello' }] } as const
    const signal = AbortSignal.timeout(10_000)
    for (const provider of providers.worthAsking(undefined)) {
      const asking = {
        request: { ...request, temperature: 0, maxOutputTokens: 9 },
        use: 'chat',
        userId: undefined,
        signal,
      }
      await expect(providers.speak(provider, asking).next()).rejects.toMatchObject({ fault: 'unavailable' })
    }
    for (const model of languageOver({ url: urlOf(service) }, [name]).models) {
      await expect(PROVIDER_KINDS[model.provider].probe(model)).rejects.toThrow()
    }
    expect(faults).toHaveLength(1)
    expect(asked).toBe(before + 2)
    expect(heard).toEqual([])
  },
)
