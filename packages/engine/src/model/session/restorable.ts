import type { Phase } from '../committee/phase.ts'
import type { CampaignState } from './state.ts'

/** Members that a withdrawal does not restore: the session's plan, its time, its random state, and its log position. */
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

/** Snapshot of what an act may have changed, restored by its withdrawal. `phases` count the substantive acts. */
export type Restorable = Omit<CampaignState, Lasting> & { readonly phases: readonly Phase[] }

export function restorableOf(state: CampaignState): Restorable {
  const { schemaVersion, sessionId, campaignId, title, theme, difficulty, majority, status, ...rest } = state
  const { seq, rng, issues, clock, priorRelations, deck, autonomousActs, conclusion, ...restorable } = rest
  return { ...restorable, phases: clock.phases }
}

/** The state with an act undone. Optional members missing from `before` are removed from the state. */
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
