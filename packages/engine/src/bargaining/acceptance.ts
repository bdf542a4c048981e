import type { Reaction, Stance } from '../model/acts/act.ts'
import { applyChanges, type Change, type Deal, utilityOf } from '../model/committee/issue.ts'
import type { SeatSecrets } from '../model/committee/seat.ts'
import { targetAt } from './aspiration.ts'
import { reactionToSettled } from './settling.ts'
import type { Standing } from './standing.ts'

/** Share of the session from which a seat accepts any surplus rather than risk ending without a text. */
const END_GAME_RATIO = 0.9
/** Indifference threshold: a smaller difference, as a share of the range, does not count. */
const INDIFFERENCE_RATIO = 0.005
/**
 * Reciprocity: largest share of its range that regard for the partner subtracts from, or adds to, the gain a seat asks
 * of a trade.
 */
const RECIPROCITY_RATIO = 0.02
/**
 * A seat abstains instead of voting against when a text is below its reservation by less than this share of its range.
 */
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

/** The change that a seat loses most by: a line that it cannot cross before all others. */
export function worstOf({ secrets, text }: Standing, changes: readonly Change[]): Change | undefined {
  let worst: Change | undefined
  let least = Number.POSITIVE_INFINITY
  for (const change of changes) {
    const row = secrets.table[change.issue] ?? []
    const isBarred = secrets.redLines.some(({ issue, option }) => issue === change.issue && option === change.option)
    const gain = isBarred ? Number.NEGATIVE_INFINITY : (row[change.option] ?? 0) - (row[text[change.issue] ?? 0] ?? 0)
    if (gain < least) {
      worst = change
      least = gain
    }
  }
  return worst
}

/**
 * A seat's reaction to changes proposed to the text. It welcomes an improvement; it lives with a loss that leaves it at
 * or above its aspiration, or that is within its tolerance; it cannot accept a red line, a text that falls below its
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
 * A seat's reaction to the chair's single text, which has no rival author. Below its reservation it welcomes any step
 * towards it and refuses any step away; above it, a change counts in proportion to the seat's surplus.
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

/** The lowest utility a seat accepts, also in the end game: its reservation plus its resolve. */
function leastOf(standing: Standing): number {
  return standing.secrets.reservation + standing.play.resolveRatio * rangeOf(standing)
}

/**
 * A seat's stance on a whole text, by default the one on the floor. In favour from its aspiration up, or from the
 * lowest utility it accepts in the end game and in the vote; undecided between the two and just below the lowest;
 * against further below.
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
 * Whether the seat that receives an offer accepts it: it gets `give`, concedes `take`, and must gain by both together,
 * by a margin that grows as its trust falls. Reciprocity: `regard` for the offering seat, −1…1, lowers the margin when
 * it is positive and raises it when negative.
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
