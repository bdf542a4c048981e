import { pageLanguage } from './language.ts'
import { languageMessages } from './messages.en.ts'

/** Says on a page in another language that delegates and the assistant speak English. */
export function AnswersInEnglish() {
  return pageLanguage === 'en' ? null : <p className="mt-3 text-13 text-text-2">{languageMessages.spokenEnglish}</p>
}
