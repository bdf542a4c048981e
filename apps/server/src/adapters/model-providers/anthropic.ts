import { PROVIDER_PLACES } from '@placard/contract'
import { apiKey, modelName, serverUrl } from '../../config/language-configuration.ts'
import { boundVariables } from '../../config/model-bounds.ts'
import type { ProviderKind } from './provider-kind.ts'
import { clientSettings, probePath } from './requests.ts'
import { SAMPLING } from './sampling.ts'

const API = 'https://api.anthropic.com/v1'
/** Fewest tokens of thought that the API accepts. */
const LEAST_THINKING = 1024
const API_VERSION = '2023-06-01'

/** Anthropic's Messages API. */
export const anthropic: ProviderKind = {
  id: 'anthropic',
  place: PROVIDER_PLACES.anthropic,
  variables: {
    apiKey: {
      name: 'ANTHROPIC_API_KEY',
      isRequired: true,
      schema: apiKey,
      expected: 'a key of the Anthropic API, together with ANTHROPIC_MODEL',
    },
    model: {
      name: 'ANTHROPIC_MODEL',
      isRequired: true,
      schema: modelName,
      expected: 'the name of a Claude model, together with ANTHROPIC_API_KEY',
    },
    url: {
      name: 'ANTHROPIC_URL',
      schema: serverUrl,
      expected: 'the address of another server that speaks like the Anthropic API, such as http://127.0.0.1:4010/v1',
    },
  },
  bounds: boundVariables('ANTHROPIC', { contextTokens: 32_768, thinkingTokens: 0 }),
  // no top P: these models refuse it beside a temperature; the client adds the room for thoughts
  callOptions: ({ bounds: { thinkingTokens } }) => ({
    topK: SAMPLING.topK,
    thinkingRoom: 0,
    providerOptions:
      thinkingTokens > 0
        ? { anthropic: { thinking: { type: 'enabled', budgetTokens: Math.max(LEAST_THINKING, thinkingTokens) } } }
        : {},
  }),
  async create(configuration) {
    return (await import('@ai-sdk/anthropic')).createAnthropic(clientSettings(configuration))(configuration.model)
  },
  async probe({ model, apiKey: key = '', url = API }) {
    const headers = { 'x-api-key': key, 'anthropic-version': API_VERSION }
    await probePath(url, `/models/${encodeURIComponent(model)}`, headers)
  },
}
