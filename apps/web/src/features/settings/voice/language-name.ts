import { primaryLanguage } from '@placard/voice'
import { OFFERED_LANGUAGES } from './languages.ts'

/** The name of a language in another one; the English name itself for a language that is not offered. */
export function languageNameIn(locale: string, englishName: string): string {
  const offered = OFFERED_LANGUAGES.find((language) => language.englishName === englishName)
  if (offered === undefined) return englishName
  return new Intl.DisplayNames([locale], { type: 'language' }).of(primaryLanguage(offered.tag)) ?? englishName
}
