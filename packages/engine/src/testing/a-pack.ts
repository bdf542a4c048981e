import type { MotionKind, PointKind } from '../model/acts/act.ts'
import { MOTIONS, POINTS } from '../model/acts/act.ts'
import type { MotionRule, ProcedurePack } from '../model/floor/pack.ts'

const SECONDED: readonly MotionKind[] = ['suspend', 'unmoderated-caucus', 'moderated-caucus', 'vote', 'division']
const TIMED: readonly MotionKind[] = ['suspend', 'unmoderated-caucus', 'moderated-caucus']
const GRANTED: readonly MotionKind[] = ['roll-call', 'consensus', 'straw-poll']
const ORDER: readonly MotionKind[] = [
  'appeal',
  ...MOTIONS.filter((motion) => motion !== 'appeal' && motion !== 'vote'),
  'vote',
]

function ruleOf(motion: MotionKind): MotionRule {
  const isTimed = TIMED.includes(motion)
  return {
    motion,
    second: SECONDED.includes(motion),
    speakersFor: motion === 'division' ? 1 : 0,
    speakersAgainst: motion === 'division' ? 1 : 0,
    decidedBy: GRANTED.includes(motion) ? 'chair' : motion === 'reconsider' ? 'two-thirds' : 'majority',
    during: motion === 'straw-poll' ? ['debate', 'unmoderated-caucus'] : ['debate'],
    repeatSeconds: isTimed ? 60 : 0,
    minutesLeast: isTimed ? 1 : 0,
    minutesMost: isTimed ? 15 : 0,
    source: 'for tests',
  }
}

function pointOf(point: PointKind): ProcedurePack['points'][number] {
  return { point, during: ['debate', 'moderated-caucus'], source: 'for tests' }
}

/** A pack with every motion and point. */
export function aPack(overrides: Partial<ProcedurePack> = {}): ProcedurePack {
  return {
    schemaVersion: 1,
    id: 'general-assembly',
    title: 'Rules for tests',
    summary: 'Everything is known.',
    quorum: { debateRatio: 0.3333, decisionRatio: 0.5, source: 'for tests' },
    support: { ratio: 0.2, least: 2, source: 'for tests' },
    decision: 'vote',
    veto: false,
    speech: { leastSeconds: 30, mostSeconds: 180, replySeconds: 120 },
    appealSeconds: 60,
    points: POINTS.map(pointOf),
    motions: ORDER.map(ruleOf),
    ...overrides,
  }
}
