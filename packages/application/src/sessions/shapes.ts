import {
  ActInMessage,
  ReadingOffer,
  SeatView,
  type SessionDraw,
  type SessionSummary,
  TranscriptEntry,
} from '@placard/contract'
import { type CampaignState, type SeatId, type SessionEvent, transcriptOf, viewFor } from '@placard/engine'
import type { SessionHeader } from '../ports/event-store.ts'
import type { Reading, ReadPart } from '../ports/language.ts'

/** The session as a seat may see it, through the contract's strict schema: fields not named there cannot get out. */
export function wireView(state: CampaignState, seat: SeatId): SeatView {
  return SeatView.parse(viewFor(state, seat))
}

/** Public transcript of events that follow log position `after`. */
export function wireEntries(events: readonly SessionEvent[], after: number): TranscriptEntry[] {
  return transcriptOf(events, after).map((entry) => TranscriptEntry.parse(entry))
}

export function wireReadings(readings: readonly Reading[]): ReadingOffer[] {
  return readings.map((reading) => ReadingOffer.parse(reading))
}

export function wireActs(parts: readonly ReadPart[]): ActInMessage[] {
  return parts.map((part) => ActInMessage.parse(part))
}

/** The seed and salt of a session; undefined while they would reveal secrets. */
export function drawOf({ seed }: SessionHeader, { status, salt }: CampaignState): SessionDraw | undefined {
  if (status !== 'concluded') return undefined
  return salt === undefined ? { seed } : { seed, salt }
}

/** A session as an item of a user's list, under the title they gave it. */
export function summaryOf(header: SessionHeader, userId: string): SessionSummary {
  const { sessionId, campaignId, country, status, pace, progressRatio } = header
  const title = header.people.find((holder) => holder.userId === userId)?.title ?? header.title
  const { concludedAt, score, resolutionType, from, imported, knownDraw } = header
  return {
    id: sessionId,
    campaignId,
    title,
    country,
    status,
    pace,
    progressRatio,
    createdAt: instant(header.createdAt),
    updatedAt: instant(header.updatedAt),
    ...(concludedAt === undefined ? {} : { concludedAt: instant(concludedAt) }),
    ...(score === undefined ? {} : { score }),
    ...(resolutionType === undefined ? {} : { resolutionType }),
    ...(from === undefined ? {} : { from }),
    ...(imported === undefined ? {} : { isImported: true }),
    ...(knownDraw || from ? { knownDraw: true } : {}),
  }
}

function instant(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
