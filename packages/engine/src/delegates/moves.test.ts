import { describe, expect, it } from 'vitest'
import type { MotionKind } from '../model/acts/act.ts'
import { orderOf } from '../model/floor/order.ts'
import { leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { motionOf } from './moves.ts'

/** A committee in negotiation with a draft on the floor and no motion before it. */
function inNegotiation(seed = 7): CampaignState {
  return new Committee(aPlan({ procedure: aPack(), seed })).until(
    ({ clock, drafts, floor, owed }) =>
      clock.phaseIndex === 1 && drafts.length > 0 && !floor.vote && !floor.motion && owed.length === 0,
  ).state
}

/** Everything AI delegates would move in a state, over many draws. */
function movesIn(state: CampaignState): ReadonlySet<MotionKind> {
  const moved = new Set<MotionKind>()
  const draft = leadingDraft(state)
  for (let rng = 1; draft && rng <= 200; rng++) {
    for (const [index, seat] of state.seats.entries()) {
      const act = seat.holder.kind === 'delegate' ? motionOf({ ...state, rng }, index, draft) : undefined
      if (act) moved.add(act.motion)
    }
  }
  return moved
}

/** The state with nothing in the text since the negotiation began, and two proposals that failed. */
function stalled(state: CampaignState): CampaignState {
  const draft = leadingDraft(state)
  const startedAt = state.clock.phases[1]?.startedAt ?? 0
  const at = startedAt + 60_000
  const failed = (id: string) =>
    ({
      id,
      draft: draft?.id ?? '',
      by: 'usa',
      partner: undefined,
      changes: [],
      at,
      reactions: {},
      status: 'lapsed',
    }) as const
  return {
    ...state,
    proposals: [failed('p1'), failed('p2')],
    drafts: state.drafts.map((one) => ({ ...one, marks: [] })),
    clock: { ...state.clock, elapsedMs: startedAt + 200_000 },
    tension: { ...state.tension, value: 10 },
  }
}

describe('an AI delegate', () => {
  it('moves for a caucus when the debate stalls, and for nothing while it moves on', () => {
    const state = inNegotiation()
    expect([...movesIn({ ...state, tension: { ...state.tension, value: 10 } })]).toEqual([])
    const moved = movesIn(stalled(state))
    expect(moved.has('unmoderated-caucus')).toBe(true)
    expect([...moved].every((motion) => motion.endsWith('caucus'))).toBe(true)
  })

  it('asks for a straw poll and a pause when the room is tense', () => {
    const state = inNegotiation()
    expect([...movesIn({ ...state, tension: { ...state.tension, value: 35 } })]).toEqual(['straw-poll'])
    expect([...movesIn({ ...state, tension: { ...state.tension, value: 60 } })].sort()).toEqual([
      'straw-poll',
      'suspend',
    ])
  })

  it('lets procedure rest after a motion was decided, never repeats a kind, and stops after three', () => {
    const state = stalled(inNegotiation())
    const after = (decidedAt: Partial<Record<MotionKind, number>>, elapsedMs: number) => {
      const floor = { ...state.floor, order: { ...orderOf(state), decidedAt } }
      return movesIn({ ...state, floor, clock: { ...state.clock, elapsedMs } })
    }
    const at = state.clock.elapsedMs
    expect(after({ 'close-list': at - 60_000 }, at).size).toBe(0)
    expect(after({ 'unmoderated-caucus': at - 400_000 }, at).has('unmoderated-caucus')).toBe(false)
    expect(after({ suspend: 1, 'straw-poll': 2, division: 3 }, at + 400_000).size).toBe(0)
    expect(after({ vote: 1 }, at + 400_000).size).toBeGreaterThan(0)
  })

  it('moves nothing in a session without a pack', () => {
    const state = new Committee(aPlan()).until(({ clock, drafts }) => clock.phaseIndex === 1 && drafts.length > 0).state
    expect(movesIn(stalled(state)).size).toBe(0)
  })

  it('appeals against a call to order by its manner: the gentle never, the aggressive now and then', () => {
    const appeals = (personality: 'gentle' | 'aggressive') => {
      let count = 0
      for (let seed = 1; seed <= 30; seed++) {
        const plan = aPlan({ procedure: aPack(), seed })
        const seats = plan.seats.map((seat) => ({ ...seat, delegate: { ...seat.delegate, personality } }))
        const committee = new Committee({ ...plan, seats }).until(
          ({ drafts, owed }) => drafts.length > 0 && owed.length === 0,
        )
        committee.act('usa', { kind: 'threaten', target: 'fra' }, 'autonomous')
        committee.act('ken', { kind: 'point', point: 'order' }, 'person', '')
        expect(committee.events('point-ruled').at(-1)?.ruling).toBe('well-taken')
        const owed = committee.state.owed.find(({ act }) => act.kind === 'motion' && act.motion === 'appeal')
        if (owed) count += 1
        expect(owed?.seat ?? 'usa').toBe('usa')
      }
      return count
    }
    expect(appeals('gentle')).toBe(0)
    expect(appeals('aggressive')).toBeGreaterThan(4)
    expect(appeals('aggressive')).toBeLessThan(22)
  })

  it('keeps to a few motions a session, all of them each kind once', () => {
    let [moved, sessions] = [0, 0]
    for (let seed = 1; seed <= 12; seed++) {
      const committee = new Committee(aPlan({ procedure: aPack(), seed })).toTheEnd()
      const kinds = committee.events('motion-raised').filter(({ as }) => as !== 'vote' && as !== 'appeal')
      expect(kinds.length).toBeLessThanOrEqual(3)
      expect(new Set(kinds.map(({ as }) => as)).size).toBe(kinds.length)
      moved += kinds.length
      sessions += 1
    }
    expect(moved / sessions).toBeGreaterThan(0)
  })
})
