import { faultOfRefusal, ModelProviderError } from '@placard/language/models'
import type { WireCall } from './wire-format.ts'

/** Most characters that are read of a refusal. */
const REFUSAL_LENGTH = 10_000

/**
 * Calls a model's service. No redirect is followed, and nothing of the page goes along: the key and the words are sent where
 * the user said and nowhere else.
 * @throws {ModelProviderError} when it cannot be reached or refuses; without a cause, which could repeat the key.
 */
export async function called(
  send: typeof fetch,
  { url, headers, body }: WireCall,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await send(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  }).catch(() => {
    signal.throwIfAborted()
    throw new ModelProviderError('unavailable')
  })
  if (answer.ok) return answer
  const text = await answer.text().catch(() => '')
  throw new ModelProviderError(faultOfRefusal(answer.status, text.slice(0, REFUSAL_LENGTH)))
}
