import type { Phase } from '../committee/phase.ts'
import type { CampaignState } from './state.ts'

/** What no act of a seat sets back: the session's plan, its time, its dice, and where its log stands. */
type Lasting =
  | 'schemaVersion'
  | 'sessionId'
  | 'campaignId'
  | 'title'
  | 'theme'
  | 'difficulty'
  | 'majority'
  | 'issues'
  | 'priorRelations'
  | 'status'
  | 'seq'
  | 'rng'
  | 'clock'
  | 'deck'
  | 'autonomousActs'
  | 'conclusion'

/** What an act may have changed, and what taking it back restores. `phases` count the substantive acts. */
export type Restorable = Omit<CampaignState, Lasting> & { readonly phases: readonly Phase[] }

export function restorableOf(state: CampaignState): Restorable {
  const { schemaVersion, sessionId, campaignId, title, theme, difficulty, majority, status, ...rest } = state
  const { seq, rng, issues, clock, priorRelations, deck, autonomousActs, conclusion, ...restorable } = rest
  return { ...restorable, phases: clock.phases }
}

/**
 * The state with what an act had changed as it was before. A part that is missing from `before` was not there: nothing
 * of the later state stays in its place.
 */
export function restored(state: CampaignState, { phases, ...before }: Restorable): CampaignState {
  const { schemaVersion, sessionId, campaignId, title, theme, difficulty, majority } = state
  const { issues, priorRelations, deck, status, seq, rng, clock, autonomousActs, conclusion } = state
  const plan = {
    schemaVersion,
    sessionId,
    campaignId,
    title,
    theme,
    difficulty,
    majority,
    issues,
    priorRelations,
    deck,
  }
  return { ...plan, ...before, status, seq, rng, clock: { ...clock, phases }, autonomousActs, conclusion }
}
