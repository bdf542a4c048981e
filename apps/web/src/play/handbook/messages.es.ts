import { capital } from '../../kit/language/capital.ts'
import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  handbookMessages as englishHandbook,
  phraseMessages as englishPhrases,
  rulesMessages as englishRules,
  worksheetMessages as englishWorksheet,
} from './messages.en.ts'

const SHARES: Readonly<Record<string, string>> = {
  '0.10': 'una décima parte',
  '0.20': 'una quinta parte',
  '0.33': 'un tercio',
  '0.50': 'la mitad',
  '0.60': 'tres quintas partes',
}
const share = (ratio: number) => SHARES[ratio.toFixed(2)] ?? `el ${Math.round(ratio * 100)} %`
const minutes = (count: number) => inSpanish.count(count, 'minuto', 'minutos')
const seconds = (count: number) =>
  count % 60 === 0 ? minutes(count / 60) : inSpanish.count(count, 'segundo', 'segundos')

/** La página del manual y sus archivos. */
export const handbookMessages: Translation<typeof englishHandbook> = {
  title: 'Manual para docentes y clubes',
  subtitle: 'Reglamentos, fórmulas y una ficha de trabajo por campaña',
  back: 'Volver a la ayuda',
  contents: 'Índice',
  paper: 'Tamaño del PDF',
  papers: { A4: 'A4', LETTER: 'Carta' },
  print: 'Imprimir',
  html: 'Guardar en HTML',
  pdf: 'Guardar en PDF',
  saved: (name) => `Guardado como ${name}`,
  failed: 'No se ha podido crear el archivo',
  loading: 'Cargando las fichas de trabajo…',
  incomplete: {
    title: 'No se han podido cargar las fichas de trabajo',
    text: 'Los reglamentos y las fórmulas están aquí: puedes imprimirlos y guardarlos sin las fichas.',
    again: 'Reintentar',
  },
  field: (label) => `${label}:`,
  page: (at, count) => `${at} / ${count}`,
  madeWith:
    'Hecho con Placard, una simulación. Nada de lo que contiene lo han dicho ni decidido los Estados que se nombran.',
  noCampaign: {
    title: 'Esta ficha de trabajo no existe',
    text: 'Puede que su campaña se haya retirado o que el enlace esté mal escrito.',
  },
  wholeHandbook: 'El manual completo',
  toCampaign: 'La campaña',
}

/** Los capítulos sobre los reglamentos. */
export const rulesMessages: Translation<typeof englishRules> = {
  chapter: (pack) => `Reglamento: ${pack}`,
  quorum: ({ debateRatio, decisionRatio, source }) =>
    `**Quórum.** Para debatir hace falta la presencia de ${share(debateRatio)} de los asientos; para decidir, la de ${share(decisionRatio)} (${source}).`,
  support: ({ ratio, least, source }) =>
    `**Apoyo a un proyecto.** Antes de la votación deben firmarlo o patrocinarlo al menos ${share(ratio)} de los asientos, y no menos de ${inSpanish.number(least)} (${source}).`,
  decision: {
    vote: '**Decisión.** Por votación nominal.',
    'consensus-first': '**Decisión.** Sin votación; por votación nominal si alguien se opone.',
  },
  veto: {
    yes: '**Veto.** En cuestiones de fondo, basta un voto en contra de un miembro permanente para rechazar el texto.',
    no: '**Veto.** Nadie lo tiene.',
  },
  speech: ({ leastSeconds, mostSeconds, replySeconds }) =>
    `**Discursos.** De ${seconds(leastSeconds)} a ${seconds(mostSeconds)}; para el derecho de réplica, ${seconds(replySeconds)} como máximo.`,
  appeal: (count) => `**Decisiones de la presidencia.** Se pueden apelar durante ${seconds(count)}.`,
  motions: 'Mociones',
  motionsIntro: 'Por orden de precedencia: de dos mociones, se decide primero la que está más arriba en la lista.',
  motionColumns: ['Moción', 'Apoyo', 'Oradores', 'La decide', 'Procede durante', 'De nuevo', 'Fuente'],
  length: (least, most) => `de ${inSpanish.number(least)} a ${minutes(most)}`,
  motion: (name, length) => `**${capital(name)}**${length === '' ? '' : `, ${length}`}`,
  second: { yes: 'necesario', no: 'no necesario' },
  speakers: (speaksFor, against) =>
    speaksFor + against === 0
      ? 'ninguno'
      : `${inSpanish.number(speaksFor)} a favor, ${inSpanish.number(against)} en contra`,
  again: (count) => (count === 0 ? 'de inmediato' : `tras ${seconds(count)}`),
  decidedBy: {
    chair: 'la presidencia',
    majority: 'la mayoría',
    'two-thirds': 'dos tercios',
    council: 'tres quintas partes de los asientos',
  },
  during: {
    debate: 'el debate',
    'moderated-caucus': 'el debate moderado',
    'unmoderated-caucus': 'las consultas informales',
    voting: 'la votación',
  },
  list: (parts) => parts.join(', '),
  points: 'Cuestiones de procedimiento',
  pointsIntro: 'Cada una la plantea una sola delegación, y la presidencia decide de inmediato.',
  pointColumns: ['Cuestión', 'Procede durante', 'Fuente'],
  terms: 'Qué significan las reglas',
  termsIntro:
    'Cada regla tal como es en las Naciones Unidas y en la mayoría de las conferencias, y cómo se aplica en Placard.',
}

/** El capítulo de fórmulas. */
export const phraseMessages: Translation<typeof englishPhrases> = {
  chapter: 'Qué decir',
  intro:
    'Palabras para cada moción, cada cuestión y cada acción, en inglés, el idioma de las delegaciones. Los puntos suspensivos son para completar.',
  columns: ['Para', 'Di'],
  motions: 'Mociones',
  points: 'Cuestiones de procedimiento',
  acts: 'En la sala',
  name: capital,
  said: (lines) => lines.map((line) => `“${line}”`).join(' '),
}

/** El plan de clase y la ficha de trabajo de una campaña. */
export const worksheetMessages: Translation<typeof englishWorksheet> = {
  title: 'Ficha de trabajo',
  chapter: (campaign) => `Ficha de trabajo: ${campaign}`,
  plan: {
    title: 'Plan de clase',
    intro:
      'Una fila por campaña; los textos de las campañas están en inglés. Los minutos son los de la sesión: reserva otros tantos para prepararla y comentarla después.',
    campaign: 'Campaña',
    columns: ['Nivel', 'Minutos', 'Delegaciones', 'Reglamento', 'Tema'],
  },
  fields: ['Nombre', 'Delegación', 'Fecha'],
  background: 'Contexto',
  objectives: 'Qué quiere conseguir el comité',
  agenda: 'Agenda y posiciones públicas',
  agendaIntro:
    'Las posiciones son estimaciones a partir de fuentes públicas, no lo que una delegación dirá en la sala. Cada fila indica en qué se basa la estimación. Cuando una posición queda más o menos a medio camino entre dos opciones, se nombran ambas.',
  issue: (place, title) => `${place}. ${title}`,
  optionColumns: ['Opción', 'Párrafo', 'Estados más cercanos'],
  option: (place, label) => `${place}. ${label}`,
  noClause: 'Sin párrafo: todo sigue como está.',
  seatColumns: ['Delegación', 'Opción más cercana', 'Se basa en'],
  between: (nearest, other) => `${nearest}, o bien ${other}`,
  rests: {
    votes: 'Sus votos en la Asamblea General.',
    sourced: (reason, title, year) => `${reason} (${title}, ${year})`,
    unsourced: (reason) => `${reason} (Interpretación de los autores, que no procede de ningún documento concreto.)`,
  },
  seats: 'Delegaciones en la sala',
  seatsIntro: 'Lo que cada delegación dice abiertamente que quiere. Cada una tiene también objetivos que se guarda.',
  delegationColumns: ['Delegación', 'Nombre y cargo', 'Bloque', 'Objetivos públicos'],
  delegate: (name, title) => `${name}, ${title}`,
  questions: 'Preguntas para preparar',
  questionsIntro: 'Respóndelas para tu propio país antes de la sesión.',
  ask: [
    ({ title, question }) =>
      `**${title}.** ${question} Da la respuesta de tu país en una frase, y un dato que la respalde.`,
    ({ title, question }) => `**${title}.** ${question} ¿Quién en la sala respondería otra cosa, y por qué?`,
    ({ title, first }) =>
      `**${title}.** Si no hay acuerdo, todo queda en “${first}”. ¿Quién gana con eso y quién pierde?`,
    ({ title, last }) =>
      `**${title}.** De todas las opciones, “${last}” es la que va más lejos. ¿Qué pediría tu país a cambio?`,
    ({ title, question }) =>
      `**${title}.** ${question} ¿Qué opción podría aceptar tu país, aunque nunca la propondría?`,
    ({ title, question }) =>
      `**${title}.** ${question} ¿Quién tendría que actuar, pagar o rendir cuentas, y podría hacerlo?`,
  ],
  askOfAll: [
    '**Todo el texto.** ¿Qué dos cuestiones importan más a tu país, y en qué podría ceder para conseguirlas?',
    '**La votación.** ¿Qué tendría que figurar en el texto, o faltar en él, para que tu país votara en contra?',
  ],
  documents: 'Documentos para leer',
  document: (title, year, note) => `**${title}** (${year}): ${note}`,
  notes: 'Notas',
}
