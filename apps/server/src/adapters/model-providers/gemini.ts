import { PROVIDER_PLACES, VENDOR_ADDRESSES } from '@placard/contract'
import { geminiThinking } from '@placard/language/models'
import { apiKey, modelName, serverUrl } from '../../config/language-configuration.ts'
import { boundVariables } from '../../config/model-bounds.ts'
import { geminiEmbeddings } from '../embeddings/gemini.ts'
import type { ProviderKind } from './provider-kind.ts'
import { clientSettings, probePath } from './requests.ts'
import { SAMPLING } from './sampling.ts'

/** The vendor's own alias, which does not retire with a version. */
const USUAL_MODEL = 'gemini-flash-latest'

/** Google's Gemini API. */
export const gemini: ProviderKind = {
  id: 'gemini',
  place: PROVIDER_PLACES.gemini,
  variables: {
    apiKey: { name: 'GEMINI_API_KEY', isRequired: true, schema: apiKey, expected: 'a key of the Gemini API' },
    model: {
      name: 'GEMINI_MODEL',
      usual: USUAL_MODEL,
      schema: modelName,
      expected: 'the name of a Gemini model, such as gemini-flash-latest',
    },
    url: {
      name: 'GEMINI_URL',
      schema: serverUrl,
      expected: 'the address of another server that speaks like the Gemini API, such as http://127.0.0.1:4010/v1beta',
    },
  },
  embeddings: geminiEmbeddings,
  bounds: boundVariables('GEMINI', { contextTokens: 32_768, thinkingTokens: 1024 }),
  callOptions({ model, bounds: { thinkingTokens } }, request = {}) {
    const { room, budget } = geminiThinking(model, thinkingTokens, request)
    return {
      ...SAMPLING,
      thinkingRoom: room,
      providerOptions: budget === undefined ? {} : { google: { thinkingConfig: { thinkingBudget: budget } } },
    }
  },
  async create(configuration) {
    return (await import('@ai-sdk/google')).createGoogle(clientSettings(configuration))(configuration.model)
  },
  async probe({ model, apiKey: key = '', url = VENDOR_ADDRESSES.gemini }) {
    await probePath(url, `/models/${encodeURIComponent(model)}`, { 'x-goog-api-key': key })
  },
}
