import { describe, expect, it } from 'vitest'
import { readLanguage } from './language-configuration.ts'

const GEMINI = { GEMINI_API_KEY: 'k'.repeat(20) }
const OLLAMA = { OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:11434/v1', OPENAI_COMPATIBLE_MODEL: 'llama3.2' }

type Given = Parameters<typeof readLanguage>[0]
const REVERSED: Given = { ...OLLAMA, ...GEMINI, PLACARD_LANGUAGE_ORDER: ['openai-compatible', 'gemini'] }

describe('the configuration of language models', () => {
  it.each<{ because: string; given: Given; rungs: string[]; hasEmbedded: boolean }>([
    { because: 'nothing is set up', given: {}, rungs: [], hasEmbedded: true },
    {
      because: 'what is set up comes first',
      given: { ...OLLAMA, ...GEMINI },
      rungs: ['gemini', 'openai-compatible'],
      hasEmbedded: true,
    },
    { because: 'the order says so', given: REVERSED, rungs: ['openai-compatible', 'gemini'], hasEmbedded: false },
  ])('asks $rungs because $because', ({ given, rungs, hasEmbedded }) => {
    const read = readLanguage(given)
    expect(read.ok && read.language.models.map(({ rung }) => rung)).toEqual(rungs)
    expect(read.ok && read.language.hasEmbedded).toBe(hasEmbedded)
  })

  it.each<{ given: Given; wrong: string[] }>([
    {
      given: { OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:1/v1' },
      wrong: ['OPENAI_COMPATIBLE_URL', 'OPENAI_COMPATIBLE_MODEL'],
    },
    { given: { ANTHROPIC_API_KEY: 'k'.repeat(20) }, wrong: ['ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL'] },
    { given: { ...GEMINI, PLACARD_LANGUAGE_ORDER: ['anthropic'] }, wrong: ['PLACARD_LANGUAGE_ORDER'] },
  ])('names $wrong', ({ given, wrong }) => {
    expect(readLanguage(given)).toEqual({ ok: false, wrong })
  })
})
