import { type CampaignState, decide, due, nextDueAt, type OwedAct, publicViewOf } from '@placard/engine'
import type { SessionHeader } from '../ports/event-store.ts'
import type { LineAhead, SpeechPort } from '../ports/language.ts'
import type { Progress } from './advance.ts'

/** Lines worth prefetching: what comes after them is likely to change. */
const MOST_LINES = 4
/** Runs of the clock that are looked past for the next initiative: two lie within a delegate's pause. */
const MOST_RUNS = 4

/** Announces to the speech port which lines a session will want next, where the port wants to know. */
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

/** The initiative a delegate will take once the clock has run. */
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
