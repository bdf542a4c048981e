import type { SeatView, SessionDetail, TranscriptEntry } from '@placard/contract'

export const SESSION_ID = '3f0e9f8e-6f0b-4f5e-9a75-0a9d0f0c7b11'

/** An empty view at a log position: tests use only the order. */
export function aView(seq: number): SeatView {
  return {
    schemaVersion: 1,
    sessionId: SESSION_ID,
    campaignId: 'climate-summit',
    title: 'Climate summit',
    theme: 'Loss and damage',
    difficulty: 'beginner',
    majority: 'simple',
    status: 'active',
    seq,
    you: 'ken',
    issues: [],
    seats: [],
    clock: {
      durationMs: 2_700_000,
      elapsedMs: 0,
      remainingMs: 2_700_000,
      progressRatio: 0,
      pace: 1,
      asOf: 0,
      running: true,
      phases: [],
      phaseIndex: 0,
    },
    speakersList: [],
    votes: [],
    drafts: [],
    signaturesNeeded: 3,
    proposals: [],
    offers: [],
    commitments: [],
    tension: { value: 0, level: 'calm', causes: [] },
    relations: [],
    crisesClosed: [],
    own: { table: [], reservation: 0, best: 0, redLines: [], agenda: '', capital: 0, utilityOfText: 0, statusQuo: 0 },
    agreementScore: 0,
    relationsScore: 5,
    autonomousActs: 0,
    legal: { kinds: [], yourTurnToVote: false },
  }
}

function anEntry(seq: number): TranscriptEntry {
  return { seq, at: seq, now: seq, kind: 'speech', words: `entry ${seq}`, changes: [], detail: '' }
}

export function aDetail(seq: number, after: number): SessionDetail {
  return {
    session: {
      id: SESSION_ID,
      campaignId: 'climate-summit',
      title: 'Climate summit',
      country: 'KEN',
      status: 'active',
      pace: 1,
      progressRatio: 0,
      createdAt: '2026-01-05T09:00:00.000Z',
      updatedAt: '2026-01-05T09:00:00.000Z',
    },
    view: aView(seq),
    entries: entriesUpTo(seq, after),
  }
}

/** Entries `after + 1` to `seq`. */
export function entriesUpTo(seq: number, after: number): TranscriptEntry[] {
  return Array.from({ length: Math.max(0, seq - after) }, (_, index) => anEntry(after + index + 1))
}
