import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../model/committee/seat.ts'
import { orderOf } from '../../model/floor/order.ts'
import type { MotionRule } from '../../model/floor/pack.ts'
import type { OwedAct } from '../../model/session/state.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aDraft, aMotion, aScene, aVote, inPhase, type Scene } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { raiseMotion, runOutOrder, secondMotion, settleMotion, speakOnMotion } from './motions.ts'

const plan = { procedure: aPack() }
const SECOND: OwedAct = { seat: 'fra', notBefore: 0, act: { kind: 'second' }, replyTo: 1, spoken: true }

/** What a motion of Kenya's does once it carries. */
function carried(motion: Parameters<typeof aMotion>[0], terms = {}, scene: Scene = {}) {
  const floor = { motion: aMotion(motion, { terms }), ...scene.floor }
  const context = aContext(aScene({ plan, drafts: [aDraft()], clock: inPhase(1, 600_000), ...scene, floor }))
  settleMotion(context, 'm1', true)
  return context
}

describe('a caucus that is carried', () => {
  it.each([
    { motion: 'suspend', as: 'suspension', because: 'the meeting rests' },
    { motion: 'unmoderated-caucus', as: 'unmoderated', because: 'everybody talks to everybody' },
    { motion: 'moderated-caucus', as: 'moderated', because: 'the chair calls the speakers' },
  ] as const)('by $motion is a $as: $because', ({ motion, as }) => {
    const context = carried(motion, { minutes: 7, seconds: 45, issue: 2 })
    const [caucus] = eventsOf(context, 'caucus-opened')
    const isModerated = as === 'moderated'
    expect(caucus).toMatchObject({ as, by: 'ken', until: 600_000 + 7 * 60_000 })
    expect([caucus?.issue, caucus?.seconds]).toEqual(isModerated ? [2, 45] : [undefined, undefined])
    expect(kindsOf(context).includes('floor-given')).toBe(isModerated)
  })

  it('lasts five minutes where nobody said for how long', () => {
    expect(eventsOf(carried('suspend'), 'caucus-opened')[0]?.until).toBe(900_000)
  })
})

describe('a motion that is carried', () => {
  it.each([
    { motion: 'limit-time', terms: { seconds: 45 }, change: { as: 'time-limited', seconds: 45 } },
    { motion: 'limit-time', terms: {}, change: { as: 'time-limited', seconds: 60 } },
    { motion: 'close-list', terms: {}, change: { as: 'list-closed' } },
    { motion: 'reopen-list', terms: {}, change: { as: 'list-reopened' } },
    { motion: 'important-question', terms: {}, change: { as: 'important', draft: 'd1' } },
    { motion: 'roll-call', terms: {}, change: { as: 'by-name', draft: 'd1' } },
    { motion: 'division', terms: { issue: 2 }, change: { as: 'divided', draft: 'd1', issue: 2 } },
  ] as const)('for $motion makes it so, because the committee wished it: $change', ({ motion, terms, change }) => {
    expect(eventsOf(carried(motion, terms), 'order-changed')).toMatchObject([change])
  })

  it('to adjourn the debate takes the draft off the floor, and leaves the room tense', () => {
    const context = carried('adjourn-debate')
    expect(context.state.drafts[0]?.status).toBe('adjourned')
    expect(eventsOf(context, 'tension-changed')).toMatchObject([{ code: 'vote-failed', delta: 4, seat: 'ken' }])
  })

  it('to adjourn the meeting is the end of the session, on the score as it stands', () => {
    const { state } = carried('adjourn-meeting')
    expect(state.status).toBe('concluded')
    expect(state.conclusion?.forced).toBe(false)
  })

  it('to reconsider brings back the draft that was decided last', () => {
    const decided = [aDraft({ status: 'rejected' }), aDraft({ id: 'd2', status: 'adjourned' })]
    const { drafts } = carried('reconsider', {}, { drafts: decided }).state
    expect(drafts.map(({ status }) => status)).toEqual(['rejected', 'open'])
  })

  it.each([
    { terms: {}, about: { draft: 'd1', change: undefined }, because: 'it asks about the draft' },
    {
      terms: { change: { issue: 1, option: 2 } },
      about: { draft: undefined, change: { issue: 1, option: 2 } },
      because: 'it asks about one change',
    },
  ])('for a straw poll asks the room: $because', ({ terms, about }) => {
    const vote = carried('straw-poll', terms).state.floor.vote
    expect(vote).toMatchObject({ manner: 'placards', question: { kind: 'straw-poll' } })
    expect(vote?.question).toEqual({ kind: 'straw-poll', ...about })
  })

  it('on a draft does nothing when the draft is gone', () => {
    const gone = { drafts: [aDraft({ status: 'rejected' })] }
    for (const motion of ['adjourn-debate', 'important-question', 'roll-call', 'division', 'consensus'] as const) {
      expect(kindsOf(carried(motion, { issue: 0 }, gone))).toEqual(['motion-settled'])
    }
  })
})

describe('a motion that takes the draft to its vote', () => {
  it.each([
    { motion: 'vote', phase: 1, question: 'draft', because: 'the debate is closed and the roll is called' },
    { motion: 'consensus', phase: 1, question: 'consensus', because: 'objections are asked for first' },
  ] as const)('by $motion moves the session to its last phase: $because', ({ motion, phase, question }) => {
    const { clock, floor } = carried(motion, {}, { clock: inPhase(phase, 600_000) }).state
    expect(clock.phaseIndex).toBe(2)
    expect(floor.vote?.question.kind).toBe(question)
  })

  it('in the last phase leaves the phases alone', () => {
    const context = carried('vote', {}, { clock: inPhase(2, 600_000) })
    expect(kindsOf(context)).toEqual(['motion-settled', 'vote-opened'])
    expect(eventsOf(context, 'vote-opened')[0]?.calledBy).toBe('ken')
  })
})

describe('a motion that fails', () => {
  it('does nothing of what it asked for, and the one set aside may find a second', () => {
    const motion = aMotion('suspend', { terms: { minutes: 5 } })
    const waiting = [aMotion('close-list', { id: 'm0' })]
    const context = aContext(aScene({ plan, floor: { motion }, order: { waiting } }), 0, { second: () => [SECOND] })
    settleMotion(context, 'm1', false)
    expect(kindsOf(context)).toEqual(['motion-settled', 'replies-owed'])
    expect(context.state.floor.motion?.id).toBe('m0')
  })

  it('is no different from an appeal that carries in what it leaves: the motion before it may find a second', () => {
    const motion = aMotion('appeal', { by: 'usa' })
    const context = aContext(
      aScene({ plan, floor: { motion }, order: { waiting: [aMotion('suspend', { id: 'm0' })] } }),
      0,
      {
        second: () => [SECOND],
      },
    )
    settleMotion(context, 'm1', true)
    expect(context.state.owed).toEqual([SECOND])
  })
})

describe('a motion that is raised', () => {
  const raise = (motion: MotionRule['motion'], terms = {}) => {
    const context = aContext(aScene({ plan, drafts: [aDraft()], clock: inPhase(1, 600_000) }))
    raiseMotion(context, 'ken', { kind: 'motion', motion, ...terms })
    return context
  }

  it.each([
    { motion: 'suspend', kinds: ['motion-raised'], because: 'it waits for a second' },
    { motion: 'close-list', kinds: ['motion-raised', 'vote-opened'], because: 'it needs none and is voted on' },
    {
      motion: 'roll-call',
      kinds: ['motion-raised', 'motion-settled', 'order-changed'],
      because: 'the chair grants it at once',
    },
  ] as const)('as $motion: $because', ({ motion, kinds }) => expect(kindsOf(raise(motion))).toEqual(kinds))

  it('keeps what it asks for', () => {
    expect(raise('suspend', { minutes: 4 }).state.floor.motion?.terms).toEqual({ minutes: 4 })
    expect(eventsOf(raise('suspend'), 'motion-raised')[0] ?? {}).not.toHaveProperty('terms')
  })

  it('and seconded without rules on it is voted on', () => {
    const context = aContext(aScene({ floor: { motion: aMotion('vote') } }))
    secondMotion(context, 'usa')
    expect(kindsOf(context)).toEqual(['motion-seconded', 'vote-opened'])
  })
})

describe('the debate on a motion to divide', () => {
  const divide = aMotion('division', { terms: { issue: 0 } })
  const seconded = (people: readonly string[], speaker: (side: string) => SeatId | undefined = () => undefined) => {
    const scene = aScene({ plan: { ...plan, people }, drafts: [aDraft()], floor: { motion: divide } })
    const context = aContext(scene, 5_000, { speakerOn: (_state, _motion, side) => speaker(side) })
    secondMotion(context, 'usa')
    return context
  }

  it('waits fifteen seconds for people to speak', () => {
    const context = seconded(['KEN'])
    expect(kindsOf(context)).toEqual(['motion-seconded', 'motion-debate-opened'])
    expect(context.state.floor.motion?.debateUntil).toBe(20_000)
  })

  it('does not wait where nobody is a person', () => {
    expect(kindsOf(seconded([])).at(-1)).toBe('vote-opened')
  })

  it('hears the keenest AI delegate of each side, and is over when both have spoken', () => {
    const context = seconded(['KEN'], (side) => (side === 'for' ? 'usa' : 'chn'))
    expect(eventsOf(context, 'motion-debated')).toMatchObject([
      { by: 'usa', side: 'for' },
      { by: 'chn', side: 'against' },
    ])
    expect(kindsOf(context).filter((kind) => kind === 'vote-opened')).toHaveLength(1)
  })

  it('asks nobody to speak on a side that is not heard', () => {
    const motions = plan.procedure.motions.map((rule) => ({ ...rule, speakersFor: 0 }))
    const scene = aScene({ plan: { procedure: aPack({ motions }) }, drafts: [aDraft()], floor: { motion: divide } })
    const context = aContext(scene, 0, { speakerOn: () => 'usa' })
    secondMotion(context, 'fra')
    expect(eventsOf(context, 'motion-debated')).toMatchObject([{ by: 'usa', side: 'against' }])
  })

  it('is not over while one place is left', () => {
    const context = aContext(
      aScene({ plan, drafts: [aDraft()], floor: { motion: { ...divide, debateUntil: 15_000 } } }),
    )
    speakOnMotion(context, 'ken', 'for')
    expect(kindsOf(context)).toEqual(['motion-debated'])
  })
})

describe('time', () => {
  const debated = aMotion('division', { debateUntil: 15_000 })
  const caucus = { as: 'unmoderated', by: 'usa', issue: undefined, seconds: undefined, until: 15_000 } as const

  it.each([
    { at: 14_999, vote: undefined, kinds: [], because: 'the debate has a moment left' },
    { at: 15_000, vote: undefined, kinds: ['vote-opened'], because: 'its time is over' },
    { at: 15_000, vote: aVote({ kind: 'motion', motion: 'm1' }), kinds: [], because: 'it is being voted on' },
  ])('at $at of a debate: $kinds, because $because', ({ at, vote, kinds }) => {
    const context = aContext(aScene({ plan, drafts: [aDraft()], floor: { motion: debated, vote } }), at)
    runOutOrder(context)
    expect(kindsOf(context)).toEqual(kinds)
  })

  it.each([
    { at: 14_999, kinds: [], because: 'the caucus has a moment left' },
    { at: 15_000, kinds: ['caucus-closed', 'tension-changed'], because: 'it is over, and talking has helped' },
  ])('at $at of a caucus: $kinds, because $because', ({ at, kinds }) => {
    const context = aContext(aScene({ plan, order: { caucus } }), at)
    runOutOrder(context)
    expect(kindsOf(context)).toEqual(kinds)
    if (at === 15_000) expect(eventsOf(context, 'tension-changed')[0]).toMatchObject({ delta: -2, seat: 'usa' })
    expect(orderOf(context.state).caucus === undefined).toBe(at === 15_000)
  })
})
