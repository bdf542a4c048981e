import type { Act, Change, Proposal, PublicView } from '@placard/engine'
import type { TimesSaid } from './picking.ts'

/** A line that a seat has said, with its act and the session ms. */
export interface Line {
  readonly variety: number
  readonly words: string
  readonly act: Act
  /** The changes that it put before the committee or agreed to. */
  readonly put: readonly Change[]
  /** The option that the line was about. */
  readonly named?: Change | undefined
  /** Times (session ms) of what it told of the record. */
  readonly told?: readonly number[]
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
/** Uses of a sentence that are counted at most. */
const USES = 20
/** Facts of the record that were told last, over all seats. */
const FACTS = 60

type View = Pick<PublicView, 'sessionId' | 'proposals'> & { readonly clock: Pick<PublicView['clock'], 'elapsedMs'> }

/**
 * What was said in each session. Idempotent: a repeated request gets what was said before it, without its own result, so
 * that it is worded the same.
 */
export interface Said {
  /** The lines of a seat. */
  before(session: string, seat: string, variety: number): readonly Line[]
  /** How often anybody has said a sentence. */
  timesSaid(session: string, sentence: string, variety: number): number
  /** Times of the record that somebody told of within so many session ms before now. */
  toldSince(session: string, since: number, variety: number): readonly number[]
  /** All proposals of the session so far; the view has only the last ones. */
  proposals(view: View): readonly Proposal[]
  keep(session: string, seat: string, line: Line): void
}

interface Session {
  readonly lines: Map<string, readonly Line[]>
  /** The requests in which each sentence was said. */
  readonly uses: Map<string, readonly number[]>
  readonly proposals: Map<string, Proposal>
  facts: readonly { readonly variety: number; readonly at: number; readonly fact: number }[]
}

export function createSaid(): Said {
  const sessions = new Map<string, Session>()
  const sessionOf = (id: string): Session => {
    const known = sessions.get(id) ?? { lines: new Map(), uses: new Map(), proposals: new Map(), facts: [] }
    sessions.delete(id)
    sessions.set(id, known)
    for (const [oldest] of sessions) if (sessions.size > SESSIONS) sessions.delete(oldest)
    return known
  }
  return {
    before: (session, seat, variety) =>
      (sessionOf(session).lines.get(seat) ?? []).filter((line) => line.variety < variety),
    timesSaid(session, sentence, variety) {
      let times = 0
      for (const use of sessions.get(session)?.uses.get(sentence) ?? []) if (use < variety) times += 1
      return times
    },
    toldSince: (session, since, variety) =>
      sessionOf(session)
        .facts.filter((one) => one.variety < variety && one.at >= since)
        .map(({ fact }) => fact),
    proposals: (view) => remembered(sessionOf(view.sessionId).proposals, view),
    keep: (session, seat, line) => keepIn(sessionOf(session), seat, line),
  }
}

/** What a delegate said to another last. */
export interface Heard {
  readonly words: string
  readonly isAppeal: boolean
}

/** The last words that the delegate whom an act addresses said to the speaker. */
export function heardBy(seat: string, act: Act, said: Said, session: string, variety: number): Heard | undefined {
  if (!('target' in act) || act.target === undefined) return undefined
  const line = said
    .before(session, act.target, variety)
    .findLast((one) => 'target' in one.act && one.act.target === seat)
  return line && { words: line.words, isAppeal: line.act.kind === 'appeal' }
}

function keepIn(session: Session, seat: string, line: Line): void {
  const others = (session.lines.get(seat) ?? []).filter(({ variety }) => variety !== line.variety)
  session.lines.set(seat, [...others, line].sort((a, b) => a.variety - b.variety).slice(-LINES))
  for (const sentence of sentencesOf(line.words)) {
    const others = (session.uses.get(sentence) ?? []).filter((variety) => variety !== line.variety)
    session.uses.set(sentence, [...others, line.variety].slice(-USES))
  }
  const told = (line.told ?? []).map((fact) => ({ variety: line.variety, at: line.at, fact }))
  session.facts = [...session.facts.filter(({ variety }) => variety !== line.variety), ...told].slice(-FACTS)
}

/** The proposals of a view after those that it no longer has. */
function remembered(known: Map<string, Proposal>, { proposals, clock }: View): readonly Proposal[] {
  for (const proposal of proposals) known.set(proposal.id, proposal)
  const here = new Set(proposals.map(({ id }) => id))
  const gone = [...known.values()].filter(({ id, at }) => !here.has(id) && at <= clock.elapsedMs)
  return gone.length === 0 ? proposals : [...gone, ...proposals].toSorted((one, other) => one.at - other.at)
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

/** How often the most used sentence of a text was said before in a session, counted once for each text. */
export function countedIn(said: Said, session: string, variety: number): TimesSaid {
  const counted = new Map<string, number>()
  return (text) => {
    const known = counted.get(text)
    if (known !== undefined) return known
    const times = Math.max(0, ...sentencesOf(text).map((sentence) => said.timesSaid(session, sentence, variety)))
    counted.set(text, times)
    return times
  }
}
