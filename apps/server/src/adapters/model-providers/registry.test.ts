import { VENDOR_ADDRESSES } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { readLanguage } from '../../config/language-configuration.ts'
import { asOpenAiTakesIt } from './openai-compatible.ts'
import { PROVIDER_KINDS } from './registry.ts'

const GEMINI = { GEMINI_API_KEY: 'k'.repeat(20) }
const OLLAMA = { OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:11434/v1', OPENAI_COMPATIBLE_MODEL: 'llama3.2' }

const PROVIDERS = Object.values(PROVIDER_KINDS)
type Given = Parameters<typeof readLanguage>[0]
const REVERSED: Given = { ...OLLAMA, ...GEMINI, PLACARD_LANGUAGE_ORDER: 'openai-compatible, gemini' }

describe('the configuration of language models', () => {
  it.each<{ because: string; given: Given; providers: string[]; hasEmbedded: boolean }>([
    { because: 'nothing is set up', given: {}, providers: [], hasEmbedded: true },
    {
      because: 'what is set up comes first',
      given: { ...OLLAMA, ...GEMINI },
      providers: ['gemini', 'openai-compatible'],
      hasEmbedded: true,
    },
    { because: 'the order says so', given: REVERSED, providers: ['openai-compatible', 'gemini'], hasEmbedded: false },
  ])('asks $providers because $because', ({ given, providers, hasEmbedded }) => {
    const read = readLanguage(given, PROVIDERS)
    expect(read.ok && read.language.models.map(({ provider }) => provider)).toEqual(providers)
    expect(read.ok && read.language.hasEmbedded).toBe(hasEmbedded)
  })

  it.each<{ because: string; given: Given; contextTokens: number; firstTextMs: number }>([
    { because: 'a hosted model answers soon', given: GEMINI, contextTokens: 32_768, firstTextMs: 8_000 },
    { because: 'one on this machine may have to be loaded', given: OLLAMA, contextTokens: 8_192, firstTextMs: 60_000 },
    {
      because: 'a compatible server may be hosted too',
      given: { ...OLLAMA, OPENAI_COMPATIBLE_URL: 'https://models.example.com/v1' },
      contextTokens: 8_192,
      firstTextMs: 8_000,
    },
    {
      because: 'the operator says so',
      given: { ...OLLAMA, OPENAI_COMPATIBLE_CONTEXT_TOKENS: '4096', OPENAI_COMPATIBLE_FIRST_TEXT_SECONDS: '90' },
      contextTokens: 4_096,
      firstTextMs: 90_000,
    },
  ])('bounds a model as $because', ({ given, contextTokens, firstTextMs }) => {
    const read = readLanguage(given, PROVIDERS)
    expect(read.ok && read.language.models[0]?.bounds).toMatchObject({ contextTokens, firstTextMs })
  })

  it.each<{ given: Given; wrong: string[] }>([
    { given: { ...GEMINI, GEMINI_CONTEXT_TOKENS: '1000' }, wrong: ['GEMINI_CONTEXT_TOKENS'] },
    { given: { ...GEMINI, GEMINI_FIRST_TEXT_SECONDS: 'soon' }, wrong: ['GEMINI_FIRST_TEXT_SECONDS'] },
    {
      given: { OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:1/v1' },
      wrong: ['OPENAI_COMPATIBLE_URL', 'OPENAI_COMPATIBLE_MODEL'],
    },
    { given: { ANTHROPIC_API_KEY: 'k'.repeat(20) }, wrong: ['ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL'] },
    { given: { GEMINI_EMBEDDING_MODEL: 'e-1' }, wrong: ['GEMINI_EMBEDDING_MODEL'] },
    { given: { ...OLLAMA, GEMINI_EMBEDDING_MODEL: 'e-1' }, wrong: ['GEMINI_EMBEDDING_MODEL'] },
    { given: { ...GEMINI, GEMINI_EMBEDDING_MODEL: 'no name' }, wrong: ['GEMINI_EMBEDDING_MODEL'] },
    { given: { ...GEMINI, PLACARD_LANGUAGE_ORDER: 'anthropic' }, wrong: ['PLACARD_LANGUAGE_ORDER'] },
  ])('names $wrong', ({ given, wrong }) => {
    expect(readLanguage(given, PROVIDERS)).toEqual({ ok: false, rejection: wrong })
  })
})

describe('vectors of texts', () => {
  it.each<{ given: Given; models: (string | undefined)[] }>([
    { given: { ...GEMINI, ...OLLAMA }, models: [undefined, undefined] },
    { given: { ...GEMINI, ...OLLAMA, GEMINI_EMBEDDING_MODEL: 'e-1' }, models: ['e-1', undefined] },
    { given: { ...OLLAMA, OPENAI_COMPATIBLE_EMBEDDING_MODEL: 'e-2' }, models: ['e-2'] },
  ])('are made by $models', ({ given, models }) => {
    const read = readLanguage(given, PROVIDERS)
    expect(read.ok && read.language.models.map(({ embeddingModel }) => embeddingModel)).toEqual(models)
  })
})

describe('a request to OpenAI itself', () => {
  it('has the limit under its newer name, and no options that newer models refuse', () => {
    const body = { model: 'gpt-x', max_tokens: 99, temperature: 0.7, top_p: 0.8, stream: true }
    expect(asOpenAiTakesIt(body)).toEqual({ model: 'gpt-x', max_completion_tokens: 99, stream: true })
    expect(asOpenAiTakesIt({ model: 'gpt-x' })).toEqual({ model: 'gpt-x' })
  })

  it.each([
    { because: 'it thinks of its own accord', model: 'gpt-5-mini', room: 2048 },
    { because: 'it thinks of its own accord', model: 'o4-mini', room: 2048 },
    { because: 'it does not think', model: 'gpt-4o', room: 0 },
    { because: 'it is the one that does not think', model: 'gpt-5-chat-latest', room: 0 },
    { because: 'the operator says how much', model: 'gpt-5', thinkingTokens: 512, room: 512 },
    { because: 'another server has its own models', model: 'gpt-5', url: OLLAMA.OPENAI_COMPATIBLE_URL, room: 0 },
  ])('leaves $model $room tokens to think: $because', ({ model, url, thinkingTokens = 0, room }) => {
    const { thinkingRoom, providerOptions } = PROVIDER_KINDS['openai-compatible'].callOptions({
      provider: 'openai-compatible',
      model,
      apiKey: 'k',
      url: url ?? VENDOR_ADDRESSES['openai-compatible'],
      bounds: { contextTokens: 32_768, firstTextMs: 8_000, thinkingTokens },
    })
    expect(thinkingRoom).toBe(room)
    expect(providerOptions).toEqual(room === 2048 ? { openaiCompatible: { reasoningEffort: 'low' } } : {})
  })
})
