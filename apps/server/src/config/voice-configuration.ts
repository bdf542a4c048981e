import { HEARING_PROVIDERS, type HearingProviderId, SPEECH_PROVIDERS, type SpeechProviderId } from '@placard/contract'
import { orderExpected, orderOf, type ProviderVariable } from './language-configuration.ts'

/** The variables of a service that speaks or hears. Its model is its own; address and key are those of its language models. */
export interface RemoteVoiceVariables {
  readonly model: ProviderVariable
  readonly apiKey: ProviderVariable
  readonly url: ProviderVariable
}

/** What one kind of provider needs in order to speak, or to hear. */
interface VoiceVariables<Id> {
  readonly id: Id
  /** Undefined where it is a program of this machine. */
  readonly variables?: RemoteVoiceVariables
  /** Whether this machine has the program, by its `PATH`; undefined where the product brings all it takes. */
  readonly isInstalled?: (searchPath: string | undefined) => boolean
}
export type SpeechVariables = VoiceVariables<SpeechProviderId>
export type HearingVariables = VoiceVariables<HearingProviderId>
/** A service that hears, answers and speaks in one. */
export type LiveVariables = VoiceVariables<LiveProviderId> & { readonly variables: RemoteVoiceVariables }
/** Who can do so. */
export type LiveProviderId = 'gemini'

/** Settings of one who speaks or hears; `url` undefined is the vendor's own. */
interface ConfiguredVoice<Id> {
  readonly provider: Id
  readonly model?: string | undefined
  readonly apiKey?: string | undefined
  readonly url?: string | undefined
}
export type SpeechConfiguration = ConfiguredVoice<SpeechProviderId>
export type HearingConfiguration = ConfiguredVoice<HearingProviderId>
export type LiveConfiguration = ConfiguredVoice<LiveProviderId>

/** The kinds of those who speak and of those who hear. */
export interface VoiceKinds {
  readonly speakers: readonly SpeechVariables[]
  readonly hearers: readonly HearingVariables[]
  /** Who holds whole conversations. */
  readonly live?: LiveVariables
}

/** Who speaks and who hears here, in the order in which they are asked. */
export interface VoiceConfiguration {
  readonly speech: readonly SpeechConfiguration[]
  readonly hearing: readonly HearingConfiguration[]
  /** Who holds whole conversations; undefined where they are heard, answered and spoken by one after the other. */
  readonly live?: LiveConfiguration | undefined
}

/** Environment variables by name. */
type Given = Readonly<Record<string, string | undefined>>

const ORDER = 'PLACARD_VOICE_ORDER'

/** Expected values of the variables, for the operator who wrote a wrong one. */
export function voiceExpected(kinds: VoiceKinds): Readonly<Record<string, string>> {
  const models = kindsOf(kinds).flatMap(({ variables }) => (variables === undefined ? [] : [variables.model]))
  return {
    ...Object.fromEntries(models.map(({ name, expected }) => [name, expected])),
    [ORDER]: orderExpected(kinds.speakers.map(({ id }) => id)),
  }
}

/**
 * Who is set up to speak and to hear, in their order, or the names of variables that are wrong or contradict each other.
 * One order holds for both; a name in it may stand for one who does one of the two alone.
 */
export function readVoice(
  given: Given,
  kinds: VoiceKinds,
):
  | { readonly ok: true; readonly voice: VoiceConfiguration }
  | { readonly ok: false; readonly rejection: readonly string[] } {
  const { speakers, hearers, live } = kinds
  const wrong = kindsOf(kinds).flatMap(({ variables }) => (variables ? wrongIn(variables, given) : []))
  const order = orderOf(given[ORDER], [...SPEECH_PROVIDERS, ...HEARING_PROVIDERS])
  if (wrong.length > 0 || order === undefined) return { ok: false, rejection: order ? wrong : [...wrong, ORDER] }
  const asked = <Id extends string>(usual: readonly Id[], set: readonly ConfiguredVoice<Id>[]) =>
    (order.length > 0 ? order : usual).flatMap((name) => set.filter(({ provider }) => provider === name))
  const holders = live === undefined ? [] : configured(live, given)
  const voice: VoiceConfiguration = {
    speech: asked(
      SPEECH_PROVIDERS,
      speakers.flatMap((kind) => configured(kind, given)),
    ),
    hearing: asked(
      HEARING_PROVIDERS,
      hearers.flatMap((kind) => configured(kind, given)),
    ),
    // whoever is asked first to speak and to hear would be passed over otherwise
    live: holders.find(({ provider }) => order.length === 0 || order[0] === provider),
  }
  const all = [...voice.speech, ...voice.hearing, ...holders]
  const set = new Set<string>(all.map(({ provider }) => provider))
  return order.every((name) => set.has(name)) ? { ok: true, voice } : { ok: false, rejection: [ORDER] }
}

function kindsOf({ speakers, hearers, live }: VoiceKinds): readonly VoiceVariables<string>[] {
  return [...speakers, ...hearers, ...(live === undefined ? [] : [live])]
}

/** A model without the service that has it, or with a name that is none. */
function wrongIn({ model, apiKey, url }: RemoteVoiceVariables, given: Given): readonly string[] {
  if (given[model.name] === undefined) return []
  const isMissing = [apiKey, url].some(({ name, isRequired }) => isRequired && given[name] === undefined)
  return isMissing || !model.schema.safeParse(given[model.name]).success ? [model.name] : []
}

function configured<Id>(
  { id: provider, variables, isInstalled = () => true }: VoiceVariables<Id>,
  given: Given,
): readonly ConfiguredVoice<Id>[] {
  if (variables === undefined) return isInstalled(given.PATH) ? [{ provider }] : []
  const { model, apiKey, url } = variables
  if (given[model.name] === undefined) return []
  return [{ provider, model: given[model.name], apiKey: given[apiKey.name], url: given[url.name] }]
}
