import { inSpanish } from '../../kit/language/counting.ts'
import { theSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import { MOMENT_REASONS } from '../room/moment-reasons.es.ts'
import { points, signed } from './figures.ts'
import type {
  dealMessages as englishDeal,
  debriefMessages as englishDebrief,
  gainMessages as englishGain,
  momentMessages as englishMoment,
  pendingMessages as englishPending,
  promiseMessages as englishPromise,
  qualityMessages as englishQuality,
  recordMessages as englishRecord,
  resolutionMessages as englishResolution,
  scoreMessages as englishScore,
  supportMessages as englishSupport,
  voteMessages as englishVote,
} from './messages.en.ts'

const { count } = inSpanish
const percent = new Intl.NumberFormat('es', { style: 'percent' })

/** Textos del balance. */
export const debriefMessages: Translation<typeof englishDebrief> = {
  title: (campaign) => `Balance: ${campaign}`,
  debrief: 'Balance',
  failed: 'No se pudo cargar el balance',
  retry: 'Reintentar',
  notFound: {
    title: 'No existe esa sesión',
    text: 'Quizá se haya eliminado o sea de otra cuenta, o el enlace esté mal escrito.',
  },
  running: {
    title: 'Esta sesión aún no ha terminado',
    text: 'El balance se prepara cuando termina la sesión; hasta entonces, los intereses de cada delegación siguen ocultos.',
    back: 'Volver a la sesión',
  },
  back: 'Volver a las campañas',
  watch: 'Ver la sesión de nuevo',
  ask: 'Debatirlo con el asistente',
  results: {
    diplomatic_success: 'Casi todos respaldan el texto, y le sirve a tu país.',
    partial_resolution: 'El comité tiene un texto, pero podría haber acordado más.',
    stalemate: 'El comité avanzó, pero no lo bastante para hablar de un acuerdo.',
    time_expired: 'El tiempo se acabó antes de que el comité aprobara un texto.',
    crisis_escalation: 'El comité está más dividido que al principio.',
  },
  score: 'Puntuación de la sesión',
  quality: 'Calidad del resultado',
  outOf: 'de 1,00',
  percent: (ratio) => percent.format(ratio).replace('-', '−'),
  points,
  signed,
}

/** Textos de la espera del balance. */
export const pendingMessages: Translation<typeof englishPending> = {
  title: 'Preparando el balance',
  intro:
    'Para saber qué cambiaron tus acciones, la sesión se vuelve a jugar muchas veces sin ellas. Puedes salir de esta página: el balance estará aquí cuando vuelvas.',
  label: 'Balance',
  waiting: (ahead) => (ahead === 1 ? 'Hay una tarea antes.' : `Hay ${ahead} tareas antes.`),
  beginning: 'Cargando el acta.',
  played: (replayed, replays) => `${replayed} de ${count(replays, 'simulación hecha', 'simulaciones hechas')}.`,
  retry: 'Reintentar',
  failed: 'No se pudo preparar el balance',
  refused: 'Esta sesión no tiene balance',
  refusedText: 'Prepararlo lleva demasiado tiempo. El resultado, la resolución y toda el acta están abajo.',
}

/** Textos del cálculo de la puntuación. */
export const scoreMessages: Translation<typeof englishScore> = {
  title: 'Cómo se calculó la puntuación',
  intro: 'En milésimas; cada línea se suma a la anterior.',
  columns: ['Parte', 'Puntos', 'Por qué'],
  parts: {
    base: { name: 'Toda sesión empieza en', why: () => 'La mitad, antes de que pase nada.' },
    phases: { name: 'Fases terminadas', why: (value) => `${value} de 3, 100 puntos cada una.` },
    acts: {
      name: 'Iniciativas de las delegaciones',
      why: (value) => `${count(value, 'acción', 'acciones')}; las cuatro primeras cuentan 50 puntos cada una.`,
    },
    tension: {
      name: 'Tensión al final',
      why: (isBreaking) => (isBreaking ? 'La tensión era crítica.' : 'La tensión no era crítica: ninguna deducción.'),
    },
    agreement: { name: 'Acuerdo' },
  },
  agreement: {
    none: 'No se votó ningún texto ni se declaró posición alguna sobre uno.',
    unanimous: 'Todos los asientos estaban a favor: ninguna deducción.',
    unopposed: 'Nadie se opuso al texto: ninguna deducción.',
    carried: (favour, seats, required) => `${favour} de ${seats} asientos a favor; hacían falta ${required}.`,
    lost: (favour, required) => `${favour} a favor, cuando hacían falta ${required}.`,
    vetoed: 'Un miembro permanente votó en contra.',
    loss: 'Con tope, porque el texto te deja en tu umbral de ruptura o por debajo.',
    silence: 'Con tope, porque no participaste en la negociación.',
    clamped: 'La suma se sale de la escala, así que se ajustó al límite más cercano.',
  },
  sum: 'Puntuación de la sesión',
  forced: 'El tiempo se acabó sin un texto aprobado. La puntuación es entonces 0,50, sea cual sea la suma.',
}

/** Textos de la calidad del resultado. */
export const qualityMessages: Translation<typeof englishQuality> = {
  title: 'Calidad del resultado',
  intro: 'Cuatro aspectos del texto aprobado, ponderados.',
  none: 'No se aprobó ningún texto, así que no hay nada que ponderar.',
  weight: (ratio) => `pesa un ${percent.format(ratio)}`,
  parts: {
    voteMargin: { name: 'Margen de la votación', why: 'Votos de más sobre los necesarios.' },
    nashRatio: {
      name: 'Ganancia conjunta',
      why: 'Las ganancias de todos juntas, comparadas con el mejor acuerdo posible.',
    },
    evenness: { name: 'Equidad', why: 'Con qué igualdad se repartieron las ganancias.' },
    ownShare: { name: 'Tu parte', why: 'Cuánto de tu margen alcanzaste.' },
  },
  belowWalkAway: (countries) =>
    `La ganancia conjunta es cero cuando un asiento acaba en su umbral de ruptura o por debajo: ${countries}.`,
}

/** Textos de la resolución. */
export const resolutionMessages: Translation<typeof englishResolution> = {
  adopted: 'La resolución aprobada',
  notAdopted: 'El proyecto no aprobado',
  none: 'No había ningún proyecto de resolución sobre la mesa.',
  sponsors: 'Patrocinadores',
  signatories: 'Signatarios',
}

/** Textos de los acuerdos posibles. */
export const dealMessages: Translation<typeof englishDeal> = {
  title: 'Lo que se podría haber acordado',
  intro: (country) =>
    `Cada punto es un texto posible. Cuanto más a la derecha, más vale para ${theSpanish(country)}; cuanto más arriba, más vale para los demás.`,
  label: (country) =>
    `Textos posibles según su valor para ${theSpanish(country)} y para los demás, con el recorrido del proyecto`,
  xLabel: (country) => `Valor para ${theSpanish(country)} →`,
  yLabel: '↑ Valor medio para los demás',
  cloud: 'Textos posibles',
  frontier: 'Mejores equilibrios',
  nash: 'Mejor acuerdo para todos (Nash)',
  path: 'Recorrido del proyecto',
  final: 'Texto aprobado',
  last: 'Último texto',
  walkAway: 'Tu umbral de ruptura',
  statusQuo: 'Statu quo',
  nashShort: 'Nash',
  expected: 'Un texto al que llegaron otros comités',
  expectedShort: 'Logrado en otros',
  bargain: 'Lo que acordaron otros comités con estos asientos:',
  first: 'Primer texto',
  columns: ['Qué', 'Cuándo', 'Por', 'Valor para ti', 'Valor para los demás'],
  step: (number) => `Paso ${number} del proyecto`,
  steps: {
    label: 'El recorrido del proyecto, paso a paso',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    count: (value) =>
      value === 1 ? 'El proyecto no cambió nunca.' : `El proyecto cambió en ${count(value, 'paso', 'pasos')}.`,
    at: (number, value, time, by) => `Paso ${number} de ${value}, ${time}, por ${theSpanish(by)}`,
    worth: (own, others) => `${own} para ti, ${others} para los demás`,
  },
}

/** Textos del apoyo a lo largo del tiempo. */
export const supportMessages: Translation<typeof englishSupport> = {
  title: 'El apoyo en el tiempo',
  intro: 'Posiciones declaradas sobre el proyecto principal.',
  label: 'Asientos a favor, sin decidir y en contra a lo largo de la sesión',
  xLabel: 'Tiempo de sesión en minutos →',
  yLabel: '↑ Asientos',
  columns: ['Momento', 'A favor', 'Sin decidir', 'En contra'],
  none: 'Nadie declaró su posición sobre un proyecto.',
  bands: { favour: 'A favor', undecided: 'Sin decidir', against: 'En contra' },
}

/** Textos de las ganancias. */
export const gainMessages: Translation<typeof englishGain> = {
  title: 'Lo que ganó cada asiento',
  intro: 'Desde su umbral de ruptura hasta lo mejor que podía esperar, y dónde lo dejó la sesión. En puntos de 100.',
  tableCaption: 'Ganancias por asiento, en puntos de 100',
  columns: ['Asiento', 'Statu quo', 'Umbral de ruptura', 'Alcanzado', 'Mejor posible', 'Parte de su margen'],
  legend: {
    statusQuo: 'Statu quo',
    walkAway: 'Umbral de ruptura',
    best: 'Mejor posible',
    above: 'Alcanzado',
    below: 'Alcanzado, bajo el umbral de ruptura',
  },
  line: (country, reached, walkAway, best) =>
    `${country}: alcanzó ${reached}, umbral de ruptura ${walkAway}, mejor ${best}`,
  you: 'Tú',
  reveal: 'Sus secretos',
  agenda: 'Objetivo secreto',
  weights: 'Lo que le importaba',
  redLines: 'Líneas rojas',
  noRedLines: 'Ninguna',
  personality: (mode) => `Estilo: ${mode.toLowerCase()}`,
}

/** Textos de la votación final. */
export const voteMessages: Translation<typeof englishVote> = {
  title: 'La votación final',
  none: 'No se sometió ningún texto a votación.',
  adopted: 'Aprobado',
  rejected: 'No aprobado',
  vetoed: (countries) => `Veto: ${countries}`,
  required: (value) => (value === 1 ? 'Hacía falta 1 voto a favor.' : `Hacían falta ${value} votos a favor.`),
  unopposed: 'Aprobado sin votación',
  noObjection: 'La presidencia preguntó si había objeciones, y no hubo ninguna.',
}

/** Textos de los compromisos. */
export const promiseMessages: Translation<typeof englishPromise> = {
  title: 'Promesas y amenazas',
  none: 'Nadie hizo una promesa ni una amenaza.',
  showAll: (value) => `Mostrar todas (${value})`,
  showFewer: 'Mostrar menos',
}

/** Textos de los momentos clave. */
export const momentMessages: Translation<typeof englishMoment> = {
  title: 'Momentos clave',
  intro: 'Los momentos que más movieron la sala, cada uno enlazado con el acta.',
  none: 'Nada movió mucho la sala.',
  reasons: MOMENT_REASONS,
  read: 'Leer en el acta',
  readThis: (title, time) => `Leer en el acta: ${title}, ${time}`,
}

/** Textos del acta. */
export const recordMessages: Translation<typeof englishRecord> = {
  title: 'El acta',
  filter: 'Mostrar',
  filters: { all: 'Todo', spoken: 'Discursos', text: 'Lo que cambió el texto' },
  entries: (value) => count(value, 'entrada', 'entradas'),
  none: 'No hay entradas de este tipo.',
}
