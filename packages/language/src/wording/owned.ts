import type { Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { hasEmbraced, standsOn } from './standpoints.ts'

/** Lines that were asked for a reason: there one is given, with what has changed. */
const ASKED_WHY = /^(?:why|judge)-/

/**
 * Nobody argues against what it proposed, asked for or welcomed in this session: a line that turns against that owns the
 * turn, and gives no reason in principle.
 */
export function withoutOwnReason(occasion: Occasion, past: Past): Occasion {
  const { ground, situation, ...rest } = occasion
  const isOwn = ground?.side === 'against' && hasEmbraced(standsOn(ground.change, past))
  return isOwn && !ASKED_WHY.test(situation) ? { situation, ...rest } : occasion
}
