import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import { ago } from './ago.ts'
import type {
  agoText as englishAgo,
  pickerMessages as englishPicker,
  playedMessages as englishPlayed,
} from './messages.en.ts'

const { count, number } = inSpanish
const timeAgo = new Intl.RelativeTimeFormat('es', { numeric: 'auto' })
const decimal = new Intl.NumberFormat('es', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Textos para elegir una campaña. */
export const pickerMessages: Translation<typeof englishPicker> = {
  title: 'Campañas Model UN',
  intro: 'Ocupa el asiento de un país, di lo que dirías en la sala y sal con una resolución.',
  category: 'Categoría',
  difficulty: 'Dificultad',
  categories: {
    all: 'Todas',
    crisis: 'Crisis',
    negotiation: 'Negociación',
    security: 'Seguridad',
    humanitarian: 'Humanitaria',
    economic: 'Economía',
    environmental: 'Medio ambiente',
    political: 'Política',
  },
  difficulties: {
    all: 'Todas',
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
    expert: 'Experto',
  },
  featured: 'Campañas destacadas',
  all: 'Todas las campañas',
  shown: (value) => count(value, 'campaña mostrada', 'campañas mostradas'),
  none: 'No se encontraron campañas',
  noneHint: 'Ajusta los filtros para ver más campañas.',
  clearFilters: 'Borrar filtros',
  emptyCatalogue: 'Aquí todavía no se ha publicado ninguna campaña. Vuelve cuando la administración haya añadido una.',
  isNew: 'Nueva',
  minutes: (value) => `${number(value)} min`,
  delegates: (value) => count(value, 'delegación IA', 'delegaciones IA'),
  seatsOf: (title) => `Asientos: ${title}`,
  failed: 'No se pudieron cargar las campañas',
  retry: 'Reintentar',
}

/** Textos de las listas de sesiones. */
export const playedMessages: Translation<typeof englishPlayed> = {
  moved: 'Trasladada a tu cuenta',
  branch: 'Una rama: parte de un momento de otra sesión.',
  knownDraw: 'Sorteo conocido: sus secretos se podían consultar antes de empezar.',
  resumeTitle: 'Reanudar',
  finishedTitle: 'Sesiones terminadas',
  resume: (title) => `Reanudar ${title}`,
  debrief: (title) => `Balance: ${title}`,
  open: 'Volver a tu asiento',
  read: 'Balance',
  progress: 'Avance',
  played: (percent) => `${percent} % de la sesión jugado`,
  paused: 'En pausa',
  running: 'En curso',
  score: (score) => `Puntuación de la sesión: ${decimal.format(score)}`,
  lastPlayed: (when) => `Última partida: ${when}`,
  showAll: (value) => `Mostrar todas (${number(value)})`,
  failed: 'No se pudieron cargar tus sesiones. Las campañas de abajo no se ven afectadas.',
}

/** Tiempo relativo: “hace 3 horas”, “ayer”. */
export const agoText: Translation<typeof englishAgo> = (at, now) => ago(at, now, timeAgo)
