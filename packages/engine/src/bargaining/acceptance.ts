import type { Reaction, Stance } from '../model/acts/act.ts'
import { applyChanges, type Change, type Deal, utilityOf } from '../model/committee/issue.ts'
import type { SeatSecrets } from '../model/committee/seat.ts'
import { targetAt } from './aspiration.ts'
import { reactionToSettled } from './settling.ts'
import type { Standing } from './standing.ts'

/** From here on a seat takes any surplus rather than risk going home without a text. */
const END_GAME_RATIO = 0.9
/** A difference smaller than this share of the range is no difference to anybody. */
const INDIFFERENCE_RATIO = 0.005
/** Share of its range that the warmest or coldest regard takes from, or adds to, what a reciprocal seat asks of a trade. */
const RECIPROCITY_RATIO = 0.02
/** Below its reservation by less than this share of its range, a seat would rather abstain than stop a text. */
const ABSTENTION_RATIO = 0.06

/** Whether a deal contains a settlement that the seat cannot accept at any price. */
export function crossesRedLine({ redLines }: Pick<SeatSecrets, 'redLines'>, deal: Deal): boolean {
  for (const { issue, option } of redLines) if (deal[issue] === option) return true
  return false
}

function rangeOf({ secrets }: Standing): number {
  return Math.max(1e-9, secrets.best - secrets.reservation)
}

function crossesNewly(standing: Standing, after: Deal): boolean {
  for (const { issue, option } of standing.secrets.redLines) {
    if (after[issue] === option && standing.text[issue] !== option) return true
  }
  return false
}

/**
 * How a seat meets changes put to the text. It welcomes what makes the text better for it; it lives with a loss that keeps
 * what it holds out for, or that is small against its range; it cannot accept a red line, a text that falls below its
 * reservation from above it, or a greater loss.
 */
export function reactionTo(standing: Standing, changes: readonly Change[]): Reaction {
  const { secrets, text, timeRatio, play } = standing
  const after = applyChanges(text, changes)
  if (crossesNewly(standing, after)) return 'cannot-accept'
  const before = utilityOf(secrets.table, text)
  const utility = utilityOf(secrets.table, after)
  const range = rangeOf(standing)
  const gain = utility - before
  if (gain > INDIFFERENCE_RATIO * range) return 'welcome'
  if (gain >= -INDIFFERENCE_RATIO * range) return 'live-with'
  if (before >= secrets.reservation && utility < secrets.reservation) return 'cannot-accept'
  if (utility >= targetAt(secrets.reservation, secrets.best, timeRatio, play.beta)) return 'live-with'
  return -gain <= play.toleranceRatio * range ? 'live-with' : 'cannot-accept'
}

/**
 * How a seat meets the chair's single text, which is nobody's gain to grudge. Short of its reservation any step towards it is
 * welcome and any step away refused; beyond it a change counts by what it is of the surplus the seat has.
 */
export function reactionToSingleText(standing: Standing, changes: readonly Change[]): Reaction {
  const { secrets, text } = standing
  const after = applyChanges(text, changes)
  if (crossesNewly(standing, after)) return 'cannot-accept'
  const range = rangeOf(standing)
  const before = utilityOf(secrets.table, text) - secrets.reservation
  const then = utilityOf(secrets.table, after) - secrets.reservation
  if (before > 0) return reactionToSettled(before, then)
  const gain = then - before
  if (gain > INDIFFERENCE_RATIO * range) return 'welcome'
  return gain >= -INDIFFERENCE_RATIO * range ? 'live-with' : 'cannot-accept'
}

/** The least utility a seat settles for, also in the end game: its reservation and what its resolve adds to it. */
function leastOf(standing: Standing): number {
  return standing.secrets.reservation + standing.play.resolveRatio * rangeOf(standing)
}

/**
 * Where a seat stands on a whole text, the one on the floor by default. In favour from what it holds out for, and from the
 * least it settles for in the end game and in the vote; against below that, but just below it, undecided.
 */
export function stanceOn(standing: Standing, deal: Deal = standing.text): Stance {
  const { secrets, timeRatio, play } = standing
  if (crossesRedLine(secrets, deal)) return 'against'
  const utility = utilityOf(secrets.table, deal)
  const least = leastOf(standing)
  if (utility < least - ABSTENTION_RATIO * rangeOf(standing)) return 'against'
  if (utility < least) return 'undecided'
  if (timeRatio >= END_GAME_RATIO) return 'favour'
  return utility >= targetAt(least, secrets.best, timeRatio, play.beta) ? 'favour' : 'undecided'
}

/**
 * Whether the seat an offer is made to takes it: it receives `give`, bears `take`, and must be better off with both than
 * with the text as it stands, by more the less it trusts. `regard` for who offers, −1…1, is answered in kind: a friend
 * needs to bring a reciprocal seat less, and somebody it has reason to resent more.
 */
export function acceptsTrade(
  standing: Standing,
  offer: { readonly give: Change; readonly take: Change },
  regard = 0,
): boolean {
  const { secrets, text, play } = standing
  const after = applyChanges(text, [offer.give, offer.take])
  if (crossesNewly(standing, after)) return false
  const gain = utilityOf(secrets.table, after) - utilityOf(secrets.table, text)
  const asked = (1 - play.trustRatio) * 2 * INDIFFERENCE_RATIO - play.reciprocityRatio * regard * RECIPROCITY_RATIO
  return gain > asked * rangeOf(standing)
}
