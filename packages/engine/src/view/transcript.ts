import { changesOf } from '../model/acts/changes.ts'
import type { EventOf, SessionEvent } from '../model/session/event.ts'
import type { TranscriptEntry } from './view.ts'

type Part = Partial<Omit<TranscriptEntry, 'seq' | 'at' | 'now'>> & Pick<TranscriptEntry, 'kind'>

/**
 * The public transcript of a stretch of the log: what was said and done, one entry a public event, nothing secret.
 *
 * @param after log position of the event before the first one given; entries carry the position of their own event.
 */
export function transcriptOf(events: readonly SessionEvent[], after = 0): readonly TranscriptEntry[] {
  return events.flatMap((event, index) => {
    const part = partOf(event)
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
  }
}

function partOf(event: SessionEvent): Part | undefined {
  return speechPart(event) ?? textPart(event) ?? floorPart(event) ?? lifePart(event)
}

function speechPart(event: SessionEvent): Part | undefined {
  if (event.kind !== 'act-taken' || event.words === '') return undefined
  const { seat, act, words, origin, wordedBy } = event
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

function textPart(event: SessionEvent): Part | undefined {
  switch (event.kind) {
    case 'draft-introduced':
      return { kind: 'draft', seat: event.by, about: event.draft, detail: 'introduced', changes: clausesOf(event.deal) }
    case 'draft-settled':
      return { kind: 'draft', about: event.draft, detail: event.status }
    case 'draft-reopened':
      return { kind: 'draft', about: event.draft, detail: 'reopened' }
    case 'proposal-put':
      return {
        kind: 'proposal',
        seat: event.by,
        target: event.partner,
        about: event.proposal,
        detail: 'put',
        changes: event.changes,
      }
    case 'proposal-settled':
      return { kind: 'proposal', about: event.proposal, detail: event.status }
    case 'clause-changed':
      return {
        kind: 'clause',
        seat: event.by,
        about: event.draft,
        detail: String(event.before),
        changes: [{ issue: event.issue, option: event.after }],
      }
    case 'stance-declared':
      return { kind: 'stance', seat: event.seat, about: event.draft, detail: event.stance }
    case 'support-changed':
      return { kind: 'support', seat: event.seat, about: event.draft, detail: event.as }
    case 'offer-made':
      return {
        kind: 'offer',
        seat: event.by,
        target: event.to,
        about: event.offer,
        detail: 'made',
        changes: [event.give, event.take],
      }
    case 'offer-settled':
      return { kind: 'offer', about: event.offer, detail: event.status }
    case 'commitment-made': {
      const changes = event.change ? [event.change] : []
      return { kind: 'promise', seat: event.by, target: event.to, about: event.commitment, detail: event.as, changes }
    }
    case 'commitment-settled':
      return { kind: 'promise', about: event.commitment, detail: event.status }
    default:
      return undefined
  }
}

function clausesOf(deal: readonly number[]): { issue: number; option: number }[] {
  return deal.flatMap((option, issue) => (option > 0 ? [{ issue, option }] : []))
}

function floorPart(event: SessionEvent): Part | undefined {
  switch (event.kind) {
    case 'motion-raised':
      return { kind: 'motion', seat: event.by, about: event.motion, detail: event.as }
    case 'motion-seconded':
      return { kind: 'motion', seat: event.by, detail: 'seconded' }
    case 'motion-settled':
      return { kind: 'motion', about: event.motion, detail: event.carried ? 'carried' : 'failed' }
    case 'point-ruled':
      return {
        kind: 'motion',
        seat: event.seat,
        act: 'point',
        about: event.point,
        detail: event.reason ?? event.ruling,
      }
    case 'motion-debated':
      return { kind: 'motion', seat: event.by, detail: event.side === 'for' ? 'spoke-for' : 'spoke-against' }
    case 'caucus-opened':
      return { kind: 'motion', seat: event.by, about: event.as, detail: 'caucus-opened' }
    case 'time-called':
      return { kind: 'motion', seat: event.seat, detail: 'time-called' }
    case 'caucus-closed':
      return { kind: 'motion', detail: 'caucus-closed' }
    case 'order-changed':
      return orderPart(event)
    case 'vote-opened':
      return { kind: 'vote', about: event.vote, detail: event.question.kind }
    case 'ballot-cast':
      return { kind: 'ballot', seat: event.seat, about: event.vote, detail: event.absent ? 'absent' : event.choice }
    case 'vote-closed':
      return { kind: 'vote', about: event.vote, detail: event.result.carried ? 'carried' : 'failed' }
    default:
      return undefined
  }
}

/** Changes of the order of business that nothing else in the record tells. */
function orderPart(event: EventOf<'order-changed'>): Part | undefined {
  switch (event.as) {
    case 'time-limited':
      return { kind: 'motion', detail: event.as, about: String(event.seconds) }
    case 'list-closed':
    case 'list-reopened':
    case 'important':
    case 'by-name':
    case 'divided':
    case 'consensus-wanted':
      return { kind: 'motion', detail: event.as }
    default:
      return undefined
  }
}

function lifePart(event: SessionEvent): Part | undefined {
  switch (event.kind) {
    case 'session-opened':
      return { kind: 'phase', detail: 'opening', about: event.state.crisis?.card.id }
    case 'phase-entered':
      return { kind: 'phase', detail: ['opening', 'negotiation', 'resolution'][event.phaseIndex] ?? 'finished' }
    case 'crisis-opened':
      return { kind: 'crisis', about: event.card, detail: 'opened' }
    case 'crisis-updated':
      return { kind: 'crisis-update', words: event.description }
    case 'crisis-answered':
      return { kind: 'crisis', seat: event.seat, about: event.choice, detail: event.succeeded ? 'succeeded' : 'failed' }
    case 'crisis-lapsed':
      return { kind: 'crisis', detail: 'lapsed' }
    case 'closing-offered':
      return { kind: 'closing', detail: 'offered' }
    case 'closing-answered':
      return { kind: 'closing', seat: event.seat, detail: event.close ? 'accepted' : 'refused' }
    case 'session-concluded':
      return { kind: 'conclusion', detail: event.conclusion.type }
    case 'session-paused':
      return { kind: 'pause', detail: 'paused' }
    case 'session-resumed':
      return { kind: 'pause', detail: 'resumed' }
    case 'act-withdrawn':
      return { kind: 'withdrawal', seat: event.seat, about: String(event.act) }
    default:
      return undefined
  }
}
