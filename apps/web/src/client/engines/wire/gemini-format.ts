import { geminiThinking } from '@placard/language/models'
import * as z from 'zod/mini'
import { type CalledModel, SAMPLING, type WireFormat } from './wire-format.ts'

/** Tokens that a model may think before an answer of usual length. */
const THINKING_TOKENS = 1024
const Event = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(
          z.object({
            parts: z.optional(z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) }))),
          }),
        ),
        finishReason: z.optional(z.string()),
      }),
    ),
  ),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
})
const Models = z.object({ models: z.array(z.object({ name: z.string() })) })
const ENDINGS: Readonly<Record<string, 'complete' | 'cut' | 'unavailable'>> = {
  STOP: 'complete',
  MAX_TOKENS: 'cut',
  OTHER: 'unavailable',
}

const headersOf = ({ key }: CalledModel) => ({ 'x-goog-api-key': key })

/** Google's Gemini API. */
export const geminiFormat: WireFormat = {
  ask(called, { instructions, messages, temperature, maxOutputTokens, isBrief = false }) {
    const { room, budget } = geminiThinking(called.model, THINKING_TOKENS, { isBrief })
    return {
      url: `${called.address}/models/${encodeURIComponent(called.model)}:streamGenerateContent?alt=sse`,
      headers: headersOf(called),
      body: {
        systemInstruction: { parts: [{ text: instructions }] },
        contents: messages.map(({ role, content }) => ({
          role: role === 'user' ? 'user' : 'model',
          parts: [{ text: content }],
        })),
        generationConfig: {
          temperature,
          ...SAMPLING,
          maxOutputTokens: maxOutputTokens + room,
          ...(budget !== undefined && { thinkingConfig: { thinkingBudget: budget } }),
        },
      },
    }
  },
  read(data) {
    const { candidates = [], promptFeedback } = Event.safeParse(data).data ?? {}
    const [candidate] = candidates
    const said = (candidate?.content?.parts ?? []).filter(({ thought }) => thought !== true)
    const text = said.map((part) => part.text ?? '').join('')
    const reason = candidate?.finishReason
    if (promptFeedback?.blockReason !== undefined) return { text, end: 'blocked' }
    // every other reason is one of safety
    return { text, ...(reason !== undefined && { end: ENDINGS[reason] ?? 'blocked' }) }
  },
  list: (called) => ({ url: `${called.address}/models?pageSize=200`, headers: headersOf(called) }),
  names: (data) => Models.safeParse(data).data?.models.map(({ name }) => name.replace(/^models\//, '')) ?? [],
}
