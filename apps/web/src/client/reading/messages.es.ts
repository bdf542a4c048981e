import type { Translation } from '../../kit/language/translation.ts'
import type { readingMessages as english } from './messages.en.ts'

/** Spanish: words about transcripts that are read and saved. */
export const readingMessages: Translation<typeof english> = {
  copy: 'Copiar el enlace a esta intervención',
  copyLink: (who) => `Copiar el enlace a esta intervención (${who})`,
  linkCopied: 'Enlace copiado',
  linkNotCopied: (address) => `No se ha podido copiar el enlace. Es este: ${address}`,
  you: 'Tú',
  assistant: 'Asistente',
  export: 'Exportar',
  exportOf: (title) => `Exportar “${title}”`,
  formats: { txt: 'Texto', json: 'JSON', md: 'Markdown', pdf: 'PDF' },
  exported: (name) => `Guardado como ${name}`,
  exportedUnfinished: (name) => `Guardado como ${name}. La última respuesta todavía no estaba terminada.`,
  notExported: 'No se ha podido exportar la transcripción. No se ha guardado nada.',
  missing: 'Esta transcripción se ha eliminado, quizá en otra pestaña. No hay nada que exportar.',
  unfinished: 'aún sin terminar',
  print: 'Imprimir',
  list: 'Transcripción',
}
