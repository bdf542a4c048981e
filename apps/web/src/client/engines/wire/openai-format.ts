import { VENDOR_ADDRESSES } from '@placard/contract'
import * as z from 'zod/mini'
import { type CalledModel, SAMPLING, type WireFormat } from './wire-format.ts'

const Event = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
})
const Models = z.object({ data: z.array(z.object({ id: z.string() })) })
const ENDINGS: Readonly<Record<string, 'complete' | 'cut' | 'blocked'>> = {
  stop: 'complete',
  length: 'cut',
  content_filter: 'blocked',
}

const headersOf = ({ key }: CalledModel): Record<string, string> =>
  key === '' ? {} : { authorization: `Bearer ${key}` }

/** The chat completions API, as OpenAI and the servers on one's own computer speak it. */
export const openAiFormat: WireFormat = {
  ask(called, { instructions, messages, temperature, maxOutputTokens }) {
    // the vendor's newer models refuse what the servers on one's own computer need
    const options =
      called.address === VENDOR_ADDRESSES['openai-compatible']
        ? { max_completion_tokens: maxOutputTokens }
        : { max_tokens: maxOutputTokens, temperature, top_p: SAMPLING.topP }
    const told = [{ role: 'system', content: instructions }, ...messages]
    return {
      url: `${called.address}/chat/completions`,
      headers: headersOf(called),
      body: { model: called.model, messages: told, stream: true, ...options },
    }
  },
  read(data) {
    const [choice] = Event.safeParse(data).data?.choices ?? []
    const reason = choice?.finish_reason ?? undefined
    const text = choice?.delta?.content ?? ''
    return { text, ...(reason !== undefined && { end: ENDINGS[reason] ?? 'unavailable' }) }
  },
  list: (called) => ({ url: `${called.address}/models`, headers: headersOf(called) }),
  names: (data) => Models.safeParse(data).data?.data.map(({ id }) => id) ?? [],
}
