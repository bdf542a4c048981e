import { PROVIDER_PLACES, VENDOR_ADDRESSES } from '@placard/contract'
import { modelName, serverKey, serverUrl } from '../../config/language-configuration.ts'
import { boundVariables } from '../../config/model-bounds.ts'
import { openAiCompatibleEmbeddings } from '../embeddings/openai-compatible.ts'
import type { ProviderKind } from './provider-kind.ts'
import { bearer, clientSettings, probePath } from './requests.ts'
import { SAMPLING } from './sampling.ts'

const VENDOR = VENDOR_ADDRESSES['openai-compatible']
/** OpenAI's families that think of their own accord. */
const THINKS = /^(?:o\d|gpt-(?:[5-9]|\d{2}))(?!.*-chat)/i
/** Tokens of thought of such a model at low effort, which its limit of an answer counts: without them a short answer stays empty. */
const VENDOR_ROOM = 2048

/** A server that speaks the chat completions API of OpenAI, usually one of the operator's own. */
export const openAiCompatible: ProviderKind = {
  id: 'openai-compatible',
  place: PROVIDER_PLACES['openai-compatible'],
  variables: {
    url: {
      name: 'OPENAI_COMPATIBLE_URL',
      isRequired: true,
      schema: serverUrl,
      expected:
        'the address of a server such as Ollama, llama.cpp, vLLM or LM Studio, such as http://127.0.0.1:11434/v1, together with OPENAI_COMPATIBLE_MODEL',
    },
    model: {
      name: 'OPENAI_COMPATIBLE_MODEL',
      isRequired: true,
      schema: modelName,
      expected: 'the name of a model that server has, together with OPENAI_COMPATIBLE_URL',
    },
    apiKey: { name: 'OPENAI_COMPATIBLE_KEY', schema: serverKey, expected: 'the key that server asks for' },
  },
  embeddings: openAiCompatibleEmbeddings,
  // many such servers are started with no more, and cut what exceeds it without a word
  bounds: boundVariables('OPENAI_COMPATIBLE', { contextTokens: 8_192, thinkingTokens: 0 }),
  // most such servers count thoughts as part of the answer; the wire has no top K
  callOptions({ url, model, bounds: { thinkingTokens } }) {
    const isUnbound = url === VENDOR && thinkingTokens === 0 && THINKS.test(model)
    return {
      topP: SAMPLING.topP,
      thinkingRoom: isUnbound ? VENDOR_ROOM : thinkingTokens,
      providerOptions: isUnbound ? { openaiCompatible: { reasoningEffort: 'low' } } : {},
    }
  },
  async create(configuration) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const isVendor = configuration.url === VENDOR
    const own = {
      name: 'openai-compatible',
      baseURL: configuration.url ?? '',
      includeUsage: true,
      ...(isVendor && { transformRequestBody: asOpenAiTakesIt }),
    }
    return createOpenAICompatible({ ...clientSettings(configuration), ...own })(configuration.model)
  },
  async probe({ apiKey: key, url = '' }) {
    // many such servers support only the list
    await probePath(url, '/models', bearer(key))
  },
}

/** OpenAI's own newer models refuse what servers that speak like them need: sampling options, and the older name of the limit. */
export function asOpenAiTakesIt({
  max_tokens: limit,
  temperature: _,
  top_p: __,
  ...body
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit }
}
