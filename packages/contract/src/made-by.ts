import type { AnswerEngine } from './chat.ts'
import type { MODEL_PROVIDERS } from './engine-choice.ts'

/** Provider name in the signature of texts and readings made without a model. */
export const BUILT_IN = 'embedded'

/** The providers of language models that a server can ask. */
export type ModelProviderId = (typeof MODEL_PROVIDERS)[number]
/** Everything that a model may have made something with. */
type SignedProviderId = Exclude<AnswerEngine['rung'], typeof BUILT_IN>

/**
 * Where the models of each provider run; here, so that a page that shows signatures needs none of the chat's schemas.
 */
export const PROVIDER_PLACES = {
  gemini: 'cloud',
  'openai-compatible': 'own-server',
  anthropic: 'cloud',
  'prompt-api': 'device',
} as const satisfies Readonly<Record<SignedProviderId, AnswerEngine['place']>>

function isModelProvider(name: string): name is SignedProviderId {
  return Object.hasOwn(PROVIDER_PLACES, name)
}

/**
 * Signature of model output in a log: the provider, the model's name and the version of the prompt, separated by
 * spaces.
 */
export function madeBy({ rung, model, promptVersion }: AnswerEngine): string {
  return rung === BUILT_IN ? BUILT_IN : [rung, model, promptVersion].join(' ')
}

/** Parses a signature; undefined for output without a model. */
export function engineOf(signature: string | undefined): AnswerEngine | undefined {
  const [rung = '', model = '', promptVersion = ''] = (signature ?? '').split(' ')
  if (!isModelProvider(rung) || model === '') return undefined
  return { rung, model, place: PROVIDER_PLACES[rung], promptVersion }
}
