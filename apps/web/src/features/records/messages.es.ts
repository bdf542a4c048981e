import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  historyMessages as englishHistory,
  recordMessages as englishRecords,
  sessionMessages as englishSessions,
  transcriptMessages as englishTranscripts,
} from './messages.en.ts'

/** What history and transcripts say of a record. */
export const recordMessages: Translation<typeof englishRecords> = {
  kinds: { chat: 'Chat', voice: 'Voz', campaign: 'Campaña' },
  status: {
    answering: 'Respondiendo',
    stopped: 'Detenida',
    interrupted: 'Interrumpida',
    failed: 'Error',
    active: 'En curso',
    paused: 'En pausa',
  },
  count: (count) => inSpanish.number(count),
  messages: (count) => inSpanish.count(count, 'mensaje', 'mensajes'),
  played: (country, ratio) => `${country} · ${Math.round(ratio * 100)} % de la sesión`,
  pinned: 'Fijado',
  archived: 'Archivado',
  search: 'Buscar',
  clear: 'Borrar la búsqueda',
  failed: 'No se ha podido cargar',
  offline: 'No tienes conexión. Lo que has dicho se conserva y volverá a mostrarse cuando te conectes.',
  stale: 'Puede que esto no esté al día: ahora mismo no se ha podido cargar.',
  moreFailed: 'No se ha podido cargar el resto.',
  tryAgain: 'Reintentar',
  loadingMore: 'Cargando más',
  rename: (title) => `Cambiar el nombre de ${title}`,
  newTitle: 'Nuevo título',
  pin: (title) => `Fijar ${title}`,
  unpin: (title) => `Dejar de fijar ${title}`,
  remove: (title) => `Eliminar ${title}`,
}

/** The history. */
export const historyMessages: Translation<typeof englishHistory> = {
  title: 'Historial de conversaciones',
  intro: 'Todo lo que has dicho aquí: chats, conversaciones de voz y campañas.',
  search: 'Buscar en el historial',
  tabs: { all: 'Todo', chat: 'Chat', voice: 'Voz', campaign: 'Campañas' },
  tabsLabel: 'Tipos de conversaciones',
  stages: { all: 'Todas las sesiones', open: 'En curso', finished: 'Terminadas' },
  stagesLabel: 'Sesiones',
  list: 'Conversaciones',
  said: 'También se dijo en',
  saidIntro: 'Tus palabras aparecen en algún lugar de estas conversaciones.',
  empty: {
    all: {
      title: 'Todavía no hay nada',
      text: 'Aquí aparecerán tus chats, conversaciones de voz y campañas.',
    },
    chat: { title: 'Todavía no hay chats', text: 'Aquí aparecerán tus chats con el asistente.' },
    voice: {
      title: 'Todavía no hay conversaciones de voz',
      text: 'Aquí aparecerán tus conversaciones habladas con el asistente.',
    },
    campaign: { title: 'Todavía no hay campañas', text: 'Aquí aparecerán las sesiones que juegues.' },
  },
  start: {
    all: 'Empezar un chat',
    chat: 'Empezar un chat',
    voice: 'Empezar a hablar',
    campaign: 'Elegir una campaña',
  },
  noStage: { open: 'No hay ninguna sesión en curso', finished: 'Todavía no hay sesiones terminadas' },
  noStageText: 'Elige otro estado o empieza una campaña.',
  unmatched: (words) => `No hay resultados para “${words}”`,
  unmatchedText: 'Se ha buscado en los títulos, los últimos mensajes y todo lo que se dijo.',
}

/** The transcripts. */
export const transcriptMessages: Translation<typeof englishTranscripts> = {
  title: 'Transcripciones',
  intro: 'Lee, busca y guarda lo que se dijo, palabra por palabra.',
  cards: { chats: 'Chats', voices: 'Voz', messages: 'Mensajes' },
  cardsLabel: 'Tus transcripciones en cifras',
  search: 'Buscar en títulos y mensajes',
  filter: 'Tipo',
  filters: { all: 'Todo', chat: 'Solo chats', voice: 'Solo voz', campaign: 'Solo campañas' },
  sort: 'Orden',
  sorts: {
    newest: 'Más recientes',
    oldest: 'Más antiguas',
    'title-ascending': 'Título A-Z',
    'title-descending': 'Título Z-A',
    'kind-ascending': 'Tipo A-Z',
    'kind-descending': 'Tipo Z-A',
  },
  list: 'Transcripciones',
  empty: 'No hay transcripciones. Empieza un chat o usa el modo de voz para crear una.',
  start: 'Empezar un chat',
  unmatched: 'Ninguna transcripción coincide con la búsqueda y los filtros. Prueba con otros filtros.',
  reset: 'Borrar búsqueda y filtros',
  noMessages: 'Esta transcripción no tiene mensajes.',
  show: (title) => `Mostrar los mensajes de ${title}`,
  hide: (title) => `Ocultar los mensajes de ${title}`,
  showMessages: 'Mensajes',
  open: 'Abrir transcripción',
  openOf: (title) => `Abrir la transcripción de ${title}`,
  goOn: 'Continuar',
  delete: 'Eliminar',
  removed: 'Transcripción eliminada',
  back: 'Todas las transcripciones',
  loadFailed: 'No se ha podido cargar esta transcripción',
  gone: {
    title: 'Esta transcripción ya no está aquí',
    text: 'Se eliminó, quizá en otra pestaña, o nunca fue tuya.',
    back: 'Todas las transcripciones',
  },
  changed: (at) => `Último cambio: ${at}`,
}

/** Sessions in the lists of their players. */
export const sessionMessages: Translation<typeof englishSessions> = {
  removed: (title) => `Sesión “${title}” eliminada. Puedes deshacerlo durante cinco minutos.`,
  open: 'Abrir',
  wasGone: 'Esta sesión ya estaba eliminada',
  tooLate: 'Esta sesión ya no se puede recuperar: se eliminó hace más de cinco minutos.',
  notDone: 'No ha funcionado. Inténtalo de nuevo en un momento.',
}
