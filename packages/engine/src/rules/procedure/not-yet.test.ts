import { describe, expect, it } from 'vitest'
import { aDraft, aRoom } from '../../testing/parts.ts'
import { checkMotion } from '../acts/act-checks.ts'

const room = aRoom({ people: ['KEN'] })
const toVote = { kind: 'motion', motion: 'vote' } as const
const [opening, negotiation, voting] = room.clock.phases
const phases = [opening, negotiation && { ...negotiation, startedAt: 360_000, minMs: 18 * 60_000 }, voting].filter(
  (phase) => phase !== undefined,
)
const clock = { ...room.clock, phases, phaseIndex: 1, elapsedMs: 600_000 }

describe('a motion to vote that is refused', () => {
  it('says from when on it can be made', () => {
    const state = { ...room, clock, drafts: [aDraft({ signatories: ['fra', 'chn'] })] }
    expect(checkMotion(state, 'ken', toVote)?.detail).toContain('from 24:00 on')
  })

  it('says how many names the draft lacks, and how to get them', () => {
    const state = { ...room, clock, drafts: [aDraft()] }
    expect(checkMotion(state, 'ken', toVote)?.detail).toMatch(/needs \d+ .* has 1: ask a delegation/)
  })
})
