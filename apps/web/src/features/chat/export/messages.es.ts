import { inSpanish } from '../../../kit/language/counting.ts'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { exportMessages as english } from './messages.en.ts'

const { moment } = datesIn('es')

/** Spanish: words about exported chats. */
export const exportMessages: Translation<typeof english> = {
  title: 'Chats con el asistente de Placard',
  you: 'Tú',
  assistant: 'Asistente',
  saidAt: (at) => moment(at),
  attachment: ({ name, bytes, length }) =>
    `Documento: ${name} (${inSpanish.count(bytes, 'byte', 'bytes')}, ${inSpanish.count(length, 'carácter leído', 'caracteres leídos')}; su texto no está en este archivo)`,
  project: (name) => `Proyecto: ${name}`,
  paper: (title) => `Documento de trabajo: ${title}`,
  dialog: 'Exportar',
  what: 'Qué',
  this: 'Este chat',
  all: 'Todos los chats, también los archivados',
  format: 'Formato',
  formats: {
    json: 'JSON: todas las ramas, con los documentos, los proyectos y sus archivos',
    markdown: 'Markdown: lo que se muestra, para leerlo y editarlo',
    html: 'HTML: lo que se muestra, para leerlo en un navegador',
  },
  save: 'Exportar',
  cancel: 'Cancelar',
  done: 'Chat exportado',
  failed: 'La exportación ha fallado. No se ha guardado nada.',
}
