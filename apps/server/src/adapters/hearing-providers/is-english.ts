import { primaryLanguage } from '@placard/voice'

/** Whether speech may be English: it is said to be, or nothing is said of its language. */
export function isEnglish(language: string | undefined): boolean {
  return language === undefined || primaryLanguage(language) === 'en'
}
