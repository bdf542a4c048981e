/** The languages of the interface, by their BCP 47 tags, in the order in which they are offered. */
export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', es: 'Español' }

/** Whether a tag is a language of the interface: a language alone, without a region. */
function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(LANGUAGE_NAMES, tag)
}

const asLanguage = (tag: string | undefined): Language | undefined => (isLanguage(tag) ? tag : undefined)

/**
 * The language of this page. Its words are there before any code of the page runs (`public/before-paint.js`), and stay for
 * as long as the page is open: another language takes a reload.
 */
export const pageLanguage = asLanguage(globalThis.placardWords?.language) ?? 'en'

/**
 * The locale of dates: in English too the day stands before the month. Numbers and names go by `pageLanguage` alone, which
 * has no region.
 */
export const dateLocale = pageLanguage === 'en' ? 'en-GB' : pageLanguage

/** The language that was asked for and whose words could not be loaded, so that the page is in English; else undefined. */
export const missingLanguage = asLanguage(globalThis.document?.documentElement.dataset.missingLanguage)

/** The first of the browser's languages that the interface has; English where it has none of them. */
export function browserLanguage(tags: readonly string[] = navigator.languages): Language {
  return tags.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

/** The language that the setting `interfaceLanguage` asks for: its tag, or the browser's choice for `auto`. */
export function languageOf(setting: string): Language {
  return isLanguage(setting) ? setting : browserLanguage()
}

/** The attribute of text that stays English, so that it is read out as such; none where the whole page is in English. */
export const stillEnglish = pageLanguage === 'en' ? {} : ({ lang: 'en' } as const)
