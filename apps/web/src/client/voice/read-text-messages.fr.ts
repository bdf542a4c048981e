import type { Translation } from '../../kit/language/translation.ts'
import type { readTextMessages as english } from './read-text-messages.en.ts'

/** French: words of the button that reads aloud. */
export const readTextMessages: Translation<typeof english> = {
  aloud: 'Lire à voix haute',
  read: (who) => `Lire à voix haute cette intervention (${who})`,
  stop: 'Arrêter la lecture',
}
