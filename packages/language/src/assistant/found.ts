import { rulesIn } from '../text/procedure-names.ts'
import { termsOf } from '../text/terms.ts'
import { isOfDomain } from './domain-words.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Knowledge } from './knowledge.ts'
import { sureRatio } from './likelihood.ts'
import type { Find, Finder, Leaf } from './retrieval.ts'
import type { Subject } from './subject.ts'
import { plainName } from './topic-sources.ts'

/** What is asked, and what it refers to, in words. */
interface Asking {
  readonly text: string
  readonly about?: string | undefined
}

/** What was found for a question, best first. */
export interface Found {
  readonly finds: readonly Find[]
  /** The one that answers it; undefined when none does. */
  readonly best: Find | undefined
  /** How likely it is that the first find answers the question. */
  readonly sureRatio: number
  /** Those of which none is clearly meant. */
  readonly between: readonly Find[]
}

const NOTHING: Found = { finds: [], best: undefined, sureRatio: 0, between: [] }

/** From where on an answer is given, and from where on it is at least offered. */
const LEAST_SURE = { given: 0.38, offered: 0.31 } as const
/** Answers whose ranks are this near are both offered, unless the first is nearly certain. */
const CLOSE_RATIO = 0.06
const CERTAIN = 0.6
const FINDS = 8

/** Entries on the assistant itself, and the words in which it is spoken to or of. */
const OF_ITSELF: readonly string[] = ['assistant-abilities', 'honest-limits']
const SPEAKS_OF_IT =
  /\b(?:you|your|u|ur|assistant|placard|app|site|website|tool|bot|ai|model|answers? (?:be )?wrong)\b/i

/** What an answer's rank is multiplied by, for what is known of it beside its words. */
const FACTORS = {
  rule: 1.45,
  title: 1.12,
  campaign: 0.55,
  topic: 0.85,
  unnamed: 0.55,
  shown: 1.05,
  beside: 0.8,
} as const
/** A topic has more words than an entry, and meets more by chance. */
const TOPIC_MALUS = 1.2
/** The same for a name among many other words: "the job of a sponsor" is not on jobs. */
const LEAST_NAMED = 0.75

/** Words that only colour a question. */
const COLOUR =
  /\b(?:though|like|exactly|again|anyway|probably|obviously|literally|basically|honestly|super|thing|stuff)\b/gi
/** What may divide a question from what is said around it. */
const ASIDES = /[,.;:!?…–()]+\s*|\s+(?:but|because|since|cause)\s+/i
/** An order of a text is no question on what it names. */
const ORDERS = /^(?:(?:please|can you|could you|now|and|ok)[\s,]+)*(?:write|draft|compose|prepare|make)\b/i

/** Searches for a question, and where the whole fits nothing, for its parts: people tell why they ask. */
export async function foundFor(question: Asking, knowledge: Knowledge, shown?: Subject): Promise<Found> {
  if (isElsewhere(question.text)) return NOTHING
  const text = question.text.replaceAll(COLOUR, ' ')
  // asked for once: it compares the whole catalogue with the one that is indexed
  const finder = await knowledge.finder()
  const whole = foundIn(text, finder, { about: question.about, shown })
  if (whole.best !== undefined || whole.between.length > 0) return whole
  for (const part of text.split(ASIDES)) {
    if (part.length === text.length || termsOf(part).length === 0) continue
    await knowledge.pause()
    const found = foundIn(part, finder, { about: question.about, shown })
    if (found.best !== undefined && found.sureRatio >= CERTAIN) return found
  }
  return whole
}

/** What a text refers to, in words and as what was shown of it. */
interface Referring {
  readonly about?: string | undefined
  readonly shown?: Subject | undefined
}

/** Searches for a text, together with what it refers to. */
function foundIn(text: string, finder: Finder, { about, shown }: Referring): Found {
  const finds = likely(text, finder.find(text, FINDS, about), shown)
  const [best] = finds
  // an entry and a topic of one name are no two meanings
  const second = finds.find(({ leaf }) => best !== undefined && nameOf(leaf) !== nameOf(best.leaf))
  const terms = termsOf(text)
  // figures alone are a sum, and no question on an article of that number
  const isSum = terms.every((term) => /^\d+$/.test(term)) && about === undefined
  if (best === undefined || isSum) return { ...NOTHING, finds }
  const lead = second === undefined ? 1 : 1 - second.rank / best.rank
  const isOurs = isOfDomain(about === undefined ? terms : [...terms, ...termsOf(about)])
  const sure = sureRatio(best.signs, Math.max(0, lead), isOurs)
  const isGiven = sure >= (ORDERS.test(text) ? CERTAIN : LEAST_SURE.given)
  const isClose = lead < CLOSE_RATIO && sure < CERTAIN
  const isOffered = about === undefined && !ORDERS.test(text) && (isGiven ? isClose : sure >= LEAST_SURE.offered)
  return {
    finds,
    best: isGiven ? best : undefined,
    sureRatio: sure,
    between: isOffered && best !== undefined && second !== undefined ? [best, second] : [],
  }
}

/** Reranks by what a question names and by what was shown. */
function likely(text: string, finds: readonly Find[], shown?: Subject): readonly Find[] {
  const guides = new Set(rulesIn(text).map(({ guide }) => guide))
  const said = new Set(termsOf(text))
  const isOfCampaigns = /\bcampaign/i.test(text)
  const factorOf = ({ leaf, coveredRatio }: Find): number => {
    const { kind, id } = leaf.source
    const rule = guides.has(id) ? FACTORS.rule : 1
    const title = isTitle(leaf, said) ? FACTORS.title : 1
    const field = kind === 'campaign' && !isOfCampaigns ? FACTORS.campaign : kind === 'topic' ? FACTORS.topic : 1
    const name = isNamed(leaf, coveredRatio, said) ? 1 : FACTORS.unnamed
    const thread =
      shown === undefined ? 1 : id === shown.id ? FACTORS.shown : isBeside(leaf, shown) ? 1 : FACTORS.beside
    const self = OF_ITSELF.includes(id) && !SPEAKS_OF_IT.test(text) ? FACTORS.unnamed : 1
    return rule * title * field * name * thread * self
  }
  return finds
    .map((find) => {
      const malus = find.leaf.source.kind === 'topic' ? TOPIC_MALUS * Math.log(1 + find.signs.asked) : 0
      return { ...find, rank: Math.max(0.01, (find.rank - malus) * factorOf(find)) }
    })
    .sort((one, other) => other.rank - one.rank)
}

const nameOf = ({ source }: Leaf): string => plainName(source.title)

const isTitle = ({ source }: Leaf, said: ReadonlySet<string>): boolean => {
  const title = new Set(termsOf(source.title))
  return title.size > 0 && title.size === said.size && [...title].every((term) => said.has(term))
}

/** Whether all words of one of its names are said; what has no names may be asked for in any words. */
const isNamed = ({ names }: Leaf, coveredRatio: number, said: ReadonlySet<string>): boolean =>
  names === undefined ||
  names.some((name) => {
    const terms = termsOf(name)
    return terms.every((term) => said.has(term)) && (terms.length > 1 || coveredRatio >= LEAST_NAMED)
  })

/** Whether an answer names what another is about. */
export function isBeside({ source, terms, questions }: Leaf, { title }: Subject): boolean {
  const named = new Set(termsOf([source.title, terms, ...questions].join(' ')))
  return termsOf(title).some((term) => named.has(term))
}
