import type { Act, Change, SessionEvent } from '@placard/engine'
import { type Detector, detectedIn } from './detectors.ts'
import { type Fault, type Heard, isSame, spokenTime } from './heard.ts'
import { isFor, promisesIn } from './released.ts'
import type { SpokenSession } from './spoken-session.ts'
import { changesIn } from './word-and-deed.ts'

/** A speech and the record that it tells of. */
export interface OnRecord {
  readonly said: Pick<Heard, 'text' | 'named'> & { readonly act: Act; readonly seat: string }
  readonly events: readonly SessionEvent[]
  /** The name, in lower case, of the delegation that the speech addresses. */
  readonly addressee: string | undefined
}

type Rule = (of: OnRecord) => string | undefined

/** What a speech claims of the record that the record does not bear. */
export const ON_RECORD: Readonly<Record<string, Rule>> = {
  'the minute of another deed': wrongMinute,
  'of somebody to its face': tellingOfYou,
  'bound by a word that is released': boundByNothing,
  'let go what was taken': lettingGoNothing,
  'nobody threatened': frightenedByNobody,
  'refuses what it demanded in silence': refusingDemand,
}

/** Speeches that claim of the record what it does not bear. */
export function onRecordIn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  const asDetector =
    (rule: Rule): Detector =>
    ({ heard: one, events }) => {
      const { act, seat } = one.saying
      const target = 'target' in act ? act.target : undefined
      const addressee = session.seats.find(({ id }) => id === target)?.countryName.toLowerCase()
      return rule({ said: { text: one.text, named: one.named, act, seat }, events, addressee })
    }
  const detectors = Object.entries(ON_RECORD).map(([kind, rule]) => [kind, asDetector(rule)] as const)
  return detectedIn(session, heard, Object.fromEntries(detectors))
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const timeIn = (sentence: string) => /\b(\d{1,2}:\d\d)\b/.exec(sentence)?.[1]
const at = (time: string) => (event: SessionEvent) => event.kind !== 'clock-advanced' && spokenTime(event.at) === time

const ANSWERED =
  /\bwe (?:welcomed|accepted|refused|opposed|could not accept|could live with|were in favour|said no|said yes)\b|\bour (?:answer|no)\b|\bour placard was up\b/

/** Whoever says when it answered names the minute of its answer, and not that of what was answered. */
function wrongMinute({ said: { text, seat }, events }: OnRecord): string | undefined {
  const wrong = sentencesOf(text).find((sentence) => {
    const time = timeIn(sentence)
    if (time === undefined || !ANSWERED.test(sentence) || /\bproposed\b/.test(sentence)) return false
    return !events.filter(at(time)).some((event) => isActOf(event, seat))
  })
  return wrong && `it answered nothing then: ${wrong}`
}

/** Whether an event is one seat's own act: a placard, a speech, a ballot, a proposal or its part of a trade. */
function isActOf(event: SessionEvent, seat: string): boolean {
  if ('seat' in event && event.seat === seat) return true
  return 'by' in event && (event.by === seat || ('partner' in event && event.partner === seat))
}

/** A speech to one delegation that tells of it by name, as of somebody else. */
function tellingOfYou({ said: { text }, addressee }: OnRecord): string | undefined {
  if (addressee === undefined) return undefined
  const did = new RegExp(
    `(?:when|that|since|who|then) (?:the )?${addressee} (?:has |had |have )?(?:put|wrote|brought|added)`,
  )
  const from = new RegExp(`\\b(?:from|that) (?:the )?${addressee} (?:at|who|that) `)
  return did.test(text) || from.test(text) ? `it speaks to ${addressee}` : undefined
}

const KEEPS_WORD = /we keep our word|we do not sell a promise|we are bound on this/

function boundByNothing({ said: { text, act, seat }, events }: OnRecord): string | undefined {
  const isNo = act.kind === 'decline' || (act.kind === 'react' && act.reaction === 'cannot-accept')
  if (!isNo || !KEEPS_WORD.test(text)) return undefined
  const offer =
    act.kind === 'decline' ? events.find((one) => one.kind === 'offer-made' && one.offer === act.offer) : undefined
  const about = offer?.kind === 'offer-made' ? [offer.give, offer.take] : changesIn(act, events)
  const bound = promisesIn(events, seat).filter(({ change }) =>
    about.some(({ issue, option }) => issue === change.issue && option !== change.option),
  )
  return bound.some(({ isBroken, isReleased }) => !isBroken && !isReleased) ? undefined : 'no such promise binds it'
}

const LET_GO =
  /\bwe (?:let .{3,120} go|gave up|parted with|did not hold on to|agreed to do without|thought that we could do without|went along when)/

/** Whoever says that it let a clause go has agreed to the change that took it out, at that minute. */
function lettingGoNothing({ said: { text, seat, named }, events }: OnRecord): string | undefined {
  const [sentence] = sentencesOf(text).filter((one) => LET_GO.test(one) && timeIn(one) !== undefined)
  const time = sentence === undefined ? undefined : timeIn(sentence)
  if (time === undefined) return undefined
  const gone = events.findLast(
    (event) =>
      event.kind === 'clause-changed' &&
      at(time)(event) &&
      named.some((change) => isSame(change, { issue: event.issue, option: event.before })),
  )
  if (gone?.kind !== 'clause-changed') return 'nothing came out of the text then'
  const put = events.findLast(
    (event) =>
      event.kind === 'proposal-put' &&
      event.at <= gone.at &&
      event.changes.some((change) => isSame(change, { issue: gone.issue, option: gone.after })),
  )
  const hasAgreed = gone.by === seat || (put?.kind === 'proposal-put' && isFor(seat, put, events))
  return hasAgreed ? undefined : 'it was against that'
}

/** A reply that stands up to a threat where there was none. */
function frightenedByNobody({ said: { text, act } }: OnRecord): string | undefined {
  const isReply = (act.kind === 'appeal' || act.kind === 'warn') && act.replyTo !== undefined
  return isReply && act.replyTo !== 'threaten' && /frighten|\bthreat/.test(text) ? 'it was no threat' : undefined
}

/** What a seat has threatened for, unless the text has had it since. */
function demandsOf(events: readonly SessionEvent[], seat: string): readonly Change[] {
  return events.flatMap((event) =>
    event.kind === 'commitment-made' && event.as === 'threat' && event.by === seat && event.change !== undefined
      ? [event.change]
      : [],
  )
}

/** A package that brings what the seat has demanded is not refused without a word on that. */
function refusingDemand({ said: { act, seat, named }, events }: OnRecord): string | undefined {
  if (act.kind !== 'react' || act.reaction !== 'cannot-accept') return undefined
  const changes = changesIn(act, events)
  const demanded = demandsOf(events, seat).find((change) => changes.some((one) => isSame(one, change)))
  return demanded === undefined || named.some((change) => isSame(change, demanded)) ? undefined : 'it has demanded that'
}
