import type { CriterionId, FindingId, ImprovementId, PartId, SetAside, SpeechMarks, Verdict } from '@placard/language'
import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { markMessages as english } from './mark-messages.en.ts'

const CRITERIA: Readonly<Record<CriterionId, string>> = {
  argument: 'Argumento',
  evidence: 'Pruebas',
  rebuttal: 'Refutación',
  delivery: 'Exposición',
}

/** Words in quotes stay English: they are what the criteria look for. */
const PARTS: Readonly<Record<PartId, { readonly name: string; readonly rule: string }>> = {
  reasons: {
    name: 'Razones',
    rule: 'Frases que dicen algo y por qué: “because”, “if … then”, “not … but”, un ejemplo, una comparación, una pregunta con su respuesta. Las palabras sencillas ganan tanto como las formales. En un discurso corto cuenta qué parte de sus frases lo hace.',
  },
  substance: {
    name: 'Contenido',
    rule: 'Palabras que dicen algo concreto. Las propias palabras de la moción, “important”, “many people” y “my second point” no lo son.',
  },
  depth: {
    name: 'Desarrollo',
    rule: 'Palabras en frases que dicen algo, a partir de 40; con 180 se gana todo. Los agradecimientos y los anuncios no cuentan.',
  },
  sources: {
    name: 'Fuentes pertinentes',
    rule: 'Tratados, órganos, tribunales, informes y resoluciones de nuestra lista, cuando tienen que ver con la moción y con lo que dice la frase. Con tres se gana todo. Un nombre que no está en nuestra lista, o que no tiene nada que ver con la moción, no gana nada.',
  },
  figures: {
    name: 'Cifras',
    rule: 'Cifras que dicen algo. Con su fuente, una cifra gana un punto; sin ella, menos de la mitad.',
  },
  pictures: {
    name: 'Ejemplos e imágenes',
    rule: 'Casos, comparaciones de la vida y verdades generales que se aplican.',
  },
  meets: {
    name: 'Puntos retomados',
    rule: 'Puntos del último discurso del otro bando que nombras, o de los que trata una frase tuya.',
  },
  refutes: {
    name: 'Refutados',
    rule: 'Cuando retomas un punto, dices que no se sostiene: “but”, “that does not follow”, “even if”.',
  },
  grounds: {
    name: 'Con una razón',
    rule: 'La respuesta tiene razones en las frases que siguen.',
  },
  claim: {
    name: 'Tesis',
    rule: 'Una de tus dos primeras frases trata de la moción; más tarde gana un punto.',
  },
  order: {
    name: 'Orden',
    rule: 'Nada llega demasiado tarde: ni “I forgot”, ni “my real reason” al final, ni una primera frase que solo se entiende después de otra.',
  },
  brevity: {
    name: 'Sin relleno',
    rule: 'Pocas frases sobre el discurso mismo: agradecimientos, anuncios, “as I said”.',
  },
  time: {
    name: 'Tiempo',
    rule: 'Usas entre el 60 y el 100 % de tu tiempo; entre el 40 y el 115 % gana un punto. Sin cronómetro no se cuenta.',
  },
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'marked'>, string>> = {
  empty: 'No había nada que calificar.',
  'not-english':
    'Los criterios leen inglés. Este discurso no se lee como frases en inglés, así que no se ha calificado nada.',
  gibberish: 'No son palabras que los criterios sepan leer, así que no se ha calificado nada.',
  'too-short': 'Cuentan menos de veinte palabras, y eso es muy poco para calificar. Las frases tachadas no cuentan.',
  copied: 'Más de la mitad es el discurso del otro bando. Sus palabras no ganan nada.',
}

const SET_ASIDE: Readonly<Record<SetAside, string>> = {
  copied: 'no cuenta: palabras del otro bando',
  repeated: 'no cuenta: ya se dijo',
  list: 'no cuenta: palabras sin frase',
  insult: 'no cuenta: un insulto no es una razón',
}

const FINDINGS: Readonly<Record<FindingId, { readonly label: string; readonly text: string }>> = {
  'other-side': {
    label: 'a favor del otro bando',
    text: 'Este discurso defiende al otro bando. Por buenas que sean sus razones, aquí no ganan nada.',
  },
  copied: {
    label: 'palabras del otro bando',
    text: 'Buena parte de este discurso está tomada del otro bando. Solo tus propias palabras ganan puntos.',
  },
  'off-topic': {
    label: 'fuera de la moción',
    text: 'La mayor parte de este discurso no trata de la moción. Sea verdad o no, no ayuda a tu bando.',
  },
  'not-in-list': {
    label: 'no está en nuestra lista',
    text: 'No está en nuestra lista de tratados, órganos, tribunales e informes reales, así que no gana nada:',
  },
  'names-only': {
    label: 'sin relación mostrada',
    text: 'Es real, pero nada muestra aquí qué tiene que ver con la moción:',
  },
  contradicts: {
    label: 'se contradice',
    text: 'Este discurso dice una cosa y en otro lugar la retira, así que ninguna de las dos se sostiene. Decide cuál quieres decir.',
  },
  insults: {
    label: 'insulto',
    text: 'Los insultos no ganan nada, y una presidencia te llamaría al orden. Responde al argumento, no a la persona.',
  },
  padding: {
    label: 'aún no dice nada',
    text: 'La mayoría de las frases de este discurso servirían para cualquier moción. No dicen nada de esta.',
  },
}

type Improvement = SpeechMarks['improvements'][number]

const recordOf = ({ record }: Improvement) => (record === undefined ? '' : `${record.fact} (${record.source})`)

/** The outlines stay English, as the speech is. */
const IMPROVEMENTS: Readonly<Record<ImprovementId, (improvement: Improvement) => string>> = {
  'turn-round': () =>
    'Dale la vuelta: “That sounds good, but it comes at a price: …”, y después di qué gana tu propio bando.',
  'choose-one': ({ about }) =>
    about === undefined
      ? 'Quédate con una de las dos y descarta la otra.'
      : `No puede ir junto a “${about}” Quédate con una de las dos y di por qué.`,
  'name-real': ({ about }) =>
    `Quita ${about === undefined ? 'el nombre' : `“${about}”`}, o pon en su lugar un tratado, un informe o un caso que la sala pueda comprobar: “In …, … found that …”`,
  'drop-name': ({ about }) =>
    `Quita ${about === undefined ? 'el nombre' : `“${about}”`}, o di qué se sigue de ello para esta moción: “It matters here because …”`,
  return: () =>
    'Di qué tiene que ver con la moción: “The same is true of …, because …” Si no se te ocurre nada, quítalo.',
  'drop-insult': () => 'Di en su lugar qué falla en el argumento: “That does not follow, because …”',
  'own-words': () => 'Di con tus propias palabras qué falla: “That sounds right, but …, because …”',
  'say-something': () =>
    'Quítala y dedica el tiempo a una cosa concreta: quién hace qué, a quién y qué resulta de ello.',
  'give-reason': ({ sentence }) =>
    sentence === undefined
      ? 'Añade una razón más: “If …, then …, because …”'
      : 'Continúa después: “… because …”, o “If we do not, then …” Una afirmación solo convence a quienes ya la compartían.',
  answer: ({ about }) => `Responde a “${about ?? ''}” En esquema: “They say …. But …, because …, and so …”`,
  'add-source': (improvement) =>
    improvement.record === undefined
      ? 'Añade un dato con su fuente: “According to …, …. This means …”'
      : `Añade un dato documentado: ${recordOf(improvement)}. Después di qué se sigue de él: “This means …”`,
  'add-picture': () =>
    'Añade un caso o una comparación de la vida: “It is as if …” o “That is what happened in …, when …”',
  'move-first': () => 'Busca entre tus frases la razón de más peso y empieza por ella.',
}

const pointsText = (points: number) => inSpanish.count(points, 'punto', 'puntos')

/** Spanish: words about the marks of a speech. */
export const markMessages: Translation<typeof english> = {
  criteria: CRITERIA,
  parts: PARTS,
  verdicts: VERDICTS,
  setAside: SET_ASIDE,
  findings: FINDINGS,
  score: (value) => (value === undefined ? 'sin medir' : `${inSpanish.number(value)} de 10`),
  summary: (overall, text) => `Nota: ${overall} (${text})`,
  unmarked: 'Sin nota',
  points: (points, most) => `${inSpanish.number(points)} de ${inSpanish.number(most)}`,
  atMost: (most) => `Eso pesa mucho en la nota: es como máximo ${inSpanish.number(most)}.`,
  two: 'Las dos frases que más subirían la nota',
  one: 'La frase que más subiría la nota',
  missing: 'Una frase que falta:',
  instead: IMPROVEMENTS,
  gain: (points) => `hasta ${pointsText(points)} más`,
  whole: 'No hay nada más que pedir. Hazlo más corto o elige un estilo más duro para el otro bando.',
  unmet: (point) => `Sin retomar: “${point}”`,
  how: {
    title: 'Cómo se califican los discursos',
    text: 'Las notas salen de estos criterios y de nada más: el mismo discurso frente al mismo discurso recibe siempre las mismas notas. No las pone ningún modelo de lenguaje; si hay uno conectado, habla por el otro bando y puede añadir un consejo. Se comprueban el bando, el tema y las fuentes: el bando, por lo que tus frases dicen de la moción; las fuentes, con una lista de fuentes reales. Si un dato es cierto, más allá del nombre de su fuente, los criterios no lo pueden saber: comprueba los tuyos. Leen inglés.',
    weights: (percent) => `${inSpanish.number(percent)} % de la nota total`,
    limits:
      'Por bien construido que esté, un discurso tiene como máximo 3 de 10 si defiende al otro bando, se aparta de la moción, se apoya en fuentes que no están en nuestra lista, suelta nombres sin relación, se contradice, no dice nada, es el del otro bando o insulta.',
    notCounted:
      'Las frases que repiten lo dicho, copian al otro bando, insultan o son listas de palabras sin gramática no ganan nada ni quitan nada.',
    most: pointsText,
  },
}
