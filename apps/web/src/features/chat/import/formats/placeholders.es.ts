import type { Translation } from '../../../../kit/language/translation.ts'
import type { placeholders as english } from './placeholders.en.ts'

/** Spanish: placeholders for messages without text and conversations without a title. */
export const placeholders: Translation<typeof english> = {
  untitled: 'Conversación sin título',
  onlyThings: '[Una imagen o un archivo que no se ha importado]',
}
