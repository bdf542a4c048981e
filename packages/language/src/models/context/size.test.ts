import { A_CHAT_ORDER } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import type { Grounding } from '../../assistant/passages.ts'
import { tokensIn } from '../tokens.ts'
import { fittedRequest } from './chat-request.ts'
import { fittingPassages } from './sources.ts'

describe('the size of what a model is told', () => {
  const long: Grounding = {
    computed: [],
    passages: Array.from({ length: 9 }, (_, index) => ({
      title: `Passage ${index}`,
      text: 'The committee shall decide. '.repeat(2_000),
      source: { kind: 'guide', id: String(index), title: `Passage ${index}` },
    })),
  }

  it.each([0, 100, 500, 2_000, 50_000])('never exceeds its room of %i tokens', (room) => {
    const passages = fittingPassages(long, room)
    expect(passages.reduce((sum, { text }) => sum + tokensIn(text), 0)).toBeLessThanOrEqual(Math.min(room, 2_800))
  })

  it.each([2_048, 8_192, 32_768])('fits into %i tokens with everything else', async (contextTokens) => {
    const bounds = { contextTokens, thinkingTokens: 0 }
    const options = { fence: 'f00d', grounding: long, isShorter: false, nextTurn: async () => undefined }
    const { request } = await fittedRequest(
      { ...A_CHAT_ORDER, turns: [{ role: 'user', text: 'What now?' }] },
      bounds,
      options,
    )
    const said = request.messages.map(({ content }) => content).join('\n')
    expect(tokensIn(request.instructions) + tokensIn(said) + request.maxOutputTokens).toBeLessThanOrEqual(contextTokens)
  })
})
