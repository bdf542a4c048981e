import { faultOfRefusal, ModelProviderError, saysTooLong } from '@placard/language/models'
import { APICallError } from 'ai'

/** Maps an error of a provider. Its text is kept in `cause`, for the log alone. */
export function providerErrorOf(error: unknown): ModelProviderError {
  if (error instanceof ModelProviderError) return error
  if (!APICallError.isInstance(error)) {
    // an error within a stream has no status
    return new ModelProviderError(saysTooLong(textOf(error)) ? 'too-long' : 'unavailable', { cause: error })
  }
  const { statusCode, responseHeaders = {}, responseBody = '' } = error
  const retryAfterMs = retryAfterOf(responseHeaders)
  return new ModelProviderError(faultOfRefusal(statusCode, responseBody), {
    retryAfterMs: statusCode === 429 || statusCode === 503 ? retryAfterMs : undefined,
    cause: error,
  })
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : (JSON.stringify(error) ?? '')
}

/** `Retry-After` in seconds; a date means no short delay and is ignored. */
function retryAfterOf(headers: Readonly<Record<string, string>>): number | undefined {
  const seconds = Number(headers['retry-after'])
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
