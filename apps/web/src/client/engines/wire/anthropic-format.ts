import * as z from 'zod/mini'
import { type CalledModel, SAMPLING, type WireFormat } from './wire-format.ts'

/** The highest temperature that the API accepts. */
const HOTTEST = 1
const Event = z.object({
  type: z.string(),
  delta: z.optional(z.object({ text: z.optional(z.string()), stop_reason: z.nullish(z.string()) })),
})
const Models = z.object({ data: z.array(z.object({ id: z.string() })) })
const ENDINGS: Readonly<Record<string, 'complete' | 'cut' | 'blocked'>> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  max_tokens: 'cut',
  refusal: 'blocked',
}

const headersOf = ({ key }: CalledModel) => ({
  'x-api-key': key,
  'anthropic-version': '2023-06-01',
  // without it the service answers no browser
  'anthropic-dangerous-direct-browser-access': 'true',
})

/** Anthropic's Messages API. */
export const anthropicFormat: WireFormat = {
  // no top P: these models refuse it beside a temperature
  ask: (called, { instructions, messages, temperature, maxOutputTokens }) => ({
    url: `${called.address}/messages`,
    headers: headersOf(called),
    body: {
      model: called.model,
      system: instructions,
      messages,
      max_tokens: maxOutputTokens,
      temperature: Math.min(HOTTEST, temperature),
      top_k: SAMPLING.topK,
      stream: true,
    },
  }),
  read(data) {
    const event = Event.safeParse(data).data
    if (event?.type === 'error') return { end: 'unavailable' }
    const reason = event?.delta?.stop_reason ?? undefined
    return { text: event?.delta?.text ?? '', ...(reason !== undefined && { end: ENDINGS[reason] ?? 'unavailable' }) }
  },
  list: (called) => ({ url: `${called.address}/models?limit=100`, headers: headersOf(called) }),
  names: (data) => Models.safeParse(data).data?.data.map(({ id }) => id) ?? [],
}
