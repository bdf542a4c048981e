/** The languages of the interface, by their tags, each under its own name. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', es: 'Español' } as const
export type Language = keyof typeof LANGUAGE_NAMES

export const LANGUAGES = ['en', 'fr', 'es'] as const satisfies readonly Language[]

/** Type guard: whether a tag is a language of the interface. */
function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(LANGUAGE_NAMES, tag)
}

const asLanguage = (tag: string | undefined): Language | undefined => (isLanguage(tag) ? tag : undefined)

/**
 * The language of this page, which has words before any code runs (`public/before-paint.js`) and keeps it for as long as it
 * is open: another one takes a reload.
 */
export const pageLanguage = asLanguage(globalThis.placardWords?.language) ?? 'en'

/** For dates, of which those of English have the day before the month; numbers and names go by the language alone. */
export const dateLocale = pageLanguage === 'en' ? 'en-GB' : pageLanguage

/** The language that was asked for, where its words did not come and the page is in English instead. */
export const missingLanguage = asLanguage(globalThis.document?.documentElement.dataset.missingLanguage)

/** The first of the browser's languages that the interface has; English where it has none of them. */
export function browserLanguage(tags: readonly string[] = navigator.languages): Language {
  return tags.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

/** The language that a setting asks for on this browser. */
export function languageOf(setting: string): Language {
  return isLanguage(setting) ? setting : browserLanguage()
}

/** The attribute of text that stays English, so that it is read out as such; none where the whole page is in English. */
export const stillEnglish = pageLanguage === 'en' ? {} : ({ lang: 'en' } as const)
