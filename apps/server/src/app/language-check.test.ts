import { createServer } from 'node:http'
import type { RuledEngine } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import { ProbeError } from '../adapters/model-providers/requests.ts'
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
    const probe = async ({ provider }: ModelConfiguration) => {
      asked.push(provider)
      if (away.some((name) => name === provider)) throw new Error('away')
    }
    const check = languageCheck(language, ruling(gone), { probe })
    expect((await check?.check())?.status).toBe(status)
    expect(asked).toEqual(NAMES.filter((name) => !gone.some((one) => one === name)))
  })

  it('is an outage when nothing is left that could answer, and not listed when nothing is set up', async () => {
    const none = async () => Promise.reject(new Error('away'))
    const language = { models: [modelOf('gemini')], hasEmbedded: false }
    await expect(languageCheck(language, ruling([]), { probe: none })?.check()).rejects.toThrow()
    const answers = async () => undefined
    await expect(languageCheck(language, ruling(['gemini']), { probe: answers })?.check()).rejects.toThrow()
    expect(languageCheck({ models: [], hasEmbedded: true }, ruling([]))).toBeUndefined()
  })

  it.each([
    { answers: { gemini: 429 }, models: ['gemini'], trouble: 'rate-limited', because: 'it says so' },
    { answers: { gemini: 402 }, models: ['gemini'], trouble: 'quota', because: 'it wants to be paid' },
    { answers: { gemini: 500 }, models: ['gemini'], trouble: undefined, because: 'nothing more is known' },
    { answers: { gemini: 429 }, models: ['gemini', 'anthropic'], trouble: undefined, because: 'another one answers' },
    {
      answers: { gemini: 500, anthropic: 402 },
      models: ['gemini', 'anthropic'],
      trouble: 'quota',
      because: 'all are away, and of one it is known why',
    },
  ] as const)('tells of $trouble: $because', async ({ answers, models, trouble }) => {
    const refusal = (provider: string): number | undefined =>
      Object.entries(answers).find(([id]) => id === provider)?.[1]
    const probe = async ({ provider }: ModelConfiguration) => {
      const status = refusal(provider)
      if (status !== undefined) throw new ProbeError(status, '{}')
    }
    const language = { models: models.map((name) => modelOf(name)), hasEmbedded: true }
    expect((await languageCheck(language, ruling([]), { probe })?.check())?.trouble).toBe(trouble)
    if (trouble === undefined) return
    const alone = languageCheck({ ...language, hasEmbedded: false }, ruling([]), { probe })?.check()
    await expect(alone).rejects.toMatchObject({ trouble })
  })

  it('tells that the name of its model has no address', async () => {
    const language = { models: [modelOf('openai-compatible', 'http://nothing.invalid')], hasEmbedded: true }
    expect(await languageCheck(language, ruling([]))?.check()).toMatchObject({
      status: 'degraded_performance',
      trouble: 'unknown-name',
    })
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
