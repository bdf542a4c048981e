import type { Act, Change, SessionEvent } from '@placard/engine'
import { type Before, type Detector, detectedIn } from './detectors.ts'
import type { Fault, Heard } from './heard.ts'
import { plain } from './plain.ts'
import { promisesIn } from './released.ts'
import type { Book, SpokenSession } from './spoken-session.ts'
import { changesIn, has, putIn } from './word-and-deed.ts'

/** What a speech takes back, or asks for, of the clauses and promises that are its speaker's own. */
const DETECTORS: Readonly<Record<string, Detector>> = {
  'asks others to leave its own clause': pressingOnOwn,
  'finds its own clause wanting': missingOwn,
  'comforts where nobody doubts': comforting,
  'lets a promise go in silence': lettingPromiseGo,
  'asks what it was told': askingTold,
  'reasons from another matter': reasoningBeside,
}

/** Faults of a seat against its own words in the text, its own promises, and what it was told. */
export function ownWordsIn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  return [...detectedIn(session, heard, DETECTORS), ...votedAgainstOwn(session)]
}

/** Whether a clause of the text is one that a seat proposed by itself. */
function isOwnClause({ events, deal, heard }: Before, issue: number): boolean {
  const change = { issue, option: deal?.[issue] ?? 0 }
  if (change.option === 0) return false
  return events.some(
    (event) => event.kind === 'proposal-put' && event.by === heard.saying.seat && has(event.changes, change),
  )
}

function pressingOnOwn(before: Before): string | undefined {
  const { act } = before.heard.saying
  if (act.kind !== 'appeal' && act.kind !== 'warn') return undefined
  if (act.replyTo !== undefined || act.issue === undefined) return undefined
  return isOwnClause(before, act.issue) ? 'the clause is its own proposal' : undefined
}

function missingOwn(before: Before): string | undefined {
  const { act } = before.heard.saying
  if (act.kind !== 'explain' || act.answer?.to !== 'need' || act.answer.verdict !== 'no') return undefined
  return isOwnClause(before, act.issue) ? 'the text has its own proposal there' : undefined
}

function comforting({ heard: { saying }, events }: Before): string | undefined {
  const { act } = saying
  if (act.kind !== 'reassure' || act.replyTo !== undefined || act.target === undefined) return undefined
  const { target } = act
  const hasDoubted = events.some(
    (event) =>
      (event.kind === 'proposal-met' && event.seat === target && event.reaction === 'cannot-accept') ||
      (event.kind === 'stance-declared' && event.seat === target && event.stance === 'against') ||
      (event.kind === 'act-taken' && event.seat === target && event.act.kind === 'oppose'),
  )
  return hasDoubted ? undefined : `${target} has refused nothing`
}

/** Acts by which a seat agrees to changes, or puts them before the committee. */
const AGREES: ReadonlySet<string> = new Set(['react', 'propose', 'concede', 'accept'])

function lettingPromiseGo({ session, heard: { saying, text }, events, deal }: Before): string | undefined {
  const { act, seat } = saying
  if (!AGREES.has(act.kind) || (act.kind === 'react' && act.reaction === 'cannot-accept')) return undefined
  const rewritten = (change: Change) =>
    deal?.[change.issue] === change.option &&
    changesIn(act, events).some(({ issue, option }) => issue === change.issue && option !== change.option)
  const isNamed = (to: string) =>
    text.includes(session.seats.find(({ id }) => id === to)?.countryName.toLowerCase() ?? to)
  const before =
    act.kind === 'react' ? events.filter((one) => !('proposal' in one && one.proposal === act.proposal)) : events
  const left = promisesIn(before, seat).filter(
    ({ change, isBroken, isReleased }) => !isBroken && !isReleased && rewritten(change),
  )
  // who asks for the change itself, or has agreed to it, has let the promise go; somebody of those concerned is named
  const owed = left.filter(({ to }) => !hasAgreed(to, act, events))
  const silent = owed.find(({ to }) => !isNamed(to)) ?? (left.some(({ to }) => isNamed(to)) ? undefined : left[0])
  return silent && `it was promised to ${silent.to}`
}

/** Whether a seat put what an act answers before the committee, or has raised a placard for it. */
function hasAgreed(seat: string, act: Act, events: readonly SessionEvent[]): boolean {
  if (act.kind !== 'react') return false
  const { proposal } = act
  return events.some(
    (event) =>
      (event.kind === 'proposal-put' && event.proposal === proposal && (event.by === seat || event.partner === seat)) ||
      (event.kind === 'proposal-met' &&
        event.proposal === proposal &&
        event.seat === seat &&
        event.reaction !== 'cannot-accept'),
  )
}

function askingTold({ session, heard: { saying }, events }: Before): string | undefined {
  const { act } = saying
  if (act.kind !== 'question' || act.asked !== undefined || act.issue === undefined) return undefined
  const { issue, target } = act
  // the chair calls each speaker of a moderated caucus to its topic
  const isCaucus = events.findLast(({ kind }) => kind === 'caucus-opened' || kind === 'caucus-closed')
  if (isCaucus?.kind === 'caucus-opened') return undefined
  const told = session.sayings.some(
    ({ seat, seq, act: { kind, ...rest } }) =>
      seat === target &&
      seq < saying.seq &&
      kind === 'explain' &&
      'answer' in rest &&
      rest.answer?.to === 'need' &&
      'issue' in rest &&
      rest.issue === issue,
  )
  return told ? `${target ?? ''} has answered that` : undefined
}

/** The issue that every argument of a book is on; one that stands on several is on none. */
function issuesOfReasons(book: Book | undefined, ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const gather = (value: unknown, issue: number): void => {
    if (typeof value === 'string') {
      const text = plain(value)
      if (text.split(' ').length > 6) found.set(text, found.has(text) && found.get(text) !== issue ? -1 : issue)
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) gather(one, issue)
  }
  for (const [issue, id] of ids.entries()) {
    gather(Object.values(book?.issues[id]?.options ?? {}), issue)
    for (const state of Object.values(book?.states ?? {})) {
      if (typeof state === 'object' && state !== null) {
        gather(
          Object.entries(state).find(([key]) => key === id),
          issue,
        )
      }
    }
  }
  return found
}

const reasonsKnown = new WeakMap<Book, ReadonlyMap<string, number>>()

function reasonsIn({ book, issues }: SpokenSession): ReadonlyMap<string, number> {
  if (book === undefined) return new Map()
  const known =
    reasonsKnown.get(book) ??
    issuesOfReasons(
      book,
      issues.map(({ id }) => id),
    )
  reasonsKnown.set(book, known)
  return known
}

/** A reason has to be on a matter that the speech names, or that its act is about. */
function reasoningBeside({ session, heard: { saying, text, named } }: Before): string | undefined {
  const { act } = saying
  if (act.kind !== 'react' && act.kind !== 'propose' && act.kind !== 'concede') return undefined
  for (const [reason, issue] of reasonsIn(session)) {
    if (issue < 0 || !text.includes(reason)) continue
    const isNamed = named.some((change) => change.issue === issue) || named.length === 0
    if (!isNamed) return `that is on ${session.issues[issue]?.id ?? ''}`
  }
  return undefined
}

type VoteOpened = Extract<SessionEvent, { kind: 'vote-opened' }>

/** Ballots against an amendment of one's own, where no line is crossed by it. */
function votedAgainstOwn({ events, seats }: SpokenSession): readonly Fault[] {
  const delegates = new Set(seats.filter(({ holder }) => holder === 'delegate').map(({ id }) => id))
  let vote: VoteOpened | undefined
  return events.flatMap((event, index) => {
    if (event.kind === 'vote-opened') vote = event
    if (event.kind !== 'ballot-cast' || event.choice !== 'against' || vote?.question.kind !== 'amendment') return []
    const put = putIn(events.slice(0, index), vote.question.proposal)
    if (put?.by !== event.seat || !delegates.has(event.seat)) return []
    const { seat, at } = event
    return [{ kind: 'votes down its own amendment', seat, at, words: '', because: put.proposal }]
  })
}
