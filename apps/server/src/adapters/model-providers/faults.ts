import type { AnswerFault } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { APICallError } from 'ai'

const QUOTA = /quota|billing|insufficient|credit/i

/**
 * How the wire formats say that a request exceeds the model's context. OpenAI and vLLM: “maximum context length is …”,
 * `context_length_exceeded`; llama.cpp: `exceed_context_size_error`; Ollama: “input length exceeds maximum context
 * length”; Gemini: “input token count (…) exceeds the maximum number of tokens”; Anthropic: “prompt is too long: …
 * tokens”, “exceed context limit”.
 */
const TOO_LONG =
  /context[ _-]?(?:length|size|limit|window)|(?:input )?token count.{0,40}exceeds|(?:prompt|input|request) is too long|too many (?:input )?tokens|request_too_large/i

/** Maps an error of a provider. Its text is kept in `cause`, for the log alone. */
export function providerErrorOf(error: unknown): ModelProviderError {
  if (error instanceof ModelProviderError) return error
  if (!APICallError.isInstance(error)) {
    // an error within a stream has no status
    return new ModelProviderError(TOO_LONG.test(textOf(error)) ? 'too-long' : 'unavailable', { cause: error })
  }
  const { statusCode, responseHeaders = {}, responseBody = '' } = error
  const retryAfterMs = retryAfterOf(responseHeaders)
  return new ModelProviderError(faultOf(statusCode, responseBody), {
    retryAfterMs: statusCode === 429 || statusCode === 503 ? retryAfterMs : undefined,
    cause: error,
  })
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : (JSON.stringify(error) ?? '')
}

function faultOf(status: number | undefined, body: string): AnswerFault {
  switch (status) {
    case 401:
    case 403:
      return 'key-refused'
    case 402:
      return 'quota'
    case 413:
      return 'too-long'
    case 422:
      return TOO_LONG.test(body) ? 'too-long' : 'bad-request'
    case 429:
      return QUOTA.test(body) ? 'quota' : 'rate-limited'
    case 400:
      if (/api[ _-]?key/i.test(body)) return 'key-refused'
      return TOO_LONG.test(body) ? 'too-long' : 'bad-request'
    default:
      // some servers answer 500 to what exceeds their context
      return TOO_LONG.test(body) ? 'too-long' : 'unavailable'
  }
}

/** `Retry-After` in seconds; a date means no short delay and is ignored. */
function retryAfterOf(headers: Readonly<Record<string, string>>): number | undefined {
  const seconds = Number(headers['retry-after'])
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
