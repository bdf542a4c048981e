import { describe, expect, it } from 'vitest'
import type { OwedAct } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import {
  aDraft,
  aMotion,
  anOffer,
  aProposal,
  aRollCall,
  aScene,
  aVote,
  ballotsOf,
  type Scene,
} from '../testing/a-scene.ts'
import { OPENED_AT } from '../testing/committee.ts'
import { due, nextDueAt } from './due.ts'

/** Session time of every scene here: a cycle has just run, and no AI delegate may speak for an hour. */
const NOW = 600_000
const clock = { elapsedMs: NOW, lastCycleAt: NOW, lastAutonomousAt: 3_600_000 }
const quiet: Scene = { clock, crisis: undefined, drafts: [aDraft()] }
const CYCLE = NOW + 15_000

const caucus = { as: 'moderated', by: 'ken', issue: undefined, seconds: 60, until: NOW + 9_000 } as const
const owe = (seat: string, notBefore: number, act: OwedAct['act'] = { kind: 'reassure' }): OwedAct => ({
  seat,
  notBefore,
  act,
  replyTo: 1,
  spoken: true,
})
const react = owe('usa', 3_600_000, { kind: 'react', proposal: 'p1', reaction: 'welcome' })

/** Session time at which something is next due. */
function nextIn(scene: Scene): number | undefined {
  const at = nextDueAt(aScene({ ...quiet, ...scene }))
  return at === undefined ? undefined : at - OPENED_AT + NOW
}

describe('what is due next', () => {
  it.each<{ scene: Scene; at: number; because: string }>([
    { scene: {}, at: CYCLE, because: 'the chair looks at everything after a quarter of a minute' },
    { scene: { clock: { ...clock, durationMs: NOW + 4_000 } }, at: NOW + 4_000, because: 'the time is up' },
    {
      scene: {
        floor: {
          vote: aVote({ kind: 'motion', motion: 'm1' }, { ballots: ballotsOf('++.++'), deadlineAt: NOW + 7_000 }),
        },
      },
      at: NOW + 7_000,
      because: 'the placards come down',
    },
    {
      scene: { floor: { motion: aMotion('vote', { at: NOW - 40_000 }) } },
      at: NOW + 5_000,
      because: 'nobody has seconded it',
    },
    {
      scene: { floor: { motion: aMotion('vote', { at: NOW - 40_000, secondedBy: 'usa' }) } },
      at: CYCLE,
      because: 'it is seconded and does not fall',
    },
    {
      scene: { floor: { motion: aMotion('division', { at: 0, secondedBy: 'usa', debateUntil: NOW + 6_000 }) } },
      at: NOW + 6_000,
      because: 'the debate on it ends',
    },
    { scene: { order: { caucus } }, at: NOW + 9_000, because: 'the caucus ends' },
    {
      scene: { order: { caucus: { ...caucus, turn: { seat: 'ken', until: NOW + 3_000, heard: ['ken'] } } } },
      at: NOW + 3_000,
      because: 'Kenya’s turn lapses',
    },
    {
      scene: { order: { caucus: { ...caucus, turn: { seat: undefined, until: NOW + 3_000, heard: [] } } } },
      at: NOW + 9_000,
      because: 'nobody has a turn that could lapse',
    },
    { scene: { offers: [anOffer({ at: NOW - 80_000 })] }, at: NOW + 10_000, because: 'the offer lapses' },
    { scene: { offers: [anOffer({ at: NOW - 80_000, status: 'declined' })] }, at: CYCLE, because: 'it is settled' },
    { scene: { proposals: [aProposal({ at: NOW - 12_000 })] }, at: NOW + 8_000, because: 'silence becomes consent' },
    {
      scene: { proposals: [aProposal({ at: NOW - 12_000 })], owed: [react] },
      at: CYCLE,
      because: 'a placard is still to come, which settles it',
    },
    {
      scene: { proposals: [aProposal({ at: NOW - 12_000, status: 'contested' })] },
      at: CYCLE,
      because: 'it waits for its vote',
    },
    { scene: { closingOfferUntil: NOW + 2_000 }, at: NOW + 2_000, because: 'the offer to close is taken by silence' },
    { scene: { owed: [owe('usa', NOW + 3_500)] }, at: NOW + 3_500, because: 'the United States answers' },
    {
      scene: { owed: [owe('usa', NOW + 3_500), owe('fra', NOW + 1_500)] },
      at: NOW + 1_500,
      because: 'France answers sooner',
    },
    {
      scene: { offers: [anOffer({ at: NOW - 90_000 })] },
      at: CYCLE,
      because: 'a deadline that has passed was dealt with',
    },
  ])('comes at $at: $because', ({ scene, at }) => expect(nextIn(scene)).toBe(at))

  it('is the deadline of an open crisis, and not of one that was answered', () => {
    const { crisis } = aScene()
    const at = (status: 'open' | 'answered') =>
      nextIn({ crisis: crisis && { ...crisis, status, deadlineAt: NOW + 8_000 } })
    expect([at('open'), at('answered')]).toEqual([NOW + 8_000, CYCLE])
  })

  it.each(['paused', 'concluded'] as const)('is nothing while the session is %s', (status) => {
    expect(nextIn({ status })).toBeUndefined()
    expect(due(aScene({ ...quiet, status }), OPENED_AT + 30_000)).toEqual([])
  })

  it('comes sooner by the wall clock when the session runs faster', () => {
    const fast = aScene({ ...quiet, clock: { ...clock, pace: 3 } })
    expect(nextDueAt(fast)).toBe(OPENED_AT + 5_000)
  })
})

describe('a ballot of an AI delegate', () => {
  const at = (scene: Scene) => nextIn({ plan: { procedure: aPack() }, ...scene })
  const openedAt = NOW

  it.each([
    {
      vote: aRollCall({ openedAt, deadlineAt: NOW + 60_000 }),
      at: NOW + 1_200,
      because: 'the first name is called a moment after the vote is opened',
    },
    {
      vote: aRollCall({ openedAt, deadlineAt: NOW + 60_000, ballots: ballotsOf('+') }),
      at: NOW + 2_400,
      because: 'each name takes its time',
    },
    {
      vote: aVote({ kind: 'motion', motion: 'm1' }, { openedAt, deadlineAt: NOW + 20_000 }),
      at: NOW + 250,
      because: 'placards go up quickly',
    },
    {
      vote: aRollCall({ openedAt, deadlineAt: NOW + 60_000, ballots: ballotsOf('++') }),
      at: CYCLE,
      because: 'Kenya is a person and is waited for',
    },
  ])('comes at $at: $because', ({ vote, at: expected }) => expect(at({ floor: { vote } })).toBe(expected))

  it('goes before an answer that is owed', () => {
    const vote = aRollCall({ openedAt: NOW - 2_000, deadlineAt: NOW + 60_000 })
    const state = aScene({ ...quiet, floor: { vote }, owed: [owe('usa', 0)] })
    expect(due(state, OPENED_AT)).toMatchObject([{ kind: 'act', seat: 'chn', act: { kind: 'vote' }, spoken: false }])
  })
})

describe('an answer that is owed', () => {
  it('is due when its time has come, and not before', () => {
    const state = aScene({ ...quiet, owed: [owe('usa', NOW + 2_000)] })
    expect(due(state, OPENED_AT + 1_999)).toEqual([])
    const answer = { kind: 'act', seat: 'usa', act: { kind: 'reassure' }, origin: 'reply', spoken: true }
    expect(due(state, OPENED_AT + 2_000)).toEqual([answer])
  })

  it('of several at once is the one that is owed longest', () => {
    const state = aScene({ ...quiet, owed: [owe('fra', NOW), owe('usa', NOW)] })
    expect(due(state, OPENED_AT)).toMatchObject([{ seat: 'fra' }])
  })

  it('that has gone out of order is the clock’s to drop', () => {
    const state = aScene({ ...quiet, owed: [owe('usa', NOW, { kind: 'accept', offer: 'o9' })] })
    expect(due(state, OPENED_AT)).toEqual([{ kind: 'clock' }])
  })
})

describe('the next initiative of an AI delegate', () => {
  const free = { ...clock, lastAutonomousAt: NOW - 20_000 }
  const at = (scene: Scene) => nextIn({ clock: free, ...scene })
  const turn = (seat: string | undefined) => ({
    caucus: { ...caucus, until: NOW + 900_000, turn: { seat, until: NOW + 800_000, heard: [] } },
  })
  const COOLED = NOW + 10_000

  it.each<{ scene: Scene; at: number; because: string }>([
    { scene: {}, at: COOLED, because: 'half a minute after the last one' },
    { scene: { floor: { speakersList: ['usa'] } }, at: COOLED, because: 'an AI delegate is first on the list' },
    {
      scene: { floor: { speakersList: ['ken', 'usa'] } },
      at: CYCLE,
      because: 'a person is first and is given a turn longer',
    },
    { scene: { owed: [owe('usa', 3_600_000)] }, at: CYCLE, because: 'somebody still owes an answer' },
    { scene: { closingOfferUntil: 3_600_000 }, at: CYCLE, because: 'the people are asked whether to close' },
    {
      scene: { floor: { motion: aMotion('vote', { secondedBy: 'usa' }) } },
      at: CYCLE,
      because: 'a motion is before the committee',
    },
    { scene: { plan: { people: ['CHN', 'FRA', 'KEN', 'MHL', 'USA'] } }, at: CYCLE, because: 'there is no AI delegate' },
    { scene: { order: turn('usa') }, at: COOLED, because: 'the chair has called one' },
    { scene: { order: turn('ken') }, at: CYCLE, because: 'the chair has called a person' },
    { scene: { order: turn(undefined) }, at: COOLED, because: 'nobody waits in the caucus' },
  ])('comes at $at: $because', ({ scene, at: expected }) => expect(at(scene)).toBe(expected))

  it('is said aloud, of its own accord', () => {
    const state = aScene({ ...quiet, clock: { ...clock, lastAutonomousAt: NOW - 30_000 } })
    expect(due(state, OPENED_AT)).toMatchObject([{ kind: 'act', origin: 'autonomous', spoken: true }])
  })

  it('waits for the clock where both are due', () => {
    const state = aScene({ ...quiet, clock: { ...clock, lastAutonomousAt: 0, lastCycleAt: NOW - 14_000 } })
    expect(due(state, OPENED_AT + 1_000)).toEqual([{ kind: 'clock' }])
  })
})
