import { faultOfRefusal, ModelProviderError } from '@placard/language/models'
import { modelFetch } from '../model-providers/model-fetch.ts'

/** Most bytes of an answer: a minute of uncompressed sound in base64 has some four million. */
const ANSWER_MAX_BYTES = 16_000_000

/**
 * `fetch` for the services that speak: no redirect is followed, and an answer that has no end breaks off.
 */
export const speechFetch: typeof fetch = async (input, init) => {
  const answer = await modelFetch(input, init)
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > ANSWER_MAX_BYTES) controller.error(new RangeError('a speech service answers without end'))
      else controller.enqueue(piece)
    },
  })
  return new Response(answer.body?.pipeThrough(counted) ?? null, answer)
}

/**
 * An error of a call to a service. Its text is not passed on: it may repeat the address, the key or the text.
 */
export function serviceFault(error: unknown, refusal?: { readonly status?: number; readonly body: string }): Error {
  if (error instanceof ModelProviderError) return error
  if (refusal === undefined) return new ModelProviderError('unavailable')
  return new ModelProviderError(faultOfRefusal(refusal.status, refusal.body))
}
