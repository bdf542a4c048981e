import type { Translation } from '../../../../kit/language/translation.ts'
import type { placeholders as english } from './placeholders.en.ts'

/** French: placeholders for messages without text and conversations without a title. */
export const placeholders: Translation<typeof english> = {
  untitled: 'Conversation sans titre',
  onlyThings: '[Une image ou un fichier qui n’a pas été importé]',
}
