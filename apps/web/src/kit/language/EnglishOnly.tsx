import { pageLanguage } from './language.ts'
import { languageMessages } from './messages.en.ts'

/** Says on a page in another language that what follows is in English. */
export function EnglishOnly({ className = '' }: { className?: string }) {
  return pageLanguage === 'en' ? null : <p className={`text-13 ${className}`}>{languageMessages.englishOnly}</p>
}
