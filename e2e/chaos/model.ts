import { aVendor } from '../../apps/server/src/adapters/language-model/testing/vendor.ts'

/**
 * How the model answers, by a word in the message. `busy`, `down`: refuses. `cut`: breaks off in the middle. `garbage`: what
 * no reader understands. `stall`: says nothing for longer than it is waited for.
 */
export const MANNERS = { plain: 60, long: 14, busy: 3, down: 4, cut: 8, garbage: 4, empty: 3, stall: 1 } as const
export type Manner = keyof typeof MANNERS

const PACE = { chunkSize: 10, latency: 12 } as const
/** Longer than the first text is waited for, in ms. */
const STALL_MS = 9_000
const [SHORT, LONG] = [30, 220]

/** A model that may fail in every way its service does. What it says names the message it answers. */
export async function startChaosModel(): Promise<ReturnType<typeof aVendor>> {
  const model = aVendor()
  const says = (words: number) => (request: { readonly messages: readonly { readonly content?: unknown }[] }) => {
    const asked = /q\d+/.exec(
      request.messages
        .map(({ content }) => JSON.stringify(content))
        .reverse()
        .join(' '),
    )?.[0]
    return { content: Array.from({ length: words }, (_, at) => `${asked ?? 'x'}-${at} é🕊`).join(' ') }
  }
  const tagged = (manner: Manner) => new RegExp(`manner ${manner}$`)
  model.onMessage(tagged('long'), says(LONG), PACE)
  model.onMessage(tagged('busy'), { error: { message: 'busy', type: 'rate_limit_error' }, status: 429 })
  model.onMessage(tagged('down'), { error: { message: 'down', type: 'server_error' }, status: 500 })
  model.onMessage(tagged('cut'), says(SHORT), { ...PACE, truncateAfterChunks: 9 })
  model.onMessage(tagged('garbage'), says(SHORT), { chaos: { malformedRate: 1 } })
  model.onMessage(tagged('empty'), { content: '' })
  model.onMessage(tagged('stall'), says(SHORT), { ...PACE, chaos: { latencyMs: STALL_MS } })
  model.onMessage(/./, says(SHORT), PACE)
  await model.start()
  return model
}
