import { ATTACHMENTS_A_MESSAGE, type AttachmentKind, type ChatAttachment } from '@placard/contract'
import { inSpanish } from '../../../kit/language/counting.ts'
import { sizeText } from '../../../kit/language/size-text.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import { DOCUMENT_PROMPTS as prompts } from '../start-prompts.ts'
import type {
  attachmentKindNames as englishAttachmentKindNames,
  fileMessages as englishFileMessages,
} from './messages.en.ts'

const { number: count } = inSpanish
const size = (bytes: number) => sizeText(bytes, ['B', 'kB', 'MB'], 'es')

/** Spanish: names of the kinds of files that can be attached. */
export const attachmentKindNames: Translation<typeof englishAttachmentKindNames> = {
  text: 'Texto',
  markdown: 'Markdown',
  csv: 'CSV',
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word',
} satisfies Record<AttachmentKind, string>

function readText({ length, fullLength }: ChatAttachment): string {
  if (length === 0) return 'su texto no está aquí'
  return length < fullLength
    ? `leídos los primeros ${count(length)} de ${count(fullLength)} caracteres`
    : inSpanish.count(length, 'carácter leído', 'caracteres leídos')
}

function documentText(attachment: ChatAttachment): string {
  const { bytes, kind, pages } = attachment
  const pagesText = pages === undefined ? [] : [inSpanish.count(pages, 'página', 'páginas')]
  return [size(bytes), ...pagesText, attachmentKindNames[kind], readText(attachment)].join(' · ')
}

/** Spanish: words about attached files. */
export const fileMessages: Translation<typeof englishFileMessages> = {
  attach: 'Adjuntar archivos',
  limits: `Texto, Markdown, CSV, PDF o Word, como máximo ${ATTACHMENTS_A_MESSAGE} archivos de 10 MB. Solo se conserva su texto, no los archivos.`,
  kept: 'Solo se conserva el texto, no el archivo. Se borra con la conversación.',
  drop: 'Suelta aquí los archivos para adjuntarlos',
  list: 'Archivos de este mensaje',
  sent: 'Documentos',
  size,
  states: {
    waiting: 'En espera',
    sending: (ratio) => `Enviando, ${Math.floor(ratio * 100)} %`,
    reading: 'Leyendo…',
  },
  progress: (name) => `${name}: enviado`,
  document: documentText,
  remove: (name) => `Quitar ${name}`,
  retry: (name) => `Reintentar ${name}`,
  cancel: (name) => `Dejar de enviar ${name}`,
  show: (name) => `Mostrar lo que se ha leído de ${name}`,
  tooMany: (name) =>
    `“${name}” se ha quedado fuera: un mensaje puede tener como máximo ${ATTACHMENTS_A_MESSAGE} archivos.`,
  busy: 'El mensaje se podrá enviar cuando se hayan leído sus archivos.',
  undecided: 'Quita los archivos que no se han podido adjuntar o reinténtalo.',
  ask: 'Escribe lo que quieres saber sobre él o empieza aquí.',
  pasted: {
    name: 'Texto pegado.txt',
    offer: (length) => `Has pegado ${count(length)} caracteres. Un mensaje admite 4000, así que se corta el final.`,
    attach: 'Adjuntarlo como archivo',
    attached: 'Todo el texto está adjunto.',
    undo: 'Deshacer',
    close: 'Cerrar este aviso',
    dismiss: 'Dejarlo como está',
  },
  starts: [
    { title: 'Resumirlo', prompt: prompts.sum },
    { title: 'Revisar su forma', prompt: prompts.form },
  ],
  dialog: {
    what: 'Este es el texto a partir del que responde el asistente. El archivo en sí no se ha conservado.',
    loading: 'Cargando…',
    failed: 'No se ha podido cargar el texto. Inténtalo de nuevo en un momento.',
    none: 'El texto de este documento no venía incluido cuando la conversación se trasladó aquí. Adjunta de nuevo el archivo para preguntar sobre él.',
  },
}
