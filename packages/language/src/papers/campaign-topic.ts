import type { PublicCampaign } from '@placard/contract'
import { type AgendaIndex, indexAgenda, stemsOf } from '../reading/agenda.ts'
import { wordsIn } from '../reading/text.ts'
import { kinOf } from '../reading/vocabulary.ts'
import { FREQUENT, GENERAL } from './general-words.ts'

/** What a campaign is about: its agenda's index, the words of each issue, and the words of everything else it says. */
export interface CampaignTopic {
  readonly issues: PublicCampaign['issues']
  readonly index: AgendaIndex
  readonly wordsOfIssues: readonly ReadonlySet<string>[]
  readonly words: ReadonlySet<string>
}

const stemsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(stemsOf(texts.flatMap((text) => wordsIn(text))))

const indexed = new WeakMap<PublicCampaign, CampaignTopic>()

/** What a campaign is about; indexed once while its object lives, in some milliseconds. */
export function topicOf(campaign: PublicCampaign): CampaignTopic {
  const before = indexed.get(campaign)
  if (before !== undefined) return before
  const topic = indexedTopic(campaign)
  indexed.set(campaign, topic)
  return topic
}

function indexedTopic(campaign: PublicCampaign): CampaignTopic {
  const { issues } = campaign
  const wordsOfIssues = issues.map(({ title, question, terms, options }) =>
    stemsIn([
      title,
      question,
      ...terms,
      ...options.flatMap(({ label, clause, terms: ofOption }) => [label, clause, ...ofOption]),
    ]),
  )
  const { title, subtitle, description, context, theme, objectives, scenarios, keyIssues, preamble } = campaign
  const around = stemsIn([
    title,
    subtitle,
    description,
    context,
    theme,
    ...objectives,
    ...scenarios,
    ...keyIssues,
    ...preamble,
  ])
  return {
    issues,
    index: indexAgenda(issues, { issues }),
    wordsOfIssues,
    words: new Set([around, ...wordsOfIssues].flatMap((words) => [...words])),
  }
}

/** How much a stem says of what a text is about: 0 for words that every resolution has, and for numbers. */
function weightOf(stem: string): number {
  if (GENERAL.has(stem) || !/^\p{L}{3}/u.test(stem) || stem === 'not') return 0
  return FREQUENT.has(stem) ? 0.4 : 1
}

/** The share of what a text is about that a campaign speaks of, 0…1. */
export function aboutRatio({ words }: CampaignTopic, text: string): number {
  let [known, all] = [0, 0]
  for (const stem of stemsIn([text])) {
    all += weightOf(stem)
    if (words.has(stem)) known += weightOf(stem)
  }
  return all === 0 ? 0 : known / all
}

/** How far a clause bears on an issue: how much of it is the issue's, in words, and what share of it that is. */
export interface Bearing {
  readonly amount: number
  readonly ratio: number
}

/** A related word is nearly the issue's; a word of the rest of the campaign is only a little off it. */
const [KIN, AROUND] = [0.6, 0.3]

/** What each word of a term of the issue adds, where the whole term is said: "loss and damage" is more than its words. */
const TERM = 0.6

export function bearingOn(topic: CampaignTopic, issue: number, clause: string): Bearing {
  const { wordsOfIssues, words } = topic
  const own = wordsOfIssues[issue] ?? new Set()
  let [amount, other] = [TERM * wordsOfTermSaid(topic, issue, clause), 0]
  for (const stem of stemsIn([clause])) {
    const weight = weightOf(stem)
    if (weight === 0) continue
    if (own.has(stem)) amount += weight
    else if (kinOf(stem).some((kin) => own.has(kin))) amount += KIN * weight
    else other += words.has(stem) ? AROUND * weight : weight
  }
  return { amount, ratio: amount === 0 ? 0 : amount / (amount + other) }
}

/** The number of words of the longest term of an issue that is said whole; of single words none is counted. */
function wordsOfTermSaid({ index }: CampaignTopic, issue: number, text: string): number {
  const run = stemsOf(wordsIn(text))
  const said = run.flatMap((first, at) =>
    (index.phrases.get(first) ?? []).filter(
      (term) =>
        term.issue === issue &&
        term.stems.length > 1 &&
        term.stems.some((stem) => weightOf(stem) > 0) &&
        term.stems.every((stem, ahead) => run[at + ahead] === stem),
    ),
  )
  return Math.max(0, ...said.map(({ stems }) => stems.length))
}
