import type { Translation } from '../../../kit/language/translation.ts'
import type { aloudMessages as english } from './messages.en.ts'

/** French: words about answers that are read aloud. */
export const aloudMessages: Translation<typeof english> = {
  dictate: 'Dicter',
  bar: 'Lecture à voix haute',
  toggle: 'Lire les réponses à voix haute',
  toggleOn: 'Les réponses sont lues à voix haute. Appuyez pour arrêter.',
}
