import type { AnswerFault } from '@placard/contract'
import { APICallError } from 'ai'
import { ModelProviderError } from './model-provider.ts'

const QUOTA = /quota|billing|insufficient|credit/i

/** Maps an error of a provider. Its text is kept in `cause`, for the log alone. */
export function providerErrorOf(error: unknown): ModelProviderError {
  if (error instanceof ModelProviderError) return error
  if (!APICallError.isInstance(error)) return new ModelProviderError('unavailable', { cause: error })
  const { statusCode, responseHeaders = {}, responseBody = '' } = error
  const retryAfterMs = retryAfterOf(responseHeaders)
  return new ModelProviderError(faultOf(statusCode, responseBody), {
    retryAfterMs: statusCode === 429 || statusCode === 503 ? retryAfterMs : undefined,
    cause: error,
  })
}

function faultOf(status: number | undefined, body: string): AnswerFault {
  if (status === 401 || status === 403) return 'key-refused'
  if (status === 400 && /api[ _-]?key/i.test(body)) return 'key-refused'
  if (status === 402) return 'quota'
  if (status === 429) return QUOTA.test(body) ? 'quota' : 'rate-limited'
  return 'unavailable'
}

/** `Retry-After` in seconds; a date means no short delay and is ignored. */
function retryAfterOf(headers: Readonly<Record<string, string>>): number | undefined {
  const seconds = Number(headers['retry-after'])
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
