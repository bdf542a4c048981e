import { createServer } from 'node:http'
import type { RuledEngine } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import type { ModelConfiguration } from '../config/language-configuration.ts'
import { listenOnLoopback } from '../testing/loopback.ts'
import { languageCheck } from './language-check.ts'

const NAMES = ['gemini', 'openai-compatible', 'anthropic'] as const
const modelOf = (provider: (typeof NAMES)[number], url = 'http://127.0.0.1:9'): ModelConfiguration => ({
  provider,
  url,
  model: 'm-1',
  apiKey: 'secret-key',
  bounds: { contextTokens: 8_192, thinkingTokens: 0, firstTextMs: 8_000 },
})

const ruling = (withdrawn: readonly RuledEngine[]) => async () => new Set(withdrawn)

describe('the status of language', () => {
  it.each([
    { away: [], hasEmbedded: true, status: 'operational' },
    { away: ['gemini'], hasEmbedded: true, status: 'degraded_performance' },
    { away: NAMES, hasEmbedded: true, status: 'degraded_performance' },
    { away: ['gemini'], hasEmbedded: false, status: 'degraded_performance' },
    { away: ['gemini'], withdrawn: ['gemini'], hasEmbedded: false, status: 'operational' },
    { away: [], withdrawn: NAMES, hasEmbedded: true, status: 'operational' },
  ] as const)('is $status when $away are away', async ({ away, hasEmbedded, status, ...rule }) => {
    const gone = 'withdrawn' in rule ? rule.withdrawn : []
    const asked: string[] = []
    const language = { models: NAMES.map((name) => modelOf(name)), hasEmbedded }
    const check = languageCheck(language, ruling(gone), async ({ provider }) => {
      asked.push(provider)
      if (away.some((name) => name === provider)) throw new Error('away')
    })
    expect((await check?.check())?.status).toBe(status)
    expect(asked).toEqual(NAMES.filter((name) => !gone.some((one) => one === name)))
  })

  it('is an outage when nothing is left that could answer, and not listed when nothing is set up', async () => {
    const none = async () => Promise.reject(new Error('away'))
    const language = { models: [modelOf('gemini')], hasEmbedded: false }
    await expect(languageCheck(language, ruling([]), none)?.check()).rejects.toThrow()
    const answers = async () => undefined
    await expect(languageCheck(language, ruling(['gemini']), answers)?.check()).rejects.toThrow()
    expect(languageCheck({ models: [], hasEmbedded: true }, ruling([]))).toBeUndefined()
  })

  it.each([
    { provider: 'gemini', path: '/v1/models/m-1', header: 'x-goog-api-key', value: 'secret-key' },
    { provider: 'openai-compatible', path: '/v1/models', header: 'authorization', value: 'Bearer secret-key' },
    { provider: 'anthropic', path: '/v1/models/m-1', header: 'x-api-key', value: 'secret-key' },
  ] as const)('asks $provider for its model with its key', async ({ provider, path, header, value }) => {
    const asked: { url: string | undefined; key: unknown }[] = []
    let status = 200
    const server = createServer((request, response) => {
      asked.push({ url: request.url, key: request.headers[header] })
      response.writeHead(status).end('{}')
    })
    const url = `${await listenOnLoopback(server)}/v1/`
    await PROVIDER_KINDS[provider].probe(modelOf(provider, url))
    expect(asked).toEqual([{ url: path, key: value }])
    status = 401
    await expect(PROVIDER_KINDS[provider].probe(modelOf(provider, url))).rejects.toThrow('401')
    server.close()
  })
})
