import { describe, expect, it } from 'vitest'
import type { Act, MotionKind, Reaction } from '../model/acts/act.ts'
import type { Personality, SeatId } from '../model/committee/seat.ts'
import { leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aMotion, aProposal, aRoom, atTime, rising, withOrder, withSecrets, withText } from '../testing/parts.ts'
import { motionOf } from './moves.ts'

const FRANCE = 1

/**
 * A calm room late in its session with a signed text of two clauses before it, the last of which France would rather have
 * out: it would go home without it.
 */
function room(personality: Personality = 'balanced', pack = aPack()): CampaignState {
  const opened = aRoom({ procedure: pack, difficulty: 'beginner' })
  const seats = opened.seats.map((seat) => ({ ...seat, delegate: { ...seat.delegate, personality } }))
  const table = [...rising(0.5, 0.2, 0.1, 0), [0.2, 0, 0, 0]]
  const state = withSecrets({ ...opened, seats }, 'fra', { table, reservation: 0.65, best: 1, redLines: [] })
  return {
    ...atTime(withText(state, [3, 0, 0, 0, 1], { sponsors: ['chn', 'ken'] }), 0.8, 2),
    relations: opened.relations.map((row) => row.map(() => 0)),
    tension: { value: 10, causes: [] },
  }
}

/** Everything France would move over many throws of the dice. */
function movesIn(state: CampaignState): readonly Extract<Act, { kind: 'motion' }>[] {
  const draft = leadingDraft(state)
  const acts = Array.from({ length: 300 }, (_, rng) => draft && motionOf({ ...state, rng: rng + 1 }, FRANCE, draft))
  return acts.filter((act) => act !== undefined)
}

const kindsIn = (state: CampaignState): ReadonlySet<MotionKind> => new Set(movesIn(state).map(({ motion }) => motion))
const strained = (state: CampaignState, value: number) => ({ ...state, tension: { ...state.tension, value } })

/** The room with failed proposals a minute ago and nothing new in the text since so long. */
function quietFor(
  ms: number,
  state = room(),
  statuses: readonly ('lapsed' | 'contested' | 'adopted' | 'open')[] = ['lapsed', 'lapsed'],
) {
  const { elapsedMs } = state.clock
  const mark = { issue: 0, before: 0, after: 3, by: 'chn', at: elapsedMs - ms }
  return {
    ...state,
    drafts: state.drafts.map((draft) => ({ ...draft, marks: [mark] })),
    proposals: statuses.map((status, at) => aProposal({ id: `p${at}`, at: elapsedMs - ms + 1 + at, status })),
  }
}

describe('a motion of an AI delegate', () => {
  it.each([
    { value: 45, motion: 'suspend', moved: true, because: 'the room is tense enough for a pause' },
    { value: 44, motion: 'suspend', moved: false, because: 'it is not quite' },
    { value: 30, motion: 'straw-poll', moved: true, because: 'it is time to see where everybody stands' },
    { value: 29, motion: 'straw-poll', moved: false, because: 'nobody need ask yet' },
  ] as const)('at a tension of $value to $motion: $moved, $because', ({ value, motion, moved }) => {
    expect(kindsIn(strained(room(), value)).has(motion)).toBe(moved)
  })

  it.each([
    { personality: 'gentle', moved: true, because: 'who seeks agreement asks for a pause' },
    { personality: 'collaborative', moved: true, because: 'so does who looks for a deal' },
    { personality: 'challenging', moved: false, because: 'who presses the room does not let it off' },
    { personality: 'aggressive', moved: false, because: 'even less' },
  ] as const)('for a pause by a delegate that is $personality: $moved, $because', ({ personality, moved }) => {
    expect(kindsIn(strained(room(personality), 70)).has('suspend')).toBe(moved)
  })

  it.each([
    { ms: 150_000, statuses: ['lapsed', 'lapsed'], moved: true, because: 'nothing has entered the text for so long' },
    { ms: 149_000, statuses: ['lapsed', 'lapsed'], moved: false, because: 'a moment ago something did' },
    { ms: 200_000, statuses: ['lapsed'], moved: false, because: 'one failure is no stall' },
    { ms: 200_000, statuses: ['lapsed', 'contested'], moved: true, because: 'an amendment is no progress either' },
    { ms: 200_000, statuses: ['lapsed', 'adopted'], moved: false, because: 'one of the two got through' },
    { ms: 200_000, statuses: ['lapsed', 'open'], moved: false, because: 'one of the two is still being met' },
  ] as const)('for a caucus after $ms ms with $statuses: $moved, $because', ({ ms, statuses, moved }) => {
    expect(kindsIn(quietFor(ms, room(), statuses)).has('unmoderated-caucus')).toBe(moved)
  })

  it('names lengths the chair can grant, and what it wants to hear about', () => {
    const slow = aPack({ speech: { leastSeconds: 90, mostSeconds: 180, replySeconds: 60 } })
    const acts = movesIn(quietFor(200_000, room('challenging', slow)))
    const moderated = acts.find(({ motion }) => motion === 'moderated-caucus')
    expect(moderated).toMatchObject({ minutes: 3, seconds: 90, issue: 1 })
    const calm = movesIn(quietFor(200_000, room('challenging')))
    expect(calm.find(({ motion }) => motion === 'moderated-caucus')).toMatchObject({ seconds: 60 })
    expect(movesIn(strained(room(), 70)).find(({ motion }) => motion === 'suspend')).toMatchObject({ minutes: 2 })
  })
})

describe('a division of the text', () => {
  const met = (reactions: Readonly<Record<SeatId, Reaction>>, issue = 4): CampaignState => ({
    ...room(),
    proposals: [aProposal({ changes: [{ issue, option: 0 }], reactions, status: 'lapsed' })],
  })
  const [yes, no] = ['welcome', 'cannot-accept'] as const

  it.each([
    { state: met({ chn: yes, usa: yes, ken: no, mhl: no }), moved: true, because: 'the clause splits the house' },
    {
      state: met({ chn: yes, usa: yes, ken: no }),
      moved: false,
      because: 'one refusal of five is less than a quarter',
    },
    { state: met({ chn: yes, ken: no, mhl: no }), moved: false, because: 'so is one welcome' },
    { state: met({ chn: yes, usa: yes, ken: no, mhl: no }, 0), moved: false, because: 'another clause does' },
    { state: room(), moved: false, because: 'nobody has shown anything' },
  ])('is moved: $moved, $because', ({ state, moved }) => {
    const division = movesIn(state).find(({ motion }) => motion === 'division')
    expect(division !== undefined).toBe(moved)
    if (division) expect(division).toMatchObject({ issue: 4 })
  })
})

describe('a vote on amendments by name', () => {
  const contested = { proposals: [aProposal({ status: 'contested' })] }

  it.each([
    { state: { ...room('aggressive'), ...contested }, moved: true, because: 'who likes a dispute wants it on record' },
    { state: { ...room('gentle'), ...contested }, moved: false, because: 'who does not leaves the placards be' },
    { state: room('aggressive'), moved: false, because: 'there is no amendment' },
    {
      state: { ...room('aggressive'), proposals: [aProposal({ status: 'contested', draft: 'd9' })] },
      moved: false,
      because: 'the amendment is to another text',
    },
  ])('is moved: $moved, $because', ({ state, moved }) => {
    expect(kindsIn(state).has('roll-call')).toBe(moved)
  })
})

describe('when AI delegates leave procedure alone', () => {
  const eager = strained(room(), 70)
  const decided = (decidedAt: Partial<Record<MotionKind, number>>) => withOrder(eager, { decidedAt })
  const now = eager.clock.elapsedMs

  it.each([
    { state: eager, quiet: false, because: 'nothing keeps them' },
    { state: atTime(eager, 0.1, 0), quiet: true, because: 'the opening is for statements' },
    {
      state: { ...eager, floor: { ...eager.floor, motion: aMotion({ motion: 'suspend' }) } },
      quiet: true,
      because: 'a motion is before the committee',
    },
    { state: decided({ 'close-list': now - 299_000 }), quiet: true, because: 'one was decided within five minutes' },
    { state: decided({ 'close-list': now - 301_000 }), quiet: false, because: 'five minutes have passed' },
    {
      state: decided({ division: 1, 'close-list': 2, 'limit-time': 3 }),
      quiet: true,
      because: 'three kinds are enough for a session',
    },
    {
      state: decided({ division: 1, appeal: 2, vote: 3 }),
      quiet: false,
      because: 'votes and appeals do not count among them',
    },
    {
      state: withOrder(eager, {
        caucus: { as: 'unmoderated', by: 'chn', issue: undefined, seconds: undefined, until: 9e9 },
      }),
      quiet: true,
      because: 'a caucus is on',
    },
  ])('is $quiet: $because', ({ state, quiet }) => {
    expect(movesIn(state).length === 0).toBe(quiet)
  })

  it('is mostly: who has reason to move does so three times in ten', () => {
    const count = movesIn(eager).length
    expect(count).toBeGreaterThan(60)
    expect(count).toBeLessThan(125)
  })
})
