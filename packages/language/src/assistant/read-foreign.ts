import { foreignTongueOf } from '../text/foreign-tongues.ts'
import type { ProductKind } from './operations.ts'
import { newProduct } from './products/new-product.ts'
import type { ProjectSense } from './project-sense.ts'
import type { Intent } from './request.ts'
import type { NameReader } from './states.ts'

/** "… pero tiene que ser en inglés": the text is wanted in English, whatever it is asked in. */
const IN_ENGLISH = /\b(?:en (?:ingles|anglais)|in (?:english|inglese)|auf englisch|em ingles)\b/i
const TOPIC =
  /\b(?:tema|topico|asunto|sujet|theme|thema)\b(?:\s+(?:es|est|ist|e|era))?[:\s]+(?:(?:la|el|los|las|le|les|die|der|das|sobre|de|del|du|des|o|a)\s+|l['’ ])*(?<topic>[^,.;!?]{3,80})/i
/** "Le sujet est en anglais" names no matter. */
const OF_TONGUE = /^(?:en|in|auf|em) \w+$/i
/** Who speaks: "soy México", "je représente la France", "ich bin Kenia". */
const SPEAKS =
  /\b(?:soy|somos|represento|je suis|nous sommes|je represente|ich bin|wir sind|sono|sou|mi pais es|mon pays est|mein land ist)\b(?<rest>[^,.;!?]{0,60})/i
const KINDS: readonly (readonly [ProductKind, RegExp])[] = [
  ['paper', /\b(?:position paper|papel de posicion|documento de posicion|note de position)\b/i],
  ['clauses', /\b(?:resolucion|resolution|clausulas?|clauses?)\b/i],
  ['speech', /\b(?:discursos?|discours|rede|discorso|speech)\b/i],
]

/** Matters as their English names, where the words of two languages differ. */
const MATTERS: Readonly<Record<string, string>> = {
  agua: 'water',
  eau: 'water',
  'cambio climatico': 'climate change',
  'changement climatique': 'climate change',
  klimawandel: 'climate change',
  'derechos humanos': 'human rights',
  'droits humains': 'human rights',
  'derechos de las mujeres': "women's rights",
  'droits des femmes': "women's rights",
  refugiados: 'refugees',
  refugies: 'refugees',
  'armas nucleares': 'nuclear weapons',
  'armes nucleaires': 'nuclear weapons',
  'desarme nuclear': 'nuclear disarmament',
  'trabajo infantil': 'child labour',
  'travail des enfants': 'child labour',
  hambre: 'hunger',
  faim: 'hunger',
  'seguridad alimentaria': 'food security',
  'securite alimentaire': 'food security',
  salud: 'health',
  sante: 'health',
  terrorismo: 'terrorism',
  terrorisme: 'terrorism',
  oceanos: 'oceans',
  vacunas: 'vaccines',
  vaccins: 'vaccines',
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** A matter in English; "migracion" and its like are the same words with another ending. */
const inEnglish = (topic: string): string =>
  MATTERS[topic.toLowerCase()] ?? topic.replaceAll(/cion(?:es)?\b/gi, 'tion').replaceAll(/acao\b/gi, 'ation')

/** What a message in another language tells, and the English text that it asks for. */
interface ForeignTold {
  readonly sense: ProjectSense
  readonly intent: Intent | undefined
}

/** Reads from a message in another language who speaks, on what, and whether a text is wanted in English. */
export function toldAbroad(raw: string, names: NameReader): ForeignTold | undefined {
  if (foreignTongueOf(raw) === undefined) return undefined
  const text = plain(raw)
  const [country] = names.namedIn(text.match(SPEAKS)?.groups?.rest ?? '').countries
  const named = text.match(TOPIC)?.groups?.topic?.trim()
  const said = named === undefined || OF_TONGUE.test(named) ? undefined : named
  if (country === undefined && said === undefined) return undefined
  const topics = said === undefined ? [] : [inEnglish(said)]
  const sense: ProjectSense = { country, committee: '', topics }
  if (!IN_ENGLISH.test(text)) return { sense, intent: undefined }
  const [kind] = KINDS.find(([, pattern]) => pattern.test(text)) ?? []
  if (kind === undefined) return { sense, intent: { kind: 'situation', known: sense } }
  return { sense, intent: { kind: 'product', product: newProduct(kind, { topic: topics[0] ?? '', country }) } }
}
