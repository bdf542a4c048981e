import { describe, expect, it } from 'vitest'
import { type GeminiThinking, geminiThinking } from './gemini-thinking.ts'

const NONE = { room: 0, budget: undefined }

describe('how much a Gemini model thinks', () => {
  it.each<GeminiThinking & { because: string; model: string; usual?: number; isBrief?: boolean }>([
    { because: 'an answer is worth thinking', model: 'gemini-flash-latest', room: 1024, budget: 1024 },
    { because: 'a line is not', model: 'gemini-flash-latest', isBrief: true, room: 128, budget: 0 },
    { because: 'its thinking can be off', model: 'gemini-2.5-flash-lite', isBrief: true, room: 128, budget: 0 },
    { because: 'it thinks always', model: 'gemini-2.5-pro', isBrief: true, room: 128, budget: 128 },
    { because: 'nobody knows whether it can stop', model: 'gemini-x', isBrief: true, room: 128, budget: 128 },
    { because: 'it refuses the word', model: 'gemini-2.0-flash', isBrief: true, ...NONE },
    { because: 'it refuses the word', model: 'gemma-3-27b', ...NONE },
    { because: 'the operator wants no word of it', model: 'gemini-2.5-flash', usual: 0, isBrief: true, ...NONE },
  ])('$model: $budget, $because', ({ model, usual = 1024, isBrief = false, room, budget }) => {
    expect(geminiThinking(model, usual, { isBrief })).toEqual({ room, budget })
  })
})
