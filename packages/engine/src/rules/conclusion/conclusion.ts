import { draftOfRecord } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { progressRatio } from '../../model/session/time.ts'
import type { CommandContext } from '../command-context.ts'
import { agreementOf, hasAdoptedText, resolutionTypeOf, sessionScore } from './score.ts'

/** Conditions under which the chair offers to close: score, phase, and elapsed share of the session. */
const EARLY_END = { score: 800, phaseIndex: 1, progressRatio: 0.6 } as const
/** The forced end of a session whose time ran out without an adopted text. */
export const EXPIRED = { score: 0.5, outcomes: ['Time limit reached', 'Session concluded'] } as const

/** Whether the chair may offer to close: enough score, past the first phase, 60 % of the time, and an adopted text. */
export function mayCloseEarly(state: CampaignState): boolean {
  return (
    hasAdoptedText(state) &&
    state.clock.phaseIndex >= EARLY_END.phaseIndex &&
    progressRatio(state) >= EARLY_END.progressRatio &&
    sessionScore(state) >= EARLY_END.score
  )
}

/** Concludes with the current score. */
export function concludeOnScore(context: CommandContext): void {
  const score = sessionScore(context.state)
  context.record({
    kind: 'session-concluded',
    conclusion: {
      type: resolutionTypeOf(score, false),
      score: score / 1000,
      outcomes: outcomesOf(context.state),
      forced: false,
      at: context.at,
    },
  })
}

/** Concludes after the offer to close was accepted, or timed out. */
export function concludeEarly(context: CommandContext): void {
  concludeOnScore(context)
}

/** Concludes when time runs out: an adopted text still counts, everything else is the forced end. */
export function concludeOnTime(context: CommandContext): void {
  if (hasAdoptedText(context.state)) {
    concludeOnScore(context)
    return
  }
  context.record({
    kind: 'session-concluded',
    conclusion: { type: 'time_expired', ...EXPIRED, outcomes: [...EXPIRED.outcomes], forced: true, at: context.at },
  })
}

/** Outcomes of the session, as sentences for its record. */
function outcomesOf(state: CampaignState): readonly string[] {
  const draft = draftOfRecord(state)
  const agreement = agreementOf(state)
  const clauses = draft?.deal.filter((option) => option > 0).length ?? 0
  const kept = state.commitments.filter(({ kind, status }) => kind === 'promise' && status === 'kept').length
  const broken = state.commitments.filter(({ kind, status }) => kind === 'promise' && status === 'broken').length
  return [
    ...(draft?.status === 'adopted' && agreement
      ? [`Resolution adopted with ${agreement.favour} of ${agreement.seats} in favour`, `Operative clauses: ${clauses}`]
      : ['No resolution adopted']),
    ...(kept + broken > 0 ? [`Promises kept: ${kept}; broken: ${broken}`] : []),
  ]
}
