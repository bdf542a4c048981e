import { ADJOURNING, APPEALS, CLOSING, LIMITS } from './cases/debate.ts'
import { FLOOR, HABIT, type RuleCase } from './cases/floor.ts'
import { DEBATING, POINTS } from './cases/points.ts'
import { CAUCUSES, PRECEDENCE, STATUTORY } from './cases/precedence.ts'
import { MEETING, SUBSTANCE } from './cases/substance.ts'

/** All cases, whole: the tables above name only what differs from the floor they start from. */
export const RULE_CASES: readonly RuleCase[] = [
  ...PRECEDENCE,
  ...STATUTORY,
  ...CAUCUSES,
  ...APPEALS,
  ...CLOSING,
  ...ADJOURNING,
  ...LIMITS,
  ...SUBSTANCE,
  ...MEETING,
  ...POINTS,
  ...DEBATING,
].map(([pack, put, facts, outcome, because, source = HABIT, seat = 'ken']) => {
  return { pack, put, floor: { ...FLOOR, ...facts }, outcome, because, source, seat }
})
