import { type CampaignState, decide, due, nextDueAt, type OwedAct, publicViewOf } from '@placard/engine'
import type { SessionHeader } from '../ports/event-store.ts'
import type { LineAhead, SpeechPort } from '../ports/language.ts'
import type { Progress } from './advance.ts'

/** Most lines to prefetch: later ones are likely to change. */
const MOST_LINES = 4
/** Clock runs to look ahead for the next initiative: two fit into a delegate's pause. */
const MOST_RUNS = 4

/** Prefetch hint to a speech port that accepts one: the lines that a session will need next. */
export function foreseeWords(
  speech: SpeechPort,
  { sessionId, userId }: Pick<SessionHeader, 'sessionId' | 'userId'>,
  { state, recent }: Pick<Progress, 'state' | 'recent'>,
): void {
  speech.foresee?.({ sessionId, userId, lines: () => linesAhead(state, recent) })
}

/** The next lines of delegates if no other act comes between, soonest first; never more than a few. */
function linesAhead(state: CampaignState, recent: readonly string[]): readonly LineAhead[] {
  const owed = state.status === 'active' ? state.owed.filter(({ spoken }) => spoken) : []
  if (owed.length === 0) return initiativeAhead(state, recent)
  const view = publicViewOf(state)
  const runExclusive = (a: OwedAct, b: OwedAct) => a.notBefore - b.notBefore
  return [...owed]
    .sort(runExclusive)
    .slice(0, MOST_LINES)
    .map(({ act, seat }) => ({ act, seat, view, recent }))
}

/** The next initiative of a delegate after the clock has run. */
function initiativeAhead(state: CampaignState, recent: readonly string[]): readonly LineAhead[] {
  let ahead = state
  for (let run = 0; run <= MOST_RUNS; run += 1) {
    const at = nextDueAt(ahead)
    const first = at === undefined ? undefined : due(ahead, at)[0]
    if (at === undefined || first === undefined) return []
    if (first.kind === 'act') {
      const { act, seat, spoken } = first
      return spoken ? [{ act, seat, view: publicViewOf(ahead), recent }] : []
    }
    const decision = decide(ahead, { kind: 'AdvanceClock' }, { now: at })
    if (!decision.ok || decision.events.length === 0) return []
    ahead = decision.state
  }
  return []
}
