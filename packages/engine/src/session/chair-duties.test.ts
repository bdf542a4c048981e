import { describe, expect, it } from 'vitest'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aMotion, aRollCall, aScene, aVote, inPhase, PLACE, type Scene, SEATS } from '../testing/a-scene.ts'
import { accepted, eventsOf, kindsOf, put } from '../testing/command-context.ts'

const MINUTE = 60_000
const END = 45 * MINUTE

/** A session of people alone, in which only the chair does anything of its own accord. */
const plan = { procedure: aPack(), people: SEATS.map((seat) => seat.toUpperCase()) }

/** What the chair does when it looks at everything at a session time. */
function looked(at: number, scene: Scene = {}) {
  const clock = { ...scene.clock, lastCycleAt: at - 15_000, lastPersonAt: scene.clock?.lastPersonAt ?? at }
  return accepted(put(aScene({ plan, crisis: undefined, ...scene, clock }), { kind: 'AdvanceClock' }, at))
}

const crisisOf = (status: 'open' | 'answered' | 'lapsed') => {
  const { crisis } = aScene()
  return crisis && { ...crisis, status, deadlineAt: status === 'open' ? END : 5 * MINUTE }
}

describe('an idle crisis', () => {
  const told = (at: number, scene: Scene = {}) =>
    eventsOf(looked(at, { crisis: crisisOf('open'), ...scene }), 'crisis-updated').map(({ description }) => description)
  const silentSince = (lastPersonAt: number, lastCrisisUpdateAt = 0) => ({
    clock: { lastPersonAt, lastCrisisUpdateAt },
  })

  it.each([
    { at: 119_999, scene: silentSince(0), says: [], because: 'two minutes have not passed' },
    { at: 120_000, scene: silentSince(0), says: ['one worsens'], because: 'nobody has said a word for two minutes' },
    { at: 120_000, scene: silentSince(1), says: [], because: 'a person was heard since' },
    { at: 130_000, scene: silentSince(0, 20_000), says: [], because: 'the last news is not two minutes old' },
    { at: 120_000, scene: { ...silentSince(0), crisis: undefined }, says: [], because: 'there is no crisis' },
  ])('at $at says $says: $because', ({ at, scene, says }) => expect(told(at, scene)).toEqual(says))

  it('tells its developments in turn, and begins again after the last', () => {
    const { crisis } = aScene()
    const after = (updatesTold: number) =>
      told(120_000, { ...silentSince(0), crisis: crisis && { ...crisis, updatesTold } })
    expect([0, 1, 2].map((count) => after(count)[0])).toEqual(['one worsens', 'one calms', 'one worsens'])
  })
})

describe('the next crisis', () => {
  const shares = [0.22, 0.42, 0.6, 0.78]
  const broken = (count: number): Scene => {
    const { crisis } = aScene()
    const closed = crisis ? Array.from({ length: count - 1 }, () => ({ ...crisis, status: 'lapsed' as const })) : []
    return { crisis: crisisOf('lapsed'), crisesClosed: closed, clock: inPhase(1, 10 * MINUTE) }
  }
  const isOpened = (at: number, scene: Scene) => kindsOf(looked(at, scene)).includes('crisis-opened')

  it.each(shares.map((share, index) => ({ share, count: index + 1 })))(
    'after $count breaks at $share of the session, and not before',
    ({ share, count }) => {
      const scene = { ...broken(count), clock: inPhase(1, 6 * MINUTE) }
      expect(isOpened(Math.ceil(share * END) - 1, scene)).toBe(false)
      expect(isOpened(Math.ceil(share * END), scene)).toBe(true)
    },
  )

  const due = 10 * MINUTE
  it.each<{ scene: Scene; is: boolean; because: string }>([
    { scene: broken(1), is: true, because: 'the first is over and its time has come' },
    { scene: { ...broken(1), crisis: crisisOf('open') }, is: false, because: 'the first still waits for an answer' },
    {
      scene: { ...broken(1), floor: { vote: aVote({ kind: 'motion', motion: 'm1' }, { deadlineAt: END }) } },
      is: false,
      because: 'nothing interrupts a vote',
    },
    { scene: { ...broken(1), deck: [] }, is: false, because: 'there is none left' },
    { scene: broken(5), is: false, because: 'five are as many as a session bears' },
    { scene: { clock: inPhase(1, due) }, is: false, because: 'the session began without any' },
  ])('breaks: $is, because $because', ({ scene, is }) => expect(isOpened(due, scene)).toBe(is))

  it.each([
    { answeredAt: 9 * MINUTE, is: true, because: 'the committee has had a minute to itself' },
    { answeredAt: 9 * MINUTE + 1, is: false, because: 'the last was answered less than a minute ago' },
  ])('breaks after an answer at $answeredAt: $is, because $because', ({ answeredAt, is }) => {
    const crisis = crisisOf('answered')
    const answer = { seat: 'ken', choice: 'talk', chanceRatio: 0.7, succeeded: true, at: answeredAt }
    expect(isOpened(due, { ...broken(1), crisis: crisis && { ...crisis, answer } })).toBe(is)
  })

  it('has its own time for an answer, and strains the room at once', () => {
    const decision = looked(due, broken(1))
    expect(eventsOf(decision, 'crisis-opened')[0]?.deadlineAt).toBe(due + 5 * MINUTE)
    const strain = { code: 'crisis-opened', delta: 5, seat: undefined }
    expect(eventsOf(decision, 'tension-changed')).toContainEqual(expect.objectContaining(strain))
  })
})

describe('time that passes without a text', () => {
  const result = { for: 5, against: 0, abstain: 0, required: 3, carried: true, vetoedBy: [] } as const
  const strained = (at: number, scene: Scene = {}) =>
    eventsOf(looked(at, scene), 'tension-changed').filter(({ code }) => code === 'time')

  it.each<{ at: number; scene: Scene; deltas: readonly number[]; because: string }>([
    { at: 4.5 * MINUTE, scene: {}, deltas: [3], because: 'a tenth of the session is over' },
    { at: 4.5 * MINUTE - 1, scene: {}, deltas: [], because: 'the tenth is not quite over' },
    { at: 4.75 * MINUTE + 1, scene: {}, deltas: [], because: 'it was told when it was' },
    {
      at: 4.5 * MINUTE,
      scene: { drafts: [aDraft({ status: 'adopted' })], floor: { votes: [aRollCall({ result })] } },
      deltas: [],
      because: 'a text is adopted and nobody worries',
    },
  ])('at $at strains the room by $deltas: $because', ({ at, scene, deltas }) => {
    expect(strained(at, scene).map(({ delta }) => delta)).toEqual(deltas)
  })
})

describe('the offer to close early', () => {
  const best = aScene().seats[PLACE.ken]?.secrets.table.map((row) => row.indexOf(Math.max(...row))) ?? []
  const result = { for: 5, against: 0, abstain: 0, required: 3, carried: true, vetoedBy: [] } as const
  const done: Scene = {
    plan: { procedure: aPack(), people: ['KEN'] },
    clock: inPhase(1, 30 * MINUTE),
    drafts: [aDraft({ deal: best, status: 'adopted' })],
    floor: { votes: [aRollCall({ result })], speakersList: ['chn', 'fra', 'usa'] },
    personActs: 3,
    autonomousActs: 9,
  }
  const finished = { ...inPhase(2, 30 * MINUTE) }

  it.each<{ scene: Scene; is: boolean; because: string }>([
    { scene: { clock: finished }, is: true, because: 'the work is done and time is left' },
    { scene: { clock: finished, closingRefused: true }, is: false, because: 'the people wished to go on' },
    { scene: { clock: finished, closingOfferUntil: END }, is: false, because: 'it stands already' },
    {
      scene: {
        clock: finished,
        floor: { ...done.floor, vote: aVote({ kind: 'motion', motion: 'm1' }, { deadlineAt: END }) },
      },
      is: false,
      because: 'a vote runs',
    },
    { scene: { clock: finished, drafts: [] }, is: false, because: 'nothing is adopted' },
  ])('is made: $is, because $because', ({ scene, is }) => {
    const offered = eventsOf(looked(30 * MINUTE, { ...done, ...scene }), 'closing-offered')
    expect(offered.map(({ until }) => until)).toEqual(is ? [30 * MINUTE + 30_000] : [])
  })
})

describe('a phase', () => {
  const opening = (substantiveActs: number): Scene => {
    const clock = inPhase(0, 0)
    return { clock: { ...clock, phases: clock.phases.map((phase) => ({ ...phase, substantiveActs })) } }
  }
  const phaseAt = (at: number, scene: Scene) => looked(at, scene).state.clock.phaseIndex

  it.each<{ at: number; scene: Scene; phase: number; because: string }>([
    { at: 6.75 * MINUTE, scene: opening(2), phase: 1, because: 'its minimum is over and much was done' },
    { at: 6.75 * MINUTE - 1, scene: opening(9), phase: 0, because: 'its minimum is not over, whatever was done' },
    { at: 6.75 * MINUTE, scene: opening(1), phase: 0, because: 'too little was done: 0.2 and 0.48' },
    { at: 11.25 * MINUTE, scene: opening(0), phase: 1, because: 'its maximum is over, whatever was done' },
    { at: 7.04 * MINUTE, scene: opening(1), phase: 1, because: '0.2 for one act and 0.5 for the time make 0.7' },
    { at: 11.25 * MINUTE, scene: { ...opening(0), crisis: crisisOf('open') }, phase: 0, because: 'a crisis waits' },
    { at: 11.25 * MINUTE, scene: { ...opening(0), closingOfferUntil: END }, phase: 0, because: 'an offer stands' },
    {
      at: 11.25 * MINUTE,
      scene: { ...opening(0), floor: { vote: aVote({ kind: 'motion', motion: 'm1' }, { deadlineAt: END }) } },
      phase: 0,
      because: 'a vote runs',
    },
  ])('at $at is number $phase: $because', ({ at, scene, phase }) => expect(phaseAt(at, scene)).toBe(phase))

  it('that is the last begins with AI delegates saying where they stand, and leaves people to themselves', () => {
    const scene = { plan: { people: ['KEN'] }, clock: inPhase(1, 29 * MINUTE), drafts: [aDraft()], autonomousActs: 3 }
    const decision = looked(29 * MINUTE, { ...scene, floor: { speakersList: ['chn', 'fra', 'usa'] } })
    expect(decision.state.clock.phaseIndex).toBe(2)
    const declared = decision.state.owed.filter(({ act }) => act.kind === 'declare').map(({ seat }) => seat)
    expect(declared.length).toBeGreaterThan(2)
    expect(declared).not.toContain('ken')
  })
})

describe('the chair calls the vote', () => {
  const signed = (overrides = {}) => [aDraft({ signatories: ['usa'], ...overrides })]
  const inFavour = { declared: Object.fromEntries(SEATS.map((seat) => [seat, 'favour' as const])) }
  const last = inPhase(2, 20 * MINUTE)
  const called = (at: number, scene: Scene) =>
    eventsOf(looked(at, scene), 'vote-opened').map(({ calledBy }) => calledBy)

  it.each<{ at: number; scene: Scene; is: boolean; because: string }>([
    { at: 20 * MINUTE, scene: { clock: last, drafts: signed(inFavour) }, is: true, because: 'everybody is for it' },
    {
      at: 20 * MINUTE,
      scene: {
        clock: { ...last, phases: last.phases.map((p) => ({ ...p, startedAt: 14 * MINUTE, substantiveActs: 2 })) },
        drafts: signed(),
      },
      is: false,
      because: 'four are still to be won over, and there is time',
    },
    {
      at: 20 * MINUTE,
      scene: { clock: last, drafts: [aDraft(inFavour)] },
      is: false,
      because: 'a name is missing under it',
    },
    {
      at: 0.95 * END,
      scene: { clock: inPhase(1, 30 * MINUTE), crisis: crisisOf('open'), drafts: signed() },
      is: true,
      because: 'the time is nearly up, in whatever phase',
    },
    {
      at: 0.95 * END - 1,
      scene: { clock: inPhase(1, 30 * MINUTE), crisis: crisisOf('open'), drafts: signed() },
      is: false,
      because: 'there is a little time left',
    },
  ])('at $at: $is, because $because', ({ at, scene, is }) => expect(called(at, scene)).toEqual(is ? ['chair'] : []))

  it('or ends the last phase, and the session with it, when there is nothing to vote on', () => {
    const { state } = looked(20 * MINUTE, { clock: last })
    expect(state).toMatchObject({ status: 'concluded', conclusion: { forced: false } })
    expect(state.clock.phases.every(({ endedAt }) => endedAt !== undefined)).toBe(true)
  })

  it('but does not end it over the head of a committee that has a crisis to answer', () => {
    expect(looked(20 * MINUTE, { clock: last, crisis: crisisOf('open') }).state.status).toBe('active')
    expect(
      looked(20 * MINUTE, { clock: last, floor: { motion: aMotion('vote', { at: 20 * MINUTE }) } }).state.status,
    ).toBe('concluded')
  })
})
