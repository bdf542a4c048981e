import type { TranscriptEntry } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { isSigned, signatureText, wordingText } from './who-worded.ts'

const speech: TranscriptEntry = {
  seq: 1,
  at: 0,
  now: 0,
  kind: 'speech',
  words: 'So be it.',
  changes: [],
  detail: '',
  origin: 'reply',
}

describe('who worded what', () => {
  it.each([
    { signature: 'gemini gemini-flash-latest speech-1', text: 'Gemini flash-latest · cloud' },
    { signature: 'openai-compatible llama3.2:8b speech-1', text: 'llama3.2:8b · your server' },
    { signature: 'anthropic claude-x speech-1', text: 'claude-x · cloud' },
    { signature: 'prompt-api browser speech-1', text: 'Browser’s model · on this device' },
    { signature: 'embedded', text: undefined },
    { signature: undefined, text: undefined },
  ])('reads $signature as $text', ({ signature, text }) => {
    expect(signatureText(signature)).toBe(text)
    expect(wordingText({ ...speech, wordedBy: signature })).toBe(text ?? 'Built-in phrases')
  })

  it('is not said of people, nor of what nobody said', () => {
    expect(wordingText({ ...speech, origin: 'person' })).toBeUndefined()
    expect(wordingText({ ...speech, kind: 'clause' })).toBeUndefined()
  })

  it('is said in sessions in which a model worded anything', () => {
    expect(isSigned([speech])).toBe(false)
    expect(isSigned([speech, { wordedBy: 'gemini x y' }])).toBe(true)
  })
})
