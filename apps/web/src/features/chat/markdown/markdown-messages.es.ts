import type { Translation } from '../../../kit/language/translation.ts'
import type { markdownMessages as english } from './markdown-messages.en.ts'

/** Spanish: words around what an answer shows. */
export const markdownMessages: Translation<typeof english> = {
  copyCode: 'Copiar el código',
  codeCopied: 'Código copiado',
  codeNotCopied: 'No se ha podido copiar el código',
  code: (language) => (language === '' ? 'Código' : `Código, ${language}`),
  table: 'Tabla',
  image: (alt) => (alt === '' ? 'Imagen' : `Imagen: ${alt}`),
  done: 'Hecho:',
  open: 'Pendiente:',
}
