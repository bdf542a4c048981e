import { inSpanish } from '../../kit/language/counting.ts'
import { ofSpanish, theSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { detailsMessages as englishDetails, seatMessages as englishSeat } from './details-messages.en.ts'

const { count } = inSpanish

/** Frases de los detalles de una campaña. */
export const detailsMessages: Translation<typeof englishDetails> = {
  back: 'Todas las campañas',
  notFound: {
    title: 'No existe esa campaña',
    text: 'Quizá se haya retirado, o el enlace esté mal escrito.',
  },
  failed: 'No se pudo cargar esta campaña',
  ask: 'Comentarla con el asistente',
  worksheet: 'Ficha de trabajo',
  overview: 'Resumen',
  objectives: 'Objetivos',
  scenarios: 'Escenarios posibles',
  keyIssues: 'Cuestiones clave',
  facts: {
    title: 'De un vistazo',
    duration: 'Duración',
    delegates: 'Delegaciones IA',
    category: 'Categoría',
    theme: 'Tema',
    difficulty: 'Dificultad',
    procedure: 'Reglamento',
    minutes: (value) => count(value, 'minuto', 'minutos'),
  },
  packs: {
    'general-assembly': 'Reglamento de la Asamblea General: un voto por asiento.',
    'security-council': 'Reglamento del Consejo de Seguridad: los miembros permanentes tienen derecho de veto.',
    consensus: 'Consenso: se aprueba si nadie se opone; si no, por votación nominal.',
  },
  majorities: {
    simple: () => 'Un texto se aprueba con más votos a favor que en contra; las abstenciones no cuentan.',
    'two-thirds': () => 'Un texto se aprueba con dos tercios de los votos emitidos; las abstenciones no cuentan.',
    'security-council': (seats) =>
      `Un texto se aprueba con ${Math.ceil(0.6 * seats)} de ${seats} votos a favor y sin el voto en contra de ningún miembro permanente.`,
  },
  agenda: {
    title: 'Programa',
    intro:
      'Lo que el comité va a resolver, desde el statu quo hasta la opción más audaz. Cada opción acordada se convierte en un párrafo.',
    noClause: 'Sin párrafo: todo sigue como está.',
    option: (place, value) => `Opción ${place} de ${value}`,
  },
  delegates: {
    title: 'En la sala',
    intro: (value) =>
      `${count(value, 'delegación', 'delegaciones')}, cada una con sus intereses y un umbral de ruptura oculto.`,
    wants: 'Quiere',
  },
  sources: { title: 'Los documentos reales', intro: 'Los documentos en que se basa este programa.' },
  how: {
    title: 'Cómo funciona',
    steps: (delegates) => [
      `Ocupa el asiento de un país o deja que decida el sorteo. Te sientas con ${count(delegates, 'delegación IA cuyos intereses vienen', 'delegaciones IA cuyos intereses vienen')} de votaciones reales de las Naciones Unidas.`,
      'Di o escribe lo que dirías en la sala. Tu mensaje se entiende como una acción formal (una propuesta, un intercambio, una promesa), y puedes corregir la interpretación.',
      'El proyecto de resolución cambia ante tus ojos a medida que las delegaciones llegan a acuerdos. Estallan crisis que piden una respuesta.',
      'La presidencia llama a votar. Tu asiento se llama con los demás.',
      'El balance muestra lo que se podía ganar, lo que se ganó y los momentos decisivos.',
    ],
  },
}

/** Frases del mapa y de la elección de un país. */
export const seatMessages: Translation<typeof englishSeat> = {
  map: {
    title: 'Las posiciones en el mundo',
    intro:
      'Las posiciones vienen de las votaciones de la Asamblea General; para los Estados clave prevalecen fuentes mejores, con su motivo.',
    issue: 'Cuestión del mapa',
    label: (issue) => `Mapa de los Estados Miembros según su posición: ${issue}`,
    describe: (country, option, place, value) => `${country}: ${option} (${place} de ${value})`,
    legend: 'Opción más cercana',
    count: (value) => count(value, 'Estado', 'Estados'),
    fewest: 'Statu quo',
    most: 'Más audaz',
    pins: 'Las banderas marcan las delegaciones de la sala.',
    land: 'Los territorios sin asiento de un Estado Miembro quedan en blanco. Las fronteras están simplificadas y no expresan ninguna opinión sobre su estatuto.',
    tableCaption: (issue) => `Posición de los Estados Miembros: ${issue}`,
    columns: ['País', 'Opción más cercana', 'Lugar', 'Grupo regional'],
    place: (place, value) => `${place} de ${value}`,
    loading: 'Cargando el mapa',
    failed: 'No se pudo cargar el mapa. Puedes empezar de todos modos: tu país saldrá por sorteo.',
    retry: 'Reintentar',
  },
  seat: {
    title: 'Tu asiento',
    label: 'País',
    placeholder: 'Buscar entre 193 Estados',
    surprise: 'Sorpréndeme',
    surpriseText: 'Uno de los 193 Estados Miembros, que se sortea al abrir la sesión.',
    authored: 'Delegación IA',
    brief: (country) => `Instrucciones ${ofSpanish(country)}`,
    briefIntro: 'La posición de tu capital. En la sala tienes libertad para negociar.',
    displaces: (name, alternate) =>
      alternate === undefined
        ? `Sustituyes a ${name}; otro país entra como delegación IA.`
        : `Sustituyes a ${name}; ${theSpanish(alternate)} entra como delegación IA.`,
    extra: (value) =>
      `Te sumas a ${value === 1 ? 'la delegación IA' : `las ${value} delegaciones IA`} con un asiento propio.`,
    permanent: 'Un miembro permanente: tu voto en contra es un veto.',
    elected: 'Ocupas un asiento de miembro electo, sin veto.',
    smallIslands: 'Pequeño Estado insular',
    leastDeveloped: 'País menos adelantado',
    blocs: 'Grupos',
    because: 'Por qué',
  },
  room: {
    title: 'Los demás',
    difficulty: 'Dificultad',
    difficultyHint: 'Con qué dureza negocian. Nunca saben más que tú.',
    level: (difficulty, manner, isWritten) =>
      isWritten ? `${difficulty}: ${manner} (por defecto)` : `${difficulty}: ${manner}`,
    manners: {
      beginner: 'generoso',
      intermediate: 'firme',
      advanced: 'duro, en bloques',
      expert: 'implacable',
    },
    tone: 'Tono de la sala',
    toneHint: 'Un mismo tono para todas las delegaciones, o el propio de cada una.',
    tones: {
      mixed: 'Variado (por defecto)',
      collaborative: 'Colaborativo',
      gentle: 'Amable',
      balanced: 'Equilibrado',
      challenging: 'Exigente',
      aggressive: 'Agresivo',
    },
    rules: 'Reglamento',
    asWritten: (rules) => `${rules} (por defecto)`,
    packs: {
      'general-assembly': 'Asamblea General',
      'security-council': 'Consejo de Seguridad',
      consensus: 'Consenso',
    },
    rulesHints: {
      'general-assembly': 'Mociones, apoyos y debates como en las conferencias de estudiantes.',
      'security-council':
        'Deciden tres quintos de los asientos, y el voto en contra de un miembro permanente es un veto.',
      consensus:
        'Sin debates moderados ni consultas. La presidencia pregunta si hay objeciones y solo pasa a votación nominal si hay alguna.',
    },
  },
  start: {
    start: 'Empezar la campaña',
    starting: 'Preparando la campaña…',
    as: (country) => `como ${country}`,
    failed: 'No se pudo empezar la campaña',
    kept: 'Se conserva lo que elegiste.',
    retry: 'Reintentar',
    advanced: 'Opciones avanzadas',
    pace: 'Ritmo',
    paceOption: (pace, minutes) => `×${pace}, unos ${minutes} min`,
    draw: 'Sorteo conocido',
    drawHint:
      'El sorteo de una sesión terminada, que está en su balance. El mismo sorteo y las mismas acciones llevan al mismo resultado. Si se deja vacío, se hace un sorteo nuevo y se mantiene en secreto hasta el final.',
    drawError: 'Un sorteo es un número, un guion y 32 caracteres más, como aparece en el balance.',
  },
}
