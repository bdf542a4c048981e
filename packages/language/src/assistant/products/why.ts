import { capital } from '../../text/capital.ts'
import type { Answer } from '../answer.ts'
import type { Topic, TopicMeasure } from '../content.ts'
import type { Knowledge } from '../knowledge.ts'
import { cited } from './cite.ts'
import { clauseMessages } from './clause-messages.en.ts'
import type { ClauseWish } from './clause-wish.ts'
import { draftMeasures, measuresFor } from './clauses.ts'
import { lineNote } from './line-words.ts'
import { type Matter, matterOn } from './matter.ts'
import { preferredMeasures } from './measures.ts'
import { monthOf } from './position.ts'
import type { Product } from './product-kinds.ts'
import { quizAnswer } from './quiz.ts'
import { namesBehind } from './who-wants.ts'
import { whyMessages as words } from './why-messages.en.ts'

const REASONS_MOST = 3

/** The reason for a product, or for one numbered part of it. */
export async function whyAnswer(product: Product, number: number | undefined, knowledge: Knowledge): Promise<Answer> {
  if (product.kind === 'study-plan') return { text: words.plan, sources: [] }
  if (product.kind === 'quiz') return quizAnswer({ ...product, shows: 'all', selection: number }, knowledge)
  const matter = await matterOn(product, knowledge)
  const { topic, sources } = matter
  if (topic === undefined) return { text: words.nothing(matter.title), sources }
  if (product.kind === 'clauses') return { text: clauseReasons(product, number, matter, topic), sources }
  const measures = preferredMeasures(topic, matter.line?.interest, {
    force: product.kind === 'speech' && product.tone === 'harder' ? 'strong' : 'usual',
    variant: product.variant,
  })
  const chosen = number === undefined ? measures.slice(0, REASONS_MOST) : measures.slice(number - 1, number)
  const reasons = chosen.map(({ label, because }) => words.reason(capital(label), because))
  return { text: [words.lead(matter.title), reasons.join('\n'), lineNote(matter)].join('\n\n'), sources }
}

function clauseReasons(wish: ClauseWish, number: number | undefined, matter: Matter, topic: Topic): string {
  if (wish.part === 'preambular') return clauseMessages.whyPreamble
  const measures = shownMeasures(wish, matter, topic)
  const first = wish.part === 'draft' ? 0 : wish.from
  const wanted = number ?? wish.selection
  const own = wish.action === undefined || wish.part === 'draft' ? 0 : 1
  const last = wanted === -1 ? measures.length + own : wanted
  if (own === 1 && (last === 1 || measures.length === 0)) return clauseMessages.asked
  const at = last === undefined ? undefined : last - own
  if (at !== undefined && at - first > measures.length) {
    return wish.part === 'draft' && at === measures.length + 1
      ? clauseMessages.whySeized
      : isShown(wish, at)
        ? clauseMessages.closing(at)
        : clauseMessages.noSuch(at, first + measures.length)
  }
  const reasonOf = (place: number) => {
    const measure = measures[place - 1 - first]
    return measure === undefined ? [] : [reasonText(place, measure, matter, topic)]
  }
  if (at !== undefined) return reasonOf(at).join('')
  return measures.flatMap((_, place) => reasonOf(first + place + 1)).join('\n\n')
}

function isShown({ part, from, count }: ClauseWish, at: number): boolean {
  return part !== 'draft' && at <= from + count
}

function shownMeasures(wish: ClauseWish, matter: Matter, topic: Topic) {
  return wish.part === 'draft'
    ? draftMeasures(wish, matter, topic)
    : measuresFor(wish, matter, topic).slice(wish.from, wish.from + wish.count)
}

function reasonText(place: number, measure: TopicMeasure, { world }: Matter, topic: Topic): string {
  const { id } = measure
  const [friends, opponents] = [namesBehind(topic, id, 'wants', world), namesBehind(topic, id, 'resists', world)]
  const sides = [
    ...(friends === '' ? [] : [clauseMessages.wants(friends)]),
    ...(opponents === '' ? [] : [clauseMessages.resists(opponents)]),
  ]
  return clauseMessages.because(place, measure.label, measure.because, sides.join(' '))
}

/** Where a product's statements come from. */
export async function sourcesAnswer(product: Product, knowledge: Knowledge): Promise<Answer> {
  const matter = await matterOn(product, knowledge)
  const { topic, line, votes, sources } = matter
  const lines = [
    ...(topic?.facts ?? []).map(({ fact, source, year }) => words.fact(fact, cited(source, year))),
    ...(line === undefined || matter.about.country === undefined ? [] : [words.line(line.interest.source)]),
    ...votes.map(({ vote, ballot }) => words.vote(monthOf(vote.date), vote.title, words.ballots[ballot])),
    ...(product.kind === 'clauses' && topic !== undefined ? topic.recalls.map(words.recall) : []),
  ]
  if (lines.length === 0) return { text: words.nothing(matter.title), sources }
  return { text: [words.sourcesLead(matter.title), lines.join('\n'), words.check].join('\n\n'), sources }
}
