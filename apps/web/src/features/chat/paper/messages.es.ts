import type { PaperKind, PaperVersion, VersionMaking } from '@placard/contract'
import { inSpanish } from '../../../kit/language/counting.ts'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type {
  changeMessages as englishChangeMessages,
  paperMessages as englishPaperMessages,
  versionMessages as englishVersionMessages,
} from './messages.en.ts'
import type { SaveState } from './paper-editor.ts'

const { moment } = datesIn('es')

const KINDS: Readonly<Record<PaperKind, string>> = {
  resolution: 'Resolución',
  speech: 'Discurso',
  paper: 'Documento de posición o nota',
  other: 'Otro texto',
}

const MAKINGS: Readonly<Record<VersionMaking, string>> = {
  opened: 'Inicio',
  typed: 'Escrita',
  formatted: 'Con formato',
  changed: 'Párrafo cambiado',
  restored: 'Versión restaurada',
}

const SAVES: Readonly<Record<SaveState, string>> = {
  saved: 'Guardado',
  waiting: 'Aún sin guardar',
  saving: 'Guardando…',
  offline: 'Sin guardar: no hay conexión. Tu texto se conserva en este navegador.',
  full: 'Sin guardar: no queda espacio de almacenamiento. Tu texto se conserva en este navegador.',
  gone: 'Sin guardar: este documento se ha eliminado. Copia tu texto si aún lo necesitas.',
  'not-saved': 'Sin guardar. Tu texto se conserva en este navegador y se intentará guardar de nuevo.',
  'too-long': 'Sin guardar: este texto es demasiado largo.',
}

function making({ making: how, engine, of }: PaperVersion): string {
  if (how === 'restored' && of !== undefined) return `Versión ${of} restaurada`
  if (how === 'changed' && engine !== undefined && engine.place !== 'built-in')
    return `Párrafo cambiado por ${engine.model}`
  return MAKINGS[how]
}

/** Spanish: words of the working paper. */
export const paperMessages: Translation<typeof englishPaperMessages> = {
  open: 'Abrir como documento',
  title: 'Documento de trabajo',
  close: 'Cerrar el documento de trabajo',
  menu: 'Documento de trabajo',
  notOpened: 'No se ha podido abrir el documento de trabajo. Inténtalo de nuevo.',
  notOpenedFull: 'No queda espacio de almacenamiento para un documento de trabajo.',
  loading: 'Abriendo el documento de trabajo…',
  missing: 'Este documento de trabajo se ha eliminado.',
  failed: 'No se ha podido cargar el documento de trabajo.',
  again: 'Reintentar',
  name: 'Título',
  kind: 'Tipo de texto',
  kinds: KINDS,
  papers: 'Documentos de esta conversación',
  views: 'Vista del documento',
  view: { edit: 'Editar', formatted: 'Con formato', versions: 'Versiones' },
  text: 'Texto del documento',
  placeholder: 'Escribe aquí.',
  saves: SAVES,
  tooLong: (length, most) =>
    `Un documento puede tener ${inSpanish.number(most)} caracteres; este tiene ${inSpanish.number(length)}. Acórtalo para guardarlo.`,
  words: (count) => inSpanish.count(count, 'palabra', 'palabras'),
  conflict: (version) =>
    `Este documento también se ha cambiado en otra pestaña. Aquel texto se conserva como versión ${version}; el tuyo va después.`,
  seeVersions: 'Ver versiones',
  dismiss: 'Entendido',
  format: 'Dar formato',
  formatted: 'Los números, la puntuación y las mayúsculas están en orden.',
  alreadyFormatted: 'La forma ya está en orden.',
  undo: 'Deshacer',
  change: 'Cambiar un párrafo',
  export: 'Exportar',
  exports: { docx: 'Word', pdf: 'PDF', txt: 'Texto' },
  exported: 'Un documento de trabajo',
  notExported: 'No se ha podido crear el archivo. Inténtalo de nuevo.',
  remove: 'Eliminar documento',
  removeAsked: (title) => `¿Eliminar “${title}” con todas sus versiones? No se puede deshacer.`,
  removeNow: 'Eliminar',
  keep: 'Conservarlo',
  removed: 'Documento de trabajo eliminado.',
  notRemoved: 'No se ha podido eliminar el documento de trabajo.',
  empty: 'Todavía no hay nada que mostrar.',
  unformed:
    'Todavía no veo párrafos de resolución en este texto. Escribe uno por línea: “Recalling …,” y “1. Urges …;”.',
  left: 'Lo decides tú',
  fault: (line, what) => `Línea ${line}: ${what}.`,
}

/** Spanish: words of the versions of a paper. */
export const versionMessages: Translation<typeof englishVersionMessages> = {
  list: 'Versiones, la más reciente primero',
  name: ({ version, madeAt }) => `Versión ${version}, ${moment(madeAt)}`,
  making,
  current: 'Actual',
  show: (version) => `Mostrar la versión ${version}`,
  shown: (version) => `Versión ${version}`,
  hide: 'Volver a la lista',
  restore: (version) => `Restaurar la versión ${version}`,
  restored: (version) => `La versión ${version} se ha restaurado como nueva versión.`,
  failed: 'No se ha podido leer esa versión. Inténtalo de nuevo.',
}

/** Spanish: words about changing a paragraph. */
export const changeMessages: Translation<typeof englishChangeMessages> = {
  paragraph: 'Párrafo',
  option: (number, text) => `${number}. ${text}`,
  wish: '¿Qué debe cambiar?',
  wishes: {
    Shorter: 'Más corto',
    Stronger: 'Más firme',
    Gentler: 'Más suave',
    'Add funding': 'Añadir financiación',
    'Add a review': 'Añadir un examen',
    'Add a deadline': 'Añadir un plazo',
    Simpler: 'Más sencillo',
    'More formal': 'Más formal',
    'Add a fact': 'Añadir un dato',
  },
  suggested: 'Cambios que puedes pedir',
  ask: 'Pedir este cambio',
  cancel: 'Cerrar',
  before: 'Antes',
  after: 'Después',
  accept: 'Aceptar',
  decline: 'Dejarlo como estaba',
  accepted: 'Párrafo cambiado.',
  nothing: 'Todavía no hay ningún párrafo que cambiar.',
  tooLong: (most) =>
    `Para esto, un párrafo puede tener hasta ${inSpanish.number(most)} caracteres. Divídelo con una línea vacía.`,
  offline: 'Un cambio necesita el servidor, con el que ahora no se puede conectar.',
  failed: 'No se ha podido hacer el cambio. Inténtalo de nuevo.',
  moved: 'El párrafo se ha editado entretanto, así que no se ha cambiado nada. Vuelve a pedirlo.',
}
