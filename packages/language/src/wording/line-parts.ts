import { type Act, changesOf, type PublicView, type SeatInView } from '@placard/engine'
import { addresseeOf, spokenToYou } from './addressed.ts'
import { type ArgumentBook, needOf, reasonsBySource, reasonsOf, type Voice } from './argument-book.ts'
import { calling } from './calls.ts'
import { heardReason } from './heard-reason.ts'
import { historyOf, recordBefore } from './history.ts'
import { memoriesOf } from './memory.ts'
import type { Occasion } from './occasion.ts'
import { parsed, pick, spread, type TimesSaid } from './picking.ts'
import type { Line } from './said.ts'
import { isOnNews, occasionSlots, slotsOf, type Wording } from './slots.ts'
import { canFill, fillTemplate, type Slots, type Template } from './template.ts'
import { turnOf } from './turned.ts'

/** A delegate's own lines, or the common ones of a set, parsed. */
export type Lines = Readonly<Record<string, readonly Template[]>>

/** What the parts of a line are chosen from. */
export interface PartSources {
  /** Lines of the same seat in this session. */
  readonly earlier: readonly string[]
  /** The same, with their acts. */
  readonly own: readonly Line[]
  /** The last lines of anybody. */
  readonly recent: readonly string[]
  /** How often anybody has said a text in this session. */
  readonly timesSaid: TimesSaid
  /** Times of the record that somebody has just told of. */
  readonly justTold: readonly number[]
  readonly book: ArgumentBook | undefined
  readonly voice: Lines
  /** The common lines of a situation. */
  readonly common: (situation: string) => readonly Template[]
}

/** Parsed lines of each voice, kept while the voice is. */
export function keptLines(): (voice: Voice | undefined) => Lines {
  const kept = new WeakMap<Voice, Lines>()
  return (voice) => {
    if (voice === undefined) return {}
    const lines = kept.get(voice) ?? parsed(voice.lines)
    kept.set(voice, lines)
    return lines
  }
}

/** The delegate's own line for a situation that it has not said in this session. */
export function ownLine(
  situation: string,
  slots: Slots,
  seed: number,
  { voice, earlier }: PartSources,
): string | undefined {
  const spoken = earlier.map((line) => line.toLowerCase())
  const isSaid = ({ mark }: Template) => spoken.some((line) => line.includes(mark))
  const lines = (voice[situation] ?? [])
    .filter((template) => canFill(template, slots) && !isSaid(template))
    .map((template) => fillTemplate(template, slots))
  return lines[seed % Math.max(1, lines.length)]
}

/** How long after it opened a crisis is named by everybody who speaks (session ms), and of how many lines one recalls. */
const NEWS_MS = 75_000
const RECALLED_OF = 3

/** Of ten lines, how many name what the record has on their matter, where it has something. */
const RECORDED_OF_TEN = 7

/** Something recalled: its words, the time of what it tells, and whether it speaks to whom the line addresses. */
export interface Told {
  readonly words: string
  readonly at: number | undefined
  readonly isToYou: boolean
}

/**
 * What the delegate recalls before it comes to the matter: why it speaks otherwise than before, the crisis that just
 * opened, its dealings with another, or the record.
 */
export function recalled(
  seat: SeatInView,
  { act, view }: { readonly act: Act; readonly view: PublicView },
  occasion: Occasion | undefined,
  wording: Wording,
  seed: number,
  sources: PartSources,
): Told | undefined {
  const past = { seat, view, own: sources.own }
  const turned = occasion?.before ?? turnOf(act, past)
  if (turned !== undefined) return whole(turned, act, wording, seed, sources)
  const heard = heardReason(act, view)
  const isTaken = heard && [...sources.recent, ...sources.earlier].some((line) => line.includes(heard.quote))
  if (heard && !isTaken) return told(heard, act, wording, seed, sources)
  // a reply keeps to what was said
  const isReply = 'replyTo' in act && act.replyTo !== undefined
  if (occasion === undefined || isReply || !RECALLS.has(act.kind)) return undefined
  const { crisis, clock } = view
  const isAnswer = act.kind === 'explain' && act.answer !== undefined
  const isNews =
    !isAnswer && crisis?.status === 'open' && clock.elapsedMs - crisis.openedAt < NEWS_MS && isOnNews(act, crisis.issue)
  const memories: readonly Occasion[] = [
    ...(isNews ? [{ situation: isBeside(act, crisis.issue) ? 'crisis-beside' : 'crisis' }] : []),
    ...(seed % RECALLED_OF > 0 ? [] : dealingsIn(act, seat, view)),
    ...onRecord(recordBefore(act, past), seed),
  ]
  return firstUntold(memories, act, wording, seed, sources)
}

type ToldOn = readonly [act: Act, wording: Wording, seed: number, sources: PartSources]

/** What has to be said first, with what has to be said before that: each once. */
function whole(turned: Occasion, ...about: ToldOn): Told | undefined {
  const first = turned.before && whole(turned.before, ...about)
  const then = freshlyTold(turned, ...about)
  if (first === undefined || then === undefined) return then ?? first
  return { ...then, words: `${then.words} ${first.words}`, isToYou: then.isToYou || first.isToYou }
}

/** Whether a statement is on another matter than the crisis: it says that it will come to that. */
function isBeside(act: Act, issue: number | undefined): boolean {
  return act.kind === 'explain' && act.issue !== issue
}

/** Choices of words before those that the seat has used are used again. */
const CHOICES = 10

/** What has to be said, though the seat has used all the words that there are for it: a clause or a promise is let go. */
const OWED =
  /^(?:lets-go|gives-way|prefers-now|goes-further|word-|term-|bound-by-word|bear-|let-go-before|refuse-whole)/

/** Something told in words that the seat has not used before; when it has used all that there are, only what it owes. */
function freshlyTold(memory: Occasion, ...[act, wording, seed, sources]: ToldOn): Told | undefined {
  const isSaid = ({ words }: Told) => sources.earlier.some((line) => line.includes(words))
  for (let choice = 0; choice < CHOICES; choice++) {
    const found = told(memory, act, wording, choice === 0 ? seed : spread(seed, choice), sources)
    if (found === undefined || !isSaid(found)) return found
  }
  return OWED.test(memory.situation) ? told(memory, act, wording, seed, sources) : undefined
}

/** Dealings with whom an act addresses, on the issues that it is about; a reply keeps to what it replies to. */
function dealingsIn(act: Act, seat: SeatInView, view: PublicView): readonly Occasion[] {
  const target = 'target' in act ? act.target : undefined
  const isReply = 'replyTo' in act && act.replyTo !== undefined
  if (target === undefined || isReply) return []
  const issues = [...changesOf(act).map(({ issue }) => issue), ...('issue' in act ? [act.issue] : [])]
  return memoriesOf(
    seat,
    target,
    issues.filter((issue) => issue !== undefined),
    view,
  )
}

/** What the record has on the option that a line is about; it follows the line. */
export function recordedOn(
  seat: SeatInView,
  { act, view }: { readonly act: Act; readonly view: PublicView },
  occasion: Occasion | undefined,
  wording: Wording,
  seed: number,
  sources: PartSources,
): Told | undefined {
  const facts = historyOf(act, occasion, { seat, view, own: sources.own }, sources.book)
  // whoever takes its name off a text owes the others the reason
  // and whoever speaks on a crisis says what is to be done
  const isOwed = act.kind === 'withdraw' || act.kind === 'remark'
  if (isOwed) return facts[0] && told(facts[0], act, wording, seed, sources)
  return firstUntold(onRecord(facts, seed), act, wording, seed, sources)
}

/** Facts of the record that this line may name: some lines name one, and not always the same. */
function onRecord(facts: readonly Occasion[], seed: number): readonly Occasion[] {
  const [chance, from] = [spread(seed, 11) % 10, spread(seed, 12) % Math.max(1, facts.length)]
  return chance < RECORDED_OF_TEN ? [...facts.slice(from), ...facts.slice(0, from)] : []
}

function firstUntold(
  memories: readonly Occasion[],
  act: Act,
  wording: Wording,
  seed: number,
  sources: PartSources,
): Told | undefined {
  for (const memory of memories) {
    if (memory.at !== undefined && sources.justTold.includes(memory.at)) continue
    const found = told(memory, act, wording, seed, sources)
    const slots = { ...slotsOf(act, wording), ...occasionSlots(memory, wording) }
    if (found !== undefined && !hasRecalled(found.words, memory, slots, sources.earlier)) return found
  }
  return undefined
}

/** Memories that speak to whom the line addresses: it has to be clear who "you" is. */
const TO_YOU = /^(?:you-|promise-|changed-text|refused-us|favour-owed)/

export function told(
  memory: Occasion,
  act: Act,
  wording: Wording,
  seed: number,
  sources: PartSources,
): Told | undefined {
  const { at } = memory
  // of what the record does not have to the second, nobody says when it was
  const vague = `${memory.situation}-earlier`
  const situation = at === undefined && sources.common(vague).length > 0 ? vague : memory.situation
  const addressee = addresseeOf(act, wording.view)
  const slots = { ...slotsOf(act, wording), ...occasionSlots(memory, wording, addressee) }
  const words = ownLine(situation, slots, seed, sources) ?? commonMemory(situation, slots, seed, sources)
  if (words === undefined) return undefined
  const isOfYou = addressee !== undefined && memory.names?.includes(addressee) === true
  const isToYou = isOfYou || TO_YOU.test(situation)
  return { words: isToYou ? calling(isOfYou ? spokenToYou(words) : words, slots['you']) : words, at, isToYou }
}

/** Kinds of acts that may begin with something recalled; a placard, a ballot or a formula of procedure does not. */
const RECALLS: ReadonlySet<Act['kind']> = new Set([
  'explain',
  'support',
  'oppose',
  'propose',
  'trade',
  'question',
  'appeal',
  'warn',
  'decline',
  'concede',
  'reassure',
  'threaten',
])

function commonMemory(situation: string, slots: Slots, seed: number, { common, recent, timesSaid }: PartSources) {
  return pick(common(situation), slots, seed, recent, timesSaid)?.text
}

/** Whether the seat has spoken of it before: a crisis by its title, a dealing by its time or in the same words. */
function hasRecalled(
  words: string,
  { situation }: Occasion,
  { time, news }: Slots,
  earlier: readonly string[],
): boolean {
  const mark = situation.startsWith('crisis') ? news : time
  return earlier.some((line) => line.includes(words) || (mark !== undefined && line.includes(mark)))
}

/**
 * A reason that nobody has given in this session; an answer repeats the one that the seat gave longest ago rather than go
 * without.
 */
export function reasonFor(
  { ground, need, situation }: Occasion,
  { seat, view, book }: Wording,
  seed: number,
  { earlier, recent, timesSaid }: Pick<PartSources, 'earlier' | 'recent' | 'timesSaid'>,
): string | undefined {
  if (ground !== undefined && WHY.test(situation))
    return whyFor(reasonsBySource(book, seat, view.issues, ground.change, ground.side), earlier, timesSaid)
  const stated = need === undefined ? undefined : needOf(book, seat, view.issues, need)
  const reasons = [
    ...(stated === undefined ? [] : [stated]),
    ...(ground === undefined ? [] : reasonsOf(book, seat, view.issues, ground.change, ground.side)),
  ]
  const lastUse = lastUseIn(earlier)
  const isHeard = (reason: string) => recent.some((line) => line.includes(reason))
  const fresh = reasons.filter((reason) => lastUse(reason) < 0 && !isHeard(reason) && timesSaid(reason) === 0)
  // what is needed is said first; of two of the state's own reasons either may come first
  if (stated !== undefined && fresh[0] === stated) return stated
  const chosen = fresh[seed % Math.min(2, Math.max(1, fresh.length))]
  if (chosen !== undefined || !ANSWERING.test(situation)) return chosen
  // it repeats itself, and not another delegation
  return reasons.filter((reason) => lastUse(reason) >= 0).toSorted((one, other) => lastUse(one) - lastUse(other))[0]
}

/** When a seat last gave a reason, as a place in its lines; below 0 where it never did. */
const lastUseIn = (earlier: readonly string[]) => (reason: string) =>
  earlier.findLastIndex((line) => line.includes(reason))

const ANSWERING = /^(?:answer|against-over|first-of-all|accept|need|give-up|price|vote|join|judge)-?/
const WHY = /^(?:why|judge)-/

/** Whoever is asked why gives what speaks for or against the option itself, and then what the state has to say on it. */
function whyFor(
  { own, general }: ReturnType<typeof reasonsBySource>,
  earlier: readonly string[],
  timesSaid: TimesSaid,
): string | undefined {
  const lastUse = lastUseIn(earlier)
  const isBorrowed = (reason: string) => lastUse(reason) < 0 && timesSaid(reason) > 0
  const freshest = (reasons: readonly string[]) => reasons.toSorted((one, other) => lastUse(one) - lastUse(other))[0]
  const [merit, state] = [
    freshest(general.filter((reason) => !isBorrowed(reason))),
    freshest(own.filter((reason) => !isBorrowed(reason))),
  ]
  return [merit, state].filter((reason) => reason !== undefined).join(' ') || undefined
}
