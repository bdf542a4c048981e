import { changesOf } from '../model/acts/changes.ts'
import type { EventOf, SessionEvent } from '../model/session/event.ts'
import type { TranscriptEntry } from './transcript-entry.ts'

type Part = Partial<Omit<TranscriptEntry, 'seq' | 'at' | 'now'>> & Pick<TranscriptEntry, 'kind'>

/**
 * The public transcript of a part of the log: one entry per public event, without secrets.
 * @param after log position of the event before the first one given; entries carry the position of their own event.
 */
export function transcriptOf(events: readonly SessionEvent[], after = 0): readonly TranscriptEntry[] {
  return events.flatMap((event, index) => {
    const part = partOf(event.kind, event)
    return part ? [entry(part, event, after + index + 1)] : []
  })
}

function entry(part: Part, event: SessionEvent, seq: number): TranscriptEntry {
  return {
    seq,
    at: event.at,
    now: event.now,
    kind: part.kind,
    seat: part.seat,
    target: part.target,
    words: part.words ?? '',
    act: part.act,
    changes: part.changes ?? [],
    detail: part.detail ?? '',
    reaction: part.reaction,
    about: part.about,
    origin: part.origin,
    wordedBy: part.wordedBy,
    motions: part.motions,
  }
}

/** No entry: the event has nothing public, or another event covers it. */
const untold = () => undefined

/** One row per kind of event; the compiler checks that none is missing. */
const PARTS: { readonly [Kind in SessionEvent['kind']]: (event: EventOf<Kind>) => Part | undefined } = {
  'act-taken': speechPart,
  'draft-introduced': (event) => ({
    kind: 'draft',
    seat: event.by,
    about: event.draft,
    detail: 'introduced',
    changes: clausesOf(event.deal),
  }),
  'draft-settled': (event) => ({ kind: 'draft', about: event.draft, detail: event.status }),
  'draft-reopened': (event) => ({ kind: 'draft', about: event.draft, detail: 'reopened' }),
  'proposal-put': (event) => ({
    kind: 'proposal',
    seat: event.by,
    target: event.partner,
    about: event.proposal,
    detail: 'put',
    changes: event.changes,
  }),
  'proposal-settled': (event) => ({ kind: 'proposal', about: event.proposal, detail: event.status }),
  'clause-changed': (event) => ({
    kind: 'clause',
    seat: event.by,
    about: event.draft,
    detail: String(event.before),
    changes: [{ issue: event.issue, option: event.after }],
  }),
  'stance-declared': (event) => ({ kind: 'stance', seat: event.seat, about: event.draft, detail: event.stance }),
  'support-changed': (event) => ({ kind: 'support', seat: event.seat, about: event.draft, detail: event.as }),
  'offer-made': (event) => ({
    kind: 'offer',
    seat: event.by,
    target: event.to,
    about: event.offer,
    detail: 'made',
    changes: [event.give, event.take],
  }),
  'offer-settled': (event) => ({ kind: 'offer', about: event.offer, detail: event.status }),
  'commitment-made': (event) => ({
    kind: 'promise',
    seat: event.by,
    target: event.to,
    about: event.commitment,
    detail: event.as,
    changes: event.change ? [event.change] : [],
  }),
  'commitment-settled': (event) => ({ kind: 'promise', about: event.commitment, detail: event.status }),
  'motion-raised': (event) => ({ kind: 'motion', seat: event.by, about: event.motion, detail: event.as }),
  'motion-seconded': (event) => ({ kind: 'motion', seat: event.by, detail: 'seconded' }),
  'motion-settled': (event) => ({ kind: 'motion', about: event.motion, detail: event.carried ? 'carried' : 'failed' }),
  'point-ruled': (event) => ({
    kind: 'motion',
    seat: event.seat,
    act: 'point',
    about: event.term ?? event.point,
    detail: event.reason ?? event.ruling,
    motions: event.inOrder,
  }),
  'motion-debated': (event) => ({
    kind: 'motion',
    seat: event.by,
    detail: event.side === 'for' ? 'spoke-for' : 'spoke-against',
  }),
  'caucus-opened': (event) => ({ kind: 'motion', seat: event.by, about: event.as, detail: 'caucus-opened' }),
  'time-called': (event) => ({ kind: 'motion', seat: event.seat, detail: 'time-called' }),
  'caucus-closed': () => ({ kind: 'motion', detail: 'caucus-closed' }),
  'order-changed': orderPart,
  'vote-opened': (event) => ({ kind: 'vote', about: event.vote, detail: event.question.kind }),
  'ballot-cast': (event) => ({
    kind: 'ballot',
    seat: event.seat,
    about: event.vote,
    detail: event.absent ? 'absent' : event.choice,
  }),
  'vote-closed': (event) => ({ kind: 'vote', about: event.vote, detail: event.result.carried ? 'carried' : 'failed' }),
  'session-opened': (event) => ({ kind: 'phase', detail: 'opening', about: event.state.crisis?.card.id }),
  'phase-entered': (event) => ({
    kind: 'phase',
    detail: ['opening', 'negotiation', 'resolution'][event.phaseIndex] ?? 'finished',
  }),
  'crisis-opened': (event) => ({ kind: 'crisis', about: event.card, detail: 'opened' }),
  'crisis-updated': (event) => ({ kind: 'crisis-update', words: event.description }),
  'crisis-answered': (event) => ({
    kind: 'crisis',
    seat: event.seat,
    about: event.choice,
    detail: event.succeeded ? 'succeeded' : 'failed',
  }),
  'crisis-lapsed': () => ({ kind: 'crisis', detail: 'lapsed' }),
  'closing-offered': () => ({ kind: 'closing', detail: 'offered' }),
  'closing-answered': (event) => ({ kind: 'closing', seat: event.seat, detail: event.close ? 'accepted' : 'refused' }),
  'session-concluded': (event) => ({ kind: 'conclusion', detail: event.conclusion.type }),
  'session-paused': () => ({ kind: 'pause', detail: 'paused' }),
  'session-resumed': () => ({ kind: 'pause', detail: 'resumed' }),
  'act-withdrawn': (event) => ({ kind: 'withdrawal', seat: event.seat, about: String(event.act) }),
  'clock-advanced': untold,
  'pace-changed': untold,
  'proposal-met': untold,
  'regard-changed': untold,
  'tension-changed': untold,
  'credibility-changed': untold,
  'speakers-list-changed': untold,
  'replies-owed': untold,
  'replies-dropped': untold,
  'motion-debate-opened': untold,
  'floor-given': untold,
  'capital-changed': untold,
  'stakes-changed': untold,
}

function partOf<Kind extends SessionEvent['kind']>(kind: Kind, event: EventOf<Kind>): Part | undefined {
  return PARTS[kind](event)
}

function speechPart({ seat, act, words, origin, wordedBy }: EventOf<'act-taken'>): Part | undefined {
  if (words === '') return undefined
  return {
    kind: 'speech',
    seat,
    words,
    origin,
    wordedBy,
    act: act.kind,
    changes: changesOf(act),
    target: 'target' in act ? act.target : undefined,
    reaction: act.kind === 'react' ? act.reaction : undefined,
  }
}

function clausesOf(deal: readonly number[]): { issue: number; option: number }[] {
  return deal.flatMap((option, issue) => (option > 0 ? [{ issue, option }] : []))
}

/** Whether a change of the order of business has an entry of its own; the event that caused it covers the others. */
const HAS_OWN_ENTRY: Readonly<Record<EventOf<'order-changed'>['as'], boolean>> = {
  'time-limited': true,
  'list-closed': true,
  'list-reopened': true,
  important: true,
  'by-name': true,
  divided: true,
  'consensus-wanted': true,
  'consensus-asked': false,
  'part-voted': false,
  'present-and-voting': false,
  explained: false,
  'explained-anew': false,
  'called-to-order': true,
  replied: false,
}

function orderPart(event: EventOf<'order-changed'>): Part | undefined {
  if (!HAS_OWN_ENTRY[event.as]) return undefined
  const part = { kind: 'motion', detail: event.as } as const
  if (event.as === 'called-to-order') {
    return { ...part, seat: event.seat, ...(event.barredUntil === undefined ? {} : { about: 'floor-lost' }) }
  }
  return event.as === 'time-limited' ? { ...part, about: String(event.seconds) } : part
}
