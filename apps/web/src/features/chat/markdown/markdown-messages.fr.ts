import type { Translation } from '../../../kit/language/translation.ts'
import type { markdownMessages as english } from './markdown-messages.en.ts'

/** French: words around what an answer shows. */
export const markdownMessages: Translation<typeof english> = {
  copyCode: 'Copier le code',
  codeCopied: 'Code copié',
  codeNotCopied: 'Le code n’a pas pu être copié',
  code: (language) => (language === '' ? 'Code' : `Code, ${language}`),
  table: 'Tableau',
  image: (alt) => (alt === '' ? 'Image' : `Image : ${alt}`),
  done: 'Fait :',
  open: 'À faire :',
}
