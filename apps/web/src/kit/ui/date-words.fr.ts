import type { Translation } from '../language/translation.ts'
import type { dateWords as english } from './date-words.en.ts'

export const dateWords: Translation<typeof english> = {
  unknown: 'Date inconnue',
  invalid: 'Date non valide',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
}
