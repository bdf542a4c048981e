import type { VoiceProfile } from '@placard/contract'
import { primaryLanguage } from './primary-language.ts'

type Gender = VoiceProfile['gender']
type Temperament = VoiceProfile['personality']

/** Voice of a person whose settings name none, or one that does not exist. */
export const DEFAULT_VOICE_ID = 'leda'

/** Language of every voice where the embedded one speaks. */
const LANGUAGE = 'en-US'

/** Whether the embedded voices speak a language, by its BCP 47 tag: they speak English, of whatever place. */
export function speaksEmbedded(language: string): boolean {
  return primaryLanguage(language) === 'en'
}

/** The names are those of Gemini's voices, so that a voice keeps its name whoever speaks with it. */
const NAMES = {
  female: {
    Achernar: 'diplomatic',
    Aoede: 'charismatic',
    Autonoe: 'pragmatic',
    Callirrhoe: 'idealistic',
    Despina: 'cunning',
    Erinome: 'pragmatic',
    Gacrux: 'aggressive',
    Kore: 'aggressive',
    Laomedeia: 'idealistic',
    Leda: 'diplomatic',
    Pulcherrima: 'cunning',
    Sulafat: 'charismatic',
    Vindemiatrix: 'diplomatic',
    Zephyr: 'pragmatic',
  },
  male: {
    Achird: 'charismatic',
    Algenib: 'aggressive',
    Algieba: 'diplomatic',
    Alnilam: 'aggressive',
    Charon: 'pragmatic',
    Enceladus: 'idealistic',
    Fenrir: 'aggressive',
    Iapetus: 'pragmatic',
    Orus: 'cunning',
    Puck: 'cunning',
    Rasalgethi: 'diplomatic',
    Sadachbia: 'charismatic',
    Sadaltager: 'pragmatic',
    Schedar: 'diplomatic',
    Umbriel: 'idealistic',
    Zubenelgenubi: 'idealistic',
  },
} as const satisfies Readonly<Record<Gender, Readonly<Record<string, Temperament>>>>

function profilesOf(gender: Gender): readonly VoiceProfile[] {
  return Object.entries(NAMES[gender]).map(([name, personality]) => ({
    id: name.toLowerCase(),
    name,
    gender,
    personality,
    language: LANGUAGE,
  }))
}

/** All voices, 14 female and 16 male, by gender and name. */
export const VOICES: readonly VoiceProfile[] = [...profilesOf('female'), ...profilesOf('male')]

/** The voice of that id, or the default one. */
export function voiceOf(id: string): VoiceProfile {
  const found = VOICES.find((voice) => voice.id === id) ?? VOICES.find(({ id: other }) => other === DEFAULT_VOICE_ID)
  if (found === undefined) throw new Error('the roster lacks its default voice')
  return found
}

/** A voice's place among those of its gender, from 0, and how many these are: for speakers with voices of their own. */
export function placeInGender(id: string): {
  readonly gender: Gender
  readonly at: number
  readonly of: number
} {
  const { gender } = voiceOf(id)
  const own = VOICES.filter((voice) => voice.gender === gender)
  return { gender, at: own.findIndex((voice) => voice.id === voiceOf(id).id), of: own.length }
}
