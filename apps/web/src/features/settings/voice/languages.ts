import type { SpeechProviderId } from '@placard/contract'
import { primaryLanguage } from '@placard/voice'

/** A language that can be chosen: its tag, its names and the flag that stands beside it. */
export interface OfferedLanguage {
  /** BCP 47 tag, as the settings keep it. */
  readonly tag: string
  readonly englishName: string
  readonly nativeName: string
  /** Lower-case two-letter country code. */
  readonly flag: string
  /** What the detection calls it, where that differs from the tag's first part. */
  readonly detectedAs?: string
}

const language = (tag: string, englishName: string, nativeName: string, detectedAs?: string): OfferedLanguage => ({
  tag,
  englishName,
  nativeName,
  flag: tag.slice(-2).toLowerCase(),
  ...(detectedAs === undefined ? {} : { detectedAs }),
})

/** The languages of the settings: English first, the others by their English names. */
export const OFFERED_LANGUAGES: readonly OfferedLanguage[] = [
  language('en-US', 'English', 'English'),
  language('ar-EG', 'Arabic', 'العربية'),
  language('bn-BD', 'Bengali', 'বাংলা'),
  language('bg-BG', 'Bulgarian', 'Български'),
  language('zh-CN', 'Chinese', '中文'),
  language('hr-HR', 'Croatian', 'Hrvatski'),
  language('cs-CZ', 'Czech', 'Čeština'),
  language('da-DK', 'Danish', 'Dansk'),
  language('nl-NL', 'Dutch', 'Nederlands'),
  language('fi-FI', 'Finnish', 'Suomi'),
  language('fr-FR', 'French', 'Français'),
  language('de-DE', 'German', 'Deutsch'),
  language('el-GR', 'Greek', 'Ελληνικά'),
  language('he-IL', 'Hebrew', 'עברית'),
  language('hi-IN', 'Hindi', 'हिन्दी'),
  language('hu-HU', 'Hungarian', 'Magyar'),
  // written alike, and the detection knows them as one
  language('id-ID', 'Indonesian', 'Bahasa Indonesia', 'ms'),
  language('it-IT', 'Italian', 'Italiano'),
  language('ja-JP', 'Japanese', '日本語'),
  language('ko-KR', 'Korean', '한국어'),
  language('nb-NO', 'Norwegian', 'Norsk bokmål', 'no'),
  language('pl-PL', 'Polish', 'Polski'),
  language('pt-BR', 'Portuguese', 'Português'),
  language('ro-RO', 'Romanian', 'Română'),
  language('ru-RU', 'Russian', 'Русский'),
  language('es-ES', 'Spanish', 'Español'),
  language('sw-KE', 'Swahili', 'Kiswahili'),
  language('sv-SE', 'Swedish', 'Svenska'),
  language('ta-IN', 'Tamil', 'தமிழ்'),
  language('th-TH', 'Thai', 'ไทย'),
  language('tr-TR', 'Turkish', 'Türkçe'),
  language('uk-UA', 'Ukrainian', 'Українська'),
  language('vi-VN', 'Vietnamese', 'Tiếng Việt'),
]

/** The offered language of a tag, by its exact form or else by its language; undefined when it is none of them. */
export function offeredLanguageOf(tag: string): OfferedLanguage | undefined {
  return (
    OFFERED_LANGUAGES.find((offered) => offered.tag === tag) ??
    OFFERED_LANGUAGES.find((offered) => primaryLanguage(offered.tag) === primaryLanguage(tag))
  )
}

/** The offered language of a code of the detection. */
export function detectedLanguageOf(code: string): OfferedLanguage | undefined {
  return OFFERED_LANGUAGES.find(({ tag, detectedAs = primaryLanguage(tag) }) => detectedAs === code)
}

/** Who makes speech of any language, if it is there; the others speak English. */
const POLYGLOT: ReadonlySet<SpeechProviderId> = new Set(['gemini'])

/** How a language can be heard here. */
export type SpeechOffer = 'spoken' | 'browser' | 'captions'

/** Who could speak. */
export interface Speakers {
  /** Who makes speech at present, in the order in which they are asked. */
  readonly providers: readonly SpeechProviderId[]
  /** BCP 47 tags of the browser's voices; some browsers write them with an underscore. */
  readonly browserTags: readonly string[]
}

/** How texts of a language can be heard: with the product's own voices, with a voice of the browser, or not at all. */
export function speechOfferOf(tag: string, { providers, browserTags }: Speakers): SpeechOffer {
  if (primaryLanguage(tag) === 'en' || providers.some((provider) => POLYGLOT.has(provider))) return 'spoken'
  const hasVoice = browserTags.some((other) => primaryLanguage(other) === primaryLanguage(tag))
  return hasVoice ? 'browser' : 'captions'
}
