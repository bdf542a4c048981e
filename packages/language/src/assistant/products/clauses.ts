import { capital } from '../../text/capital.ts'
import type { Answer } from '../answer.ts'
import type { Topic, TopicMeasure } from '../content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import { shortName } from '../states.ts'
import { agendaMeasures } from './agenda-measures.ts'
import { actionClause } from './clause-action.ts'
import { operativeText, preambularText, unrepeated, withDeadline, withReview, withSubclauses } from './clause-form.ts'
import { clauseMessages as words } from './clause-messages.en.ts'
import type { ClauseWish } from './clause-wish.ts'
import { generalLead } from './general.ts'
import { generalMessages } from './general-messages.en.ts'
import { type Matter, matterOn } from './matter.ts'
import { FORCES, type Force, preferredMeasures } from './measures.ts'
import { mentionsOf } from './mention.ts'
import { inside, unstopped } from './prose.ts'

export type { ClauseWish } from './clause-wish.ts'

const CLAUSES_MOST = 10
const DRAFT = { preamble: 5, least: 4, most: 6 } as const

/** Clauses in correct form, from the topic's material. */
export async function clauseAnswer(wish: ClauseWish, knowledge: Knowledge): Promise<Answer> {
  if (wish.topic === '') return { text: words.ask, sources: [] }
  const matter = await matterOn(wish, knowledge)
  const isOwn = wish.action !== undefined && wish.count === 1
  const lead = matter.topic === undefined && !isOwn ? [generalLead(matter)] : []
  const own = (await mentionsOf(wish.mentions, matter, knowledge)).map(({ clause }) => clause)
  const text = [
    ...lead,
    ...(wish.part === 'draft' ? draftParts(wish, matter, own) : listParts(wish, matter, own)),
  ].join('\n\n')
  return { text, sources: matter.sources }
}

function listParts(wish: ClauseWish, matter: Matter, mentioned: readonly string[]): readonly string[] {
  const { part, count, from, selection } = wish
  const all = part === 'preambular' ? preambles(matter) : operatives(wish, matter)
  const shown =
    part === 'preambular' ? all.slice(from, from + count) : withOwn(all.slice(from, from + count), mentioned)
  if (shown.length === 0) return [words.none]
  if (selection !== undefined) return selected(selection, wish, all, matter)
  const name = matter.about.country && shortName(matter.about.country)
  return [
    words.lead(part === 'preambular' ? part : 'operative', shown.length, matter.title, name),
    part === 'preambular' ? preambularText(shown) : operativeText(unrepeated(shown), from),
    ...(shown.length < count ? [words.fewer(shown.length)] : []),
  ]
}

/** Clauses with those after them that were asked for and do not stand there yet. */
function withOwn(clauses: readonly string[], own: readonly string[]): readonly string[] {
  return [...clauses, ...own.filter((one) => !clauses.includes(one))]
}

/** One clause alone; -1 is the last. */
function selected(number: number, { part, count, from }: ClauseWish, all: readonly string[], matter: Matter) {
  const last = Math.min(from + count, all.length)
  const at = number === -1 ? last : number
  const clause = all[at - 1]
  if (clause === undefined || at > last) return [words.noSuch(number, last)]
  const text = part === 'preambular' ? preambularText([clause]) : operativeText([clause], at - 1)
  return [words.only(at, matter.title), text]
}

function draftParts(wish: ClauseWish, matter: Matter, mentioned: readonly string[]): readonly string[] {
  const { selection } = wish
  const clauses = unrepeated([...withOwn(draftOperatives(wish, matter), mentioned), words.seized])
  if (selection !== undefined) {
    return selected(selection, { ...wish, from: 0, count: clauses.length }, clauses, matter)
  }
  const name = matter.about.country && shortName(matter.about.country)
  return [
    words.draftLead(matter.title, name),
    words.heading(capital(matter.title)),
    words.organ,
    preambularText(preambles(matter).slice(0, DRAFT.preamble)),
    operativeText(clauses),
    words.draftEnd,
  ]
}

/** The operative part of a draft, from mild to strong. */
function draftOperatives(wish: ClauseWish, matter: Matter): readonly string[] {
  const { topic } = matter
  if (topic === undefined) return generalOperatives(wish, matter).slice(0, draftCount(wish))
  const known = draftMeasures(wish, matter, topic).map((measure, at, all) =>
    clauseOf(measure, wish, at === (wish.selection ?? all.length) - 1),
  )
  return [...known, ...closingClauses(matter)].slice(0, draftCount(wish))
}

const draftCount = ({ count }: ClauseWish) => Math.min(DRAFT.most, Math.max(DRAFT.least, count))

/**
 * The measures behind a draft's operative part: those of the campaign's agenda where one is about the topic, so that the
 * draft can open its session, and then the topic's own.
 */
export function draftMeasures(wish: ClauseWish, matter: Matter, topic: Topic): readonly TopicMeasure[] {
  const { agenda, about } = matter
  const heard = agenda === undefined ? [] : agendaMeasures(agenda, about.country, wish)
  const forces = wish.forces
    .map((one) => ({ ...one, number: one.number - heard.length }))
    .filter(({ number }) => number > 0)
  return [...heard, ...ownMeasures({ ...wish, forces }, matter, topic)].slice(0, draftCount(wish))
}

/** The topic's own measures for a draft, from mild to strong. */
function ownMeasures(wish: ClauseWish, matter: Matter, topic: Topic): readonly TopicMeasure[] {
  const rank = (one: TopicMeasure) => FORCES.findIndex((force) => topic.measures[force].includes(one))
  const chosen = measuresFor({ ...wish, forces: [] }, matter, topic).slice(0, draftCount(wish))
  const ordered = [...chosen].sort((one, other) => rank(one) - rank(other))
  const rest = measuresFor(wish, matter, topic).filter((one) => !ordered.includes(one))
  return withForces([...ordered, ...rest], wish.forces, topic).slice(0, draftCount(wish))
}

/** The operative clauses of a topic in the order in which they are shown, those with a force of their own changed. */
function operatives(wish: ClauseWish, matter: Matter): readonly string[] {
  const shownLast = wish.from + wish.count - 1
  const reviewed = wish.selection === undefined || wish.selection === -1 ? shownLast : wish.selection - 1
  const own = wish.action === undefined ? [] : [actionClause(wish.action, wish.force)]
  if (matter.topic === undefined) return [...own, ...generalOperatives(wish, matter)]
  const known = measuresFor(wish, matter, matter.topic).map((measure, at) =>
    clauseOf(measure, wish, at + own.length === reviewed),
  )
  return [...own, ...known, ...closingClauses(matter)]
}

/** The measures behind the clauses, by number. */
export function measuresFor({ force, forces }: ClauseWish, { line }: Matter, topic: Topic): readonly TopicMeasure[] {
  return withForces(
    preferredMeasures(topic, line?.interest, { force, variant: 0, isForceFirst: force !== 'usual' }),
    forces,
    topic,
  )
}

/** The measures with those places changed that are to have a force of their own. */
function withForces(
  measures: readonly TopicMeasure[],
  forces: ClauseWish['forces'],
  topic: Topic,
): readonly TopicMeasure[] {
  const changed = [...measures]
  for (const { number, force } of forces) replace(changed, number - 1, topic, force)
  return changed
}

/** Puts a measure of another force in a place; the one that stood there takes the place of that measure. */
function replace(measures: TopicMeasure[], at: number, topic: Topic, force: Force): void {
  const former = measures[at]
  const fitting = measures.findLastIndex((one, place) => place !== at && topic.measures[force].includes(one))
  const found = measures[fitting]
  if (former === undefined || found === undefined) return
  measures[at] = found
  measures[fitting] = former
}

/** A measure as a clause; a review that was asked for stands once, in the last clause that is shown. */
function clauseOf({ clause, funding }: TopicMeasure, { additions }: ClauseWish, isReviewed: boolean): string {
  const funded = additions.includes('funding') ? `${clause}, ${funding}` : clause
  const dated = additions.includes('deadline') ? withDeadline(funded) : funded
  const reviewed = isReviewed && additions.includes('review') ? withReview(dated) : dated
  return additions.includes('subclauses') ? withSubclauses(reviewed) : reviewed
}

/** Clauses that hold on every topic, for when a country resists most of what could be proposed on this one. */
function closingClauses({ title }: Matter): readonly string[] {
  const { report, fund, review } = generalMessages.clauses
  return [report, fund, review].map((pattern) => pattern(title))
}

function generalOperatives({ force, additions }: ClauseWish, { title }: Matter): readonly string[] {
  const { mild, usual, strong, review, fund, report } = generalMessages.clauses
  const ordered = {
    mild: [mild, report, fund, review, usual, strong],
    usual: [usual, mild, fund, report, strong, review],
  }
  const patterns =
    force === 'mild' ? ordered.mild : force === 'strong' ? [strong, usual, review, report, fund, mild] : ordered.usual
  return patterns.map((pattern) => (additions.includes('deadline') ? withDeadline(pattern(title)) : pattern(title)))
}

/** Preambular clauses: what was agreed before, what is known, what follows from it. */
function preambles({ topic, title }: Matter): readonly string[] {
  if (topic === undefined) {
    const { charter, agenda, aware, convinced } = generalMessages.preamble
    return [charter, agenda, aware(title), convinced(title)]
  }
  const { recalls, facts, convinced } = words.preamble
  const recalled = topic.recalls.map((recall, at) => `${recalls[at % recalls.length] ?? ''} ${inside(recall)}`)
  const known = topic.facts.map(({ fact }, at) => `${facts[at % facts.length] ?? ''} ${inside(fact)}`)
  const reasons = topic.measures.usual.slice(0, 1).map(({ because }) => `${convinced} ${inside(unstopped(because))}`)
  const [first = '', second = '', ...further] = known
  return [...recalled.slice(0, 2), first, second, ...reasons, ...recalled.slice(2), ...further].filter(
    (one) => one !== '',
  )
}

/** Where the verbs of a tone lead: harder clauses bind more. */
const FORCE_OF_TONE = { harder: 'strong', gentler: 'mild' } as const

/** The clauses after an operation; undefined where it means nothing for clauses. */
export function clausesWith(wish: ClauseWish, operation: Operation): ClauseWish | undefined {
  switch (operation.kind) {
    case 'tone': {
      if (operation.to !== 'harder' && operation.to !== 'gentler') return undefined
      const force = FORCE_OF_TONE[operation.to]
      if (wish.selection === undefined) return { ...wish, force, forces: [] }
      const number = wish.selection === -1 ? wish.from + wish.count : wish.selection
      return { ...wish, forces: [...wish.forces.filter((one) => one.number !== number), { number, force }] }
    }
    case 'another':
      return {
        ...wish,
        part: wish.part === 'draft' ? 'operative' : wish.part,
        from: nextOf(wish),
        count: 1,
        selection: undefined,
      }
    case 'part':
      return { ...wish, selection: operation.number }
    case 'resize':
      return resizedClauses(wish, operation.to)
    case 'for-country':
      return { ...wish, country: operation.country, forces: [] }
    case 'on-topic':
      return { ...wish, topic: operation.topic, from: 0, forces: [], selection: undefined }
    case 'count':
      return { ...wish, count: Math.min(CLAUSES_MOST, Math.max(1, operation.count)), selection: undefined }
    case 'mention':
      return { ...wish, mentions: [...(wish.mentions ?? []), operation.what], selection: undefined }
    case 'add':
      return operation.what === 'proposal'
        ? { ...wish, count: Math.min(CLAUSES_MOST, wish.count + 1), selection: undefined }
        : addedTo(wish, operation.what)
    default:
      return undefined
  }
}

function nextOf(wish: ClauseWish): number {
  return wish.part === 'draft' ? draftCount(wish) : wish.from + wish.count
}

function addedTo(wish: ClauseWish, what: ClauseWish['additions'][number]): ClauseWish | undefined {
  if (what !== 'funding' && what !== 'review' && what !== 'deadline' && what !== 'subclauses') return undefined
  return { ...wish, additions: [...new Set([...wish.additions, what])] }
}

function resizedClauses(wish: ClauseWish, to: 'shorter' | 'longer'): ClauseWish {
  if (wish.selection !== undefined) return { ...wish, selection: to === 'longer' ? undefined : wish.selection }
  const count = to === 'longer' ? wish.count + 2 : Math.max(1, wish.count - 1)
  return { ...wish, count: Math.min(CLAUSES_MOST, count) }
}

/** Messages that are worth sending after clauses. */
export function clauseSuggestions({ part, force, additions, count, selection }: ClauseWish): readonly string[] {
  if (part === 'preambular') return ['Another one', 'The operative clauses', 'A whole draft resolution']
  return [
    force === 'strong' ? 'Milder' : 'Stronger',
    additions.includes('funding') ? 'Add a deadline' : 'Add funding',
    selection === undefined && count > 1 ? 'Why clause 2?' : 'Another one',
  ]
}
