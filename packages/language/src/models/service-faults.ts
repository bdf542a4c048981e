import type { AnswerFault } from '@placard/contract'

const QUOTA = /quota|billing|insufficient|credit/i

/**
 * How the wire formats say that a request exceeds the model's context. OpenAI and vLLM: “maximum context length is …”,
 * `context_length_exceeded`; llama.cpp: `exceed_context_size_error`; Ollama: “input length exceeds maximum context
 * length”; Gemini: “input token count (…) exceeds the maximum number of tokens”; Anthropic: “prompt is too long: …
 * tokens”, “exceed context limit”.
 */
const TOO_LONG =
  /context[ _-]?(?:length|size|limit|window)|(?:input )?token count.{0,40}exceeds|(?:prompt|input|request) is too long|too many (?:input )?tokens|request_too_large/i

/** Whether a service says that a request exceeds the model's context. */
export function saysTooLong(text: string): boolean {
  return TOO_LONG.test(text)
}

/** The fault that a service's refusal means, by its status and its body. */
export function faultOfRefusal(status: number | undefined, body: string): AnswerFault {
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
