import { SPEECH_PROVIDERS, type SpeechProviderId } from '@placard/contract'
import { orderExpected, orderOf, type ProviderVariable } from './language-configuration.ts'

/** The variables of a service that speaks. Its model is its own; address and key are those of its language models. */
export interface RemoteSpeechVariables {
  readonly model: ProviderVariable
  readonly apiKey: ProviderVariable
  readonly url: ProviderVariable
}

/** What one kind of provider needs in order to speak. */
export interface SpeechVariables {
  readonly id: SpeechProviderId
  /** Undefined where it is a program of this machine. */
  readonly variables?: RemoteSpeechVariables
  /** Whether this machine has the program, by its `PATH`; undefined where the product brings all it takes. */
  readonly isInstalled?: (searchPath: string | undefined) => boolean
}

/** Settings of one speaker; `url` undefined is the vendor's own. */
export interface SpeechConfiguration {
  readonly provider: SpeechProviderId
  readonly model?: string | undefined
  readonly apiKey?: string | undefined
  readonly url?: string | undefined
}

/** Who speaks here, in the order in which they are asked. */
export interface VoiceConfiguration {
  readonly speech: readonly SpeechConfiguration[]
}

/** Environment variables by name. */
type Given = Readonly<Record<string, string | undefined>>

const ORDER = 'PLACARD_VOICE_ORDER'

/** Expected values of the variables, for the operator who wrote a wrong one. */
export function voiceExpected(kinds: readonly SpeechVariables[]): Readonly<Record<string, string>> {
  const models = kinds.flatMap(({ variables }) => (variables === undefined ? [] : [variables.model]))
  return {
    ...Object.fromEntries(models.map(({ name, expected }) => [name, expected])),
    [ORDER]: orderExpected(kinds.map(({ id }) => id)),
  }
}

/** Who is set up to speak, in their order, or the names of variables that are wrong or contradict each other. */
export function readVoice(
  given: Given,
  kinds: readonly SpeechVariables[],
):
  | { readonly ok: true; readonly voice: VoiceConfiguration }
  | { readonly ok: false; readonly rejection: readonly string[] } {
  const wrong = kinds.flatMap(({ variables }) => (variables === undefined ? [] : wrongIn(variables, given)))
  const order = orderOf(given[ORDER], SPEECH_PROVIDERS)
  if (wrong.length > 0 || order === undefined) return { ok: false, rejection: order ? wrong : [...wrong, ORDER] }
  const speakers = kinds.flatMap((kind) => configured(kind, given))
  const asked = order.length > 0 ? order : SPEECH_PROVIDERS
  const speech = asked.flatMap((name) => speakers.filter(({ provider }) => provider === name))
  if (speech.length < order.length) return { ok: false, rejection: [ORDER] }
  return { ok: true, voice: { speech } }
}

/** A model without the service that has it, or with a name that is none. */
function wrongIn({ model, apiKey, url }: RemoteSpeechVariables, given: Given): readonly string[] {
  if (given[model.name] === undefined) return []
  const isMissing = [apiKey, url].some(({ name, isRequired }) => isRequired && given[name] === undefined)
  return isMissing || !model.schema.safeParse(given[model.name]).success ? [model.name] : []
}

function configured(
  { id: provider, variables, isInstalled = () => true }: SpeechVariables,
  given: Given,
): readonly SpeechConfiguration[] {
  if (variables === undefined) return isInstalled(given.PATH) ? [{ provider }] : []
  const { model, apiKey, url } = variables
  if (given[model.name] === undefined) return []
  return [{ provider, model: given[model.name], apiKey: given[apiKey.name], url: given[url.name] }]
}
