import { type CampaignState, nextDueAt, progressRatio, type SessionPlan } from '@placard/engine'
import type { SessionHeader } from '../ports/event-store.ts'

/** The header of a newly opened session. */
export function openingHeader(plan: SessionPlan, state: CampaignState, userId: string, now: number): SessionHeader {
  const people = state.seats.flatMap(({ id, holder }) =>
    holder.kind === 'person' ? [{ userId: holder.personId, seat: id }] : [],
  )
  const seat = people.find((holder) => holder.userId === userId)?.seat
  if (seat === undefined) throw new RangeError('openingHeader: the owner holds no seat')
  const { sessionId, campaignId, title, seed } = plan
  const opened = { sessionId, userId, people, campaignId, title, country: seat.toUpperCase(), seed, createdAt: now }
  return { ...opened, ...runningPart(state, now) }
}

/** The header for a new state. */
export function headerAfter(header: SessionHeader, state: CampaignState, now: number): SessionHeader {
  return { ...header, ...runningPart(state, now), concludedAt: header.concludedAt ?? concludedAt(state, now) }
}

type Identity = Pick<SessionHeader, 'sessionId' | 'userId' | 'people' | 'country' | 'seed' | 'createdAt' | 'from'>

/** The header of a session that was played elsewhere, last at `updatedAt`. */
export function importedHeader(state: CampaignState, updatedAt: number, identity: Identity): SessionHeader {
  const { campaignId, title } = state
  return { ...identity, campaignId, title, ...runningPart(state, updatedAt), imported: 'resting' }
}

function runningPart(state: CampaignState, now: number) {
  return {
    pace: state.clock.pace,
    status: state.status,
    version: state.seq,
    progressRatio: progressRatio(state),
    updatedAt: now,
    nextDueAt: nextDueAt(state),
    concludedAt: concludedAt(state, now),
    score: state.conclusion?.score,
    resolutionType: state.conclusion?.type,
  }
}

function concludedAt(state: CampaignState, now: number): number | undefined {
  return state.conclusion ? now : undefined
}
