import type { Translation } from '../../../kit/language/translation.ts'
import type { aloudMessages as english } from './messages.en.ts'

/** Spanish: words about answers that are read aloud. */
export const aloudMessages: Translation<typeof english> = {
  dictate: 'Dictar',
  bar: 'Lectura en voz alta',
  toggle: 'Leer las respuestas en voz alta',
  toggleOn: 'Las respuestas se leen en voz alta. Pulsa para dejar de hacerlo.',
}
