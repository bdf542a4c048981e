import { type Act, changesOf, type SessionEvent } from '@placard/engine'
import { type Fault, faultIn, type Heard, spokenTime } from './heard.ts'
import { withoutArguments } from './known-arguments.ts'
import { isFor } from './released.ts'
import type { SpokenSession } from './spoken-session.ts'

/** What had happened when a line was spoken. */
interface Before {
  readonly session: SpokenSession
  readonly events: readonly SessionEvent[]
  readonly heard: Heard
  /** What the same seat said before it. */
  readonly own: readonly Heard[]
  /** The delegation that the line addresses. */
  readonly target: string | undefined
}

/** Words that take something for granted, and whether it was so. */
interface Presupposition {
  readonly kind: string
  readonly says: RegExp
  readonly isSo: (before: Before) => boolean
}

const PRESUPPOSITIONS: readonly Presupposition[] = [
  {
    kind: 'a text on the floor',
    says: /\b(?:the|this|that|today's|our) (?:draft|text|amendments?|clauses?|sponsors|resolution)\b(?! of \d)|\bsponsors of\b/,
    isSo: ({ events }) => events.some(({ kind }) => kind === 'draft-introduced'),
  },
  {
    kind: 'said before',
    says: /\b(?:as (?:i|we) (?:have )?(?:said|told|asked)|(?<!that )(?:i|we) (?:have )?said so|we have asked|we asked(?! ourselves)|we (?:have )?told (?:you|the)|we repeat|i repeat|we have always said|for the second time)\b/,
    isSo: hasSpokenOfIt,
  },
  {
    kind: 'again',
    says: /\bas before\b|(?<!(?:think|look|weigh it|try) )\bonce more\b|(?<!\b(?:think|try|begin|start|look|come|read|ask|never|consider|us|meet|weigh|not .{0,40}|now and|time and|might|away|back|order from you|buy from you|shall .{0,20}|yes|once|say it|sold|write to her|read the text|read it|look at it|think it over|able to|again and) )\bagain\b(?! and again)/,
    isSo: hasDealtWithIt,
  },
  {
    kind: 'thanks for support',
    says: /\b(?:thank|thanks|grateful)\b.{0,30}\b(?:your|the|for) support\b/,
    isSo: ({ events, target }) =>
      events.some(
        (event) =>
          ('seat' in event &&
            event.seat === target &&
            (event.kind === 'support-changed' || event.kind === 'stance-declared')) ||
          (event.kind === 'act-taken' && event.seat === target && event.act.kind === 'support'),
      ),
  },
  {
    kind: 'thanks for a question',
    says: /thank you for asking|\byou ask(?:ed)?\b|glad (?:that )?you ask|you want to know|your question/,
    isSo: ({ events, heard, target }) =>
      events.some(
        (event) =>
          event.kind === 'act-taken' &&
          event.seat === target &&
          event.at >= heard.saying.at - RECENT_MS &&
          (event.act.kind === 'question' || event.act.kind === 'appeal'),
      ) ||
      // an offer asks for what it takes
      (isOnOffer(heard.saying.act) && target !== undefined),
  },
  {
    kind: 'a promise to us',
    says: /\byou (?:promised|gave us your word|gave your word|kept your word|broke (?:your|that))/,
    isSo: ({ events, heard, target }) => dealtWith(events, heard.saying.seat, target, 'commitment-made'),
  },
  {
    kind: 'an offer of ours',
    says: /\byou (?:declined|turned (?:it|us) down|refused our|took our offer)|our offer at|we made you an offer|we struck a bargain/,
    isSo: ({ events, heard, target }) => dealtWith(events, heard.saying.seat, target, 'offer-made'),
  },
  {
    kind: 'our vote',
    says: /(?<!if )\bwe (?:voted|abstained)\b(?! for (?:it )?(?:in|at) )/,
    isSo: ({ events, heard }) =>
      events.some((event) => event.kind === 'ballot-cast' && event.seat === heard.saying.seat),
  },
  {
    kind: 'what we signed',
    says: /no longer the (?:text|draft)|the (?:text|draft) we signed|than this one\. it ends/,
    isSo: ({ events, heard }) =>
      events.some((event) => 'by' in event && event.kind === 'clause-changed' && event.by !== heard.saying.seat),
  },
  {
    kind: 'what we gave',
    says: /we have already (?:given|moved|conceded)|what we have given|we have moved\b/,
    isSo: ({ own, heard }) =>
      [...own, heard].some(
        ({ saying: { act } }) => act.kind === 'concede' || act.kind === 'accept' || act.kind === 'trade',
      ),
  },
  {
    kind: 'a speech of theirs',
    says: /\bwe (?:have )?heard you\b|\byou (?:said|told us|spoke)\b/,
    isSo: ({ session, heard, target }) =>
      session.sayings.some(
        ({ seat, seq }) =>
          seq < heard.saying.seq && (target === undefined ? seat !== heard.saying.seat : seat === target),
      ),
  },
]

const RECENT_MS = 120_000

const isOnOffer = ({ kind }: Act) => kind === 'accept' || kind === 'decline'

/** The issues that a speech names, and those that its act is on. */
function issuesOf({ options, saying: { act } }: Heard): readonly number[] {
  const about = 'issue' in act && act.issue !== undefined ? [act.issue] : []
  return [...options, ...changesOf(act)].map(({ issue }) => issue).concat(about)
}

function hasSpokenOfIt({ own, heard }: Before): boolean {
  const issues = new Set(heard.options.map(({ issue }) => issue))
  return own.some((one) => issues.size === 0 || issuesOf(one).some((issue) => issues.has(issue)))
}

/** Whoever put something forward, raised its placard or gave its word has done so before, though it said nothing. */
function hasDealtWithIt(before: Before): boolean {
  const { events, heard } = before
  const { seat } = heard.saying
  const issues = new Set(heard.named.map(({ issue }) => issue))
  const isOnIt = (changes: readonly { readonly issue: number }[]) => changes.some(({ issue }) => issues.has(issue))
  const hasActed = events.some((event) => {
    if (event.kind === 'proposal-put') return (event.by === seat || event.partner === seat) && isOnIt(event.changes)
    if (event.kind === 'commitment-made') return event.by === seat && event.change && issues.has(event.change.issue)
    if (event.kind !== 'proposal-met' || event.seat !== seat) return false
    const put = events.find((one) => one.kind === 'proposal-put' && one.proposal === event.proposal)
    return put?.kind === 'proposal-put' && isOnIt(put.changes)
  })
  return hasActed || hasSpokenOfIt(before)
}

function dealtWith(
  events: readonly SessionEvent[],
  seat: string,
  other: string | undefined,
  kind: 'commitment-made' | 'offer-made',
): boolean {
  return events.some((event) => {
    if (event.kind !== kind) return false
    const { by, to } = event
    return (by === other && to === seat) || (by === seat && to === other)
  })
}

/** Lines that take for granted what was not so. */
export function presuppositionsIn(
  session: SpokenSession,
  heard: readonly Heard[],
  book: readonly string[],
): readonly Fault[] {
  return heard.flatMap((one, index) => {
    const { saying } = one
    // what the book tells of happened long before the session
    const text = withoutArguments(one.text, book)
    const events = session.events.slice(0, saying.seq - 1)
    const own = heard.slice(0, index).filter(({ saying: { seat } }) => seat === saying.seat)
    const target = addressee(session, one)
    const before: Before = { session, events, heard: one, own, target }
    const found = PRESUPPOSITIONS.filter(({ says, isSo }) => says.test(text) && !isSo(before))
    return [...found.map(({ kind }) => faultIn(kind, saying, 'it was not so')), ...timesIn(before)]
  })
}

/** The delegation that a line speaks to: the act's target, or the other side of the offer or the proposal. */
function addressee({ events }: SpokenSession, { saying: { act } }: Heard): string | undefined {
  if ('target' in act) return act.target
  if (act.kind === 'accept' || act.kind === 'decline') {
    const made = events.find((event) => event.kind === 'offer-made' && event.offer === act.offer)
    return made?.kind === 'offer-made' ? made.by : undefined
  }
  const put =
    act.kind === 'react'
      ? events.find((event) => event.kind === 'proposal-put' && event.proposal === act.proposal)
      : undefined
  return put?.kind === 'proposal-put' ? put.by : undefined
}

/** Times of the session that a line names and at which none of those it speaks of did anything. */
function timesIn({ session, events, heard: { saying, text }, target }: Before): readonly Fault[] {
  return text.split(/(?<=[.?!])\s+/).flatMap((sentence) =>
    [...sentence.matchAll(/\b(\d{1,2}:\d\d)\b/g)].flatMap(([, time = '']) => {
      const then = events.filter((event) => spokenTime(event.at) === time && event.kind !== 'clock-advanced')
      if (then.length === 0) return [faultIn('a time', saying, `nothing happened at ${time}`)]
      const meant = session.seats
        .filter(({ countryName }) => sentence.includes(countryName.toLowerCase()))
        .map(({ id }) => id)
      if (sentence.includes('the chair')) meant.push('chair')
      if (/\b(?:we|us|our|ours|ourselves)\b/.test(sentence)) meant.push(saying.seat)
      if (/\byour?\b/.test(sentence) && target !== undefined) meant.push(target)
      const isSo = meant.length === 0 || meant.some((seat) => then.some((event) => hadPart(event, seat, events)))
      return isSo ? [] : [faultIn('a time', saying, `none of ${meant.join(', ')} had a part in what was at ${time}`)]
    }),
  )
}

/**
 * Whether a seat had a part in an event; a proposal has one for everybody who answered it, and a change of the text for
 * everybody who agreed to it.
 */
function hadPart(event: SessionEvent, seat: string, events: readonly SessionEvent[]): boolean {
  const isIn = ['seat', 'by', 'to', 'partner'].some((role) =>
    Object.entries(event).some(([key, value]) => key === role && value === seat),
  )
  if (event.kind === 'clause-changed') return isIn || agreedTo(event, seat, events)
  if (isIn || event.kind !== 'proposal-put') return isIn
  return events.some((met) => met.kind === 'proposal-met' && met.proposal === event.proposal && met.seat === seat)
}

function agreedTo(
  change: Extract<SessionEvent, { kind: 'clause-changed' }>,
  seat: string,
  events: readonly SessionEvent[],
) {
  const put = events.findLast(
    (event) =>
      event.kind === 'proposal-put' &&
      event.at <= change.at &&
      event.changes.some(({ issue, option }) => issue === change.issue && option === change.after),
  )
  return put?.kind === 'proposal-put' && isFor(seat, put, events)
}
