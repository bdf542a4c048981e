import { foreignTongueOf } from '@placard/language'
import { settingsStore } from '../settings/current.ts'

/** The language in which a text is spoken; the user's own English where it is in English. */
export function textLanguageOf(text: string): string {
  const { language } = settingsStore.getState().settings
  return foreignTongueOf(text) ?? (/^en\b/i.test(language) ? language : 'en-US')
}
