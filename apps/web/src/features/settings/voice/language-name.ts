import { primaryLanguage } from '@placard/voice'
import { pageLanguage } from '../../../kit/language/language.ts'
import { offeredLanguageOf } from './languages.ts'

/** The name of a language in the language of the page, by its BCP 47 tag; the tag itself where it has no name. */
export function languageName(tag: string): string {
  const inEnglish = pageLanguage === 'en' ? offeredLanguageOf(tag)?.englishName : undefined
  return inEnglish ?? new Intl.DisplayNames([pageLanguage], { type: 'language' }).of(primaryLanguage(tag)) ?? tag
}
