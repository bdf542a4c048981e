import type { Translation } from '../../kit/language/translation.ts'
import type { readTextMessages as english } from './read-text-messages.en.ts'

/** Spanish: words of the button that reads aloud. */
export const readTextMessages: Translation<typeof english> = {
  aloud: 'Leer en voz alta',
  read: (who) => `Leer en voz alta esta intervención (${who})`,
  stop: 'Detener la lectura',
}
