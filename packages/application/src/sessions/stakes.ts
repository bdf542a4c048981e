import type { Act, ActKind, MotionKind } from '@placard/engine'

/** How much harm an act does that the speaker did not mean. */
type Stakes = 'light' | 'position' | 'grave'

/**
 * Confidence from which on a reading counts without asking, by its stakes: a question asked by mistake costs a moment, a
 * promise made by mistake costs the game. Set on 928 lines by hands the reader was not trained on: at these thresholds
 * 44 of them count at once and are wrong, and 443 count at once and are right.
 */
const CONFIDENCE_NEEDED: Readonly<Record<Stakes, number>> = { light: 0.72, position: 0.88, grave: 0.89 }

const STAKES = {
  support: 'position',
  oppose: 'position',
  question: 'light',
  appeal: 'light',
  reassure: 'light',
  warn: 'light',
  apologise: 'light',
  explain: 'light',
  remind: 'light',
  insult: 'position',
  propose: 'position',
  concede: 'grave',
  trade: 'grave',
  accept: 'grave',
  decline: 'grave',
  promise: 'grave',
  threaten: 'grave',
  react: 'position',
  declare: 'position',
  sponsor: 'grave',
  sign: 'grave',
  withdraw: 'grave',
  motion: 'position',
  point: 'light',
  second: 'light',
  'request-floor': 'light',
  yield: 'light',
  vote: 'grave',
  choose: 'position',
  remark: 'light',
} as const satisfies Readonly<Record<ActKind, Stakes>>

/** Motions that end or stop the debate. */
const ENDS_DEBATE: ReadonlySet<MotionKind> = new Set(['vote', 'consensus', 'adjourn-debate', 'adjourn-meeting'])

/**
 * Whether an act is shown as a draft and counts only when its speaker confirms it, however sure the reading: an act that
 * binds, that gives something away, or that ends the debate.
 */
export function needsConfirmation(act: Act): boolean {
  return act.kind === 'motion' ? ENDS_DEBATE.has(act.motion) : STAKES[act.kind] === 'grave'
}

/** The confidence (0…1) a reading of this act needs to count without asking the speaker. */
export function confidenceNeeded({ kind }: Act): number {
  return CONFIDENCE_NEEDED[STAKES[kind]]
}
