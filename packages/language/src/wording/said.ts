import type { Act, Change, PublicView } from '@placard/engine'

/** A line that a seat has said, with its act and the session ms. */
export interface Line {
  readonly variety: number
  readonly words: string
  readonly act: Act
  /** The changes that it put before the committee or agreed to. */
  readonly put: readonly Change[]
  readonly at: number
}

/** The changes that an act puts before the committee, or agrees to, as the speaker's own. */
export function putBy(act: Act, { offers }: Pick<PublicView, 'offers'>): readonly Change[] {
  if (act.kind === 'propose' || act.kind === 'concede') return act.changes
  const trade =
    act.kind === 'trade' ? act : act.kind === 'accept' ? offers.find(({ id }) => id === act.offer) : undefined
  return trade === undefined ? [] : [trade.give, trade.take]
}

/** Cache limits of lines per seat and of sessions: evicting the oldest costs variety only. */
const LINES = 250
const SESSIONS = 32

/**
 * The lines that each seat has said in each session. Idempotent: a repeated request gets the lines before it, without
 * its own result, so that it is worded the same.
 */
export interface Said {
  before(session: string, seat: string, variety: number): readonly Line[]
  keep(session: string, seat: string, line: Line): void
}

export function createSaid(): Said {
  const sessions = new Map<string, Map<string, readonly Line[]>>()
  return {
    before(session, seat, variety) {
      const lines = sessions.get(session)?.get(seat) ?? []
      return lines.filter((line) => line.variety < variety)
    },
    keep(session, seat, line) {
      const seats = sessions.get(session) ?? new Map<string, readonly Line[]>()
      const others = (seats.get(seat) ?? []).filter(({ variety }) => variety !== line.variety)
      seats.set(seat, [...others, line].sort((a, b) => a.variety - b.variety).slice(-LINES))
      sessions.delete(session)
      sessions.set(session, seats)
      for (const [oldest] of sessions) if (sessions.size > SESSIONS) sessions.delete(oldest)
    },
  }
}

/** The sentences of a line. */
export function sentencesOf(line: string): readonly string[] {
  return line.split(/(?<=[.?!]’?)\s+/)
}

/** Number of a seat's own lines that a listener still remembers. */
const IN_THE_EAR = 10
const REPEATED = 100
const SHARED = [0, 1, 4] as const
const TOO_MUCH = 20

/** Staleness score of a line: 0 is fresh, a repetition is the worst, three recently used sentences are bad. */
export function stalenessOf(words: string, recent: readonly string[], earlier: readonly string[]): number {
  const heard = new Set(earlier.slice(-IN_THE_EAR).flatMap(sentencesOf))
  const shared = sentencesOf(words).filter((sentence) => heard.has(sentence)).length
  const repeated = recent.includes(words) || earlier.includes(words) ? REPEATED : 0
  return repeated + (SHARED[shared] ?? TOO_MUCH * shared)
}
