import { type Act, type Change, changesOf, type SessionEvent } from '@placard/engine'
import { borrowed } from './borrowed.ts'
import { type Before, type Detector, detectedIn } from './detectors.ts'
import { type Fault, type Heard, isSame } from './heard.ts'
import type { SpokenSession } from './spoken-session.ts'

/** What a speech does against the word of its speaker, and what it would have had to name. */
const DETECTORS: Readonly<Record<string, Detector>> = {
  'lets go without a word': lettingGo,
  'refuses what it was for': refusingOwn,
  'leaves without a reason': leaving,
  'votes against its word': votingOtherwise,
  'its condition is forgotten': forgettingCondition,
  'less than it said': belittling,
  'an old no is recalled': recallingNo,
  'a crisis is named and dropped': droppingCrisis,
}

/** Faults of memory: a seat acts otherwise than it spoke, proposed or signed, without a word on it. */
export function deedsIn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  return [...detectedIn(session, heard, DETECTORS), ...borrowed(session, heard)]
}

type Put = Extract<SessionEvent, { kind: 'proposal-put' }>

/** Whether changes have one among them. */
export const has = (changes: readonly Change[], change: Change) => changes.some((one) => isSame(one, change))

export function putIn(events: readonly SessionEvent[], id: string): Put | undefined {
  const found = events.find((event) => event.kind === 'proposal-put' && event.proposal === id)
  return found?.kind === 'proposal-put' ? found : undefined
}

/** The changes that an act would write into the text. */
export function changesIn(act: Act, events: readonly SessionEvent[]): readonly Change[] {
  if (act.kind === 'react') return putIn(events, act.proposal)?.changes ?? []
  if (act.kind === 'propose' || act.kind === 'concede') return act.changes
  const offer =
    act.kind === 'accept' ? events.find((event) => event.kind === 'offer-made' && event.offer === act.offer) : undefined
  return offer?.kind === 'offer-made' ? [offer.give, offer.take] : []
}

/** Whether a seat put an option before the committee by itself, or spoke for it, and has not refused it since. */
function wanted(events: readonly SessionEvent[], seat: string, change: Change): boolean {
  for (const event of events.toReversed()) {
    if (event.kind === 'draft-introduced' && event.by === seat && event.deal[change.issue] === change.option)
      return true
    if (
      event.kind === 'proposal-put' &&
      event.by === seat &&
      event.partner === undefined &&
      has(event.changes, change)
    ) {
      return true
    }
    if (event.kind === 'act-taken' && event.seat === seat && event.act.kind === 'support') {
      if (isSame(event.act.change, change)) return true
    }
    if (event.kind === 'act-taken' && event.seat === seat && event.act.kind === 'oppose') {
      if (isSame(event.act.change, change)) return false
    }
    if (event.kind === 'proposal-met' && event.seat === seat && event.reaction === 'cannot-accept') {
      const put = putIn(events, event.proposal)
      if (put?.changes.length === 1 && has(put.changes, change)) return false
    }
  }
  return false
}

function lettingGo({ heard, events, deal }: Before): string | undefined {
  const { saying, named } = heard
  const { act, seat } = saying
  if (act.kind === 'react' && act.reaction === 'cannot-accept') return undefined
  const lost = changesIn(act, events)
    .filter(({ issue, option }) => deal !== undefined && deal[issue] !== option && (deal[issue] ?? 0) > 0)
    .map(({ issue }) => ({ issue, option: deal?.[issue] ?? 0 }))
    .filter((change) => wanted(events, seat, change))
  return lost.length === 0 || lost.some((change) => has(named, change)) ? undefined : 'it takes out what it wanted'
}

/** The side that a seat took on an option in words: by a speech, an answer, or a refusal that is due to it. */
function sideSaid(act: Act, change: Change): 'for' | 'against' | undefined {
  if (act.kind === 'support' || act.kind === 'oppose') {
    return isSame(act.change, change) ? (act.kind === 'support' ? 'for' : 'against') : undefined
  }
  if (act.kind === 'react' && act.over !== undefined && isSame(act.over, change)) return 'against'
  if (act.kind !== 'explain' || act.answer?.change === undefined || !isSame(act.answer.change, change)) return undefined
  const { to, verdict } = act.answer
  if (to !== 'accept' && to !== 'price' && to !== 'reasons') return undefined
  return verdict === 'no' ? 'against' : verdict === 'yes' ? 'for' : undefined
}

/** What a seat last let the committee know of an option: by its proposals and placards, and in words. */
function lastSide(events: readonly SessionEvent[], seat: string, change: Change): 'for' | 'against' | undefined {
  for (const event of events.toReversed()) {
    if (event.kind === 'proposal-put' && event.by === seat && has(event.changes, change)) return 'for'
    const said = event.kind === 'act-taken' && event.seat === seat ? sideSaid(event.act, change) : undefined
    if (said !== undefined) return said
    if (event.kind !== 'proposal-met' || event.seat !== seat) continue
    const put = putIn(events, event.proposal)
    if (put === undefined || !has(put.changes, change)) continue
    if (event.reaction !== 'cannot-accept') return 'for'
    if (put.changes.length === 1) return 'against'
  }
  return undefined
}

const SAYS_MORE =
  /since then|taken out|on its own|by itself|second reading|capital|reflection|listened|changed our minds|mistake|no longer believe/

function refusingOwn({ heard, events, deal }: Before): string | undefined {
  const { saying, named, text } = heard
  const { act, seat } = saying
  if (act.kind !== 'react' || act.reaction !== 'cannot-accept') return undefined
  const changes = changesIn(act, events).filter(({ issue, option }) => deal?.[issue] !== option)
  if (changes.length === 0 || changes.some((change) => lastSide(events, seat, change) !== 'for')) return undefined
  const names = named.some((change) => !has(changes, change))
  return names || SAYS_MORE.test(text) ? undefined : 'every part of it had its yes'
}

function leaving({ heard: { saying, named, text }, events }: Before): string | undefined {
  if (saying.act.kind !== 'withdraw') return undefined
  const last = events.findLast((event) => event.kind === 'clause-changed')
  if (last?.kind === 'clause-changed' && last.by === saying.seat) return 'its own change was the last'
  return named.length > 0 || /closes? ranks|with the delegation|follow/.test(text) ? undefined : 'no clause is named'
}

/** The stance that a seat last took on the draft by its name or a declaration. */
function sideTaken(events: readonly SessionEvent[], seat: string): string | undefined {
  for (const event of events.toReversed()) {
    if (event.kind === 'stance-declared' && event.seat === seat) return event.stance
    if (event.kind === 'support-changed' && event.seat === seat) return event.as
    if (event.kind === 'draft-introduced') return event.by === seat ? 'sponsor' : undefined
  }
  return undefined
}

const FOR_IT = new Set(['favour', 'sponsor', 'signatory'])

function votingOtherwise({ heard: { saying, named }, events }: Before): string | undefined {
  const { act, seat } = saying
  if (act.kind !== 'vote') return undefined
  const vote = events.findLast((event) => event.kind === 'vote-opened')
  if (vote?.kind !== 'vote-opened' || vote.question.kind !== 'draft') return undefined
  const side = sideTaken(events, seat) ?? ''
  const isOtherwise =
    act.choice === 'for' ? side === 'against' || side === 'none' : FOR_IT.has(side) && side !== 'signatory'
  return isOtherwise && named.length === 0 ? `it was ${side}, and no clause is named` : undefined
}

/** The condition that a seat last named for its vote or its name, unless it has answered otherwise since. */
function conditionOf(events: readonly SessionEvent[], seat: string): Change | undefined {
  const told = events.findLast(
    (event) =>
      event.kind === 'act-taken' &&
      event.seat === seat &&
      event.act.kind === 'explain' &&
      event.act.answer?.to === 'draft',
  )
  const answer = told?.kind === 'act-taken' && told.act.kind === 'explain' ? told.act.answer : undefined
  return answer?.verdict === 'only-if' ? answer.other : undefined
}

function forgettingCondition({ heard: { saying, named }, events, deal }: Before): string | undefined {
  const { act, seat } = saying
  const condition = conditionOf(events, seat)
  if (condition === undefined || has(named, condition)) return undefined
  const isName = act.kind === 'sponsor' || act.kind === 'sign' || (act.kind === 'declare' && act.stance === 'favour')
  const isMet = deal?.[condition.issue] === condition.option
  if (isName) return isMet ? undefined : 'its condition is not met'
  if (act.kind === 'react' && act.reaction === 'cannot-accept') {
    return has(changesIn(act, events), condition) ? 'it refuses its own condition' : undefined
  }
  if (act.kind !== 'vote') return undefined
  const vote = events.findLast((event) => event.kind === 'vote-opened')
  if (vote?.kind !== 'vote-opened') return undefined
  if (vote.question.kind === 'draft') return act.choice === 'for' && !isMet ? 'its condition is not met' : undefined
  const put = vote.question.kind === 'amendment' ? putIn(events, vote.question.proposal) : undefined
  return act.choice === 'against' && put !== undefined && has(put.changes, condition)
    ? 'it votes its condition down'
    : undefined
}

const LESS = /\bput up with|\blet .{3,120} pass at|raised no objection|could live with|\baccepted .{3,120} at \d/

/** A sentence on a moment of the record that makes less of it than it was. */
function belittling({ session, heard, events }: Before): string | undefined {
  const { saying, named } = heard
  const sentences = heard.text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => LESS.test(sentence) && /\d:\d\d/.test(sentence))
  if (sentences.length === 0) return undefined
  const nounOf = ({ issue, option }: Change) => {
    const { id, options } = session.issues[issue] ?? {}
    return session.book?.issues[id ?? '']?.options[options?.[option]?.id ?? '']?.noun?.toLowerCase()
  }
  const meant = named.find((change) => {
    const noun = nounOf(change)
    const about = sentences[0]?.split(/\bfor the sake|\bbeside|\bas well|[:;.]/)[0] ?? ''
    return noun !== undefined && about.includes(noun.replaceAll('’', "'"))
  })
  return meant !== undefined && wanted(events, saying.seat, meant) ? 'it had asked for it, or welcomed it' : undefined
}

const THEIR_NO = /\byou (?:could not accept|said no to)|your no to/

function recallingNo({ heard: { saying, named, text }, events }: Before): string | undefined {
  if (!THEIR_NO.test(text) || !('target' in saying.act)) return undefined
  const { seat, act } = saying
  const { target } = act
  const about = named.find((change) => target !== undefined && lastSide(events, target, change) !== undefined)
  if (about === undefined || target === undefined) return undefined
  if (lastSide(events, target, about) === 'for') return 'they have said yes since'
  return lastSide(events, seat, about) === 'against' ? 'it refused that itself' : undefined
}

/** A crisis is spoken of, and the next sentence is on another matter. */
function droppingCrisis({ session, heard: { saying, text }, events }: Before): string | undefined {
  const { act } = saying
  if (act.kind === 'remark' || act.kind === 'choose' || act.kind === 'explain') return undefined
  const opened = events.findLast((event) => event.kind === 'crisis-opened')
  const first = session.events[0]
  const card =
    opened?.kind === 'crisis-opened'
      ? opened.card
      : first?.kind === 'session-opened'
        ? first.state.crisis?.card.id
        : undefined
  const title = session.crises.find(({ id }) => id === card)?.title.toLowerCase()
  if (card === undefined || title === undefined || !text.includes(title.replaceAll(/[‘’]/g, "'"))) return undefined
  const issue = session.final.deck.find(({ id }) => id === card)?.effect.issue ?? crisisIssue(session, card)
  const isOnIt = 'issue' in act ? act.issue === issue : changesOf(act).some((change) => change.issue === issue)
  return issue === undefined || isOnIt ? undefined : 'and then it speaks of something else'
}

function crisisIssue({ final }: SpokenSession, card: string): number | undefined {
  return [final.crisis, ...final.crisesClosed].find((one) => one?.card.id === card)?.card.effect.issue
}
