import type { Translation } from '../language/translation.ts'
import type { dateWords as english } from './date-words.en.ts'

export const dateWords: Translation<typeof english> = {
  unknown: 'Fecha desconocida',
  invalid: 'Fecha no válida',
  today: 'Hoy',
  yesterday: 'Ayer',
}
