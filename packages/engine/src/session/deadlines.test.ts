import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../model/session/event.ts'
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
  inPhase,
  type Scene,
} from '../testing/a-scene.ts'
import { accepted, eventsOf, kindsOf, put } from '../testing/command-context.ts'

const plan = { procedure: aPack() }
const everybody = ['CHN', 'FRA', 'KEN', 'MHL', 'USA']

/** What the clock does when it is run at a session time, in a session in which nothing else is going on. */
function runAt(at: number, scene: Scene = {}) {
  return accepted(put(aScene({ crisis: undefined, ...scene }), { kind: 'AdvanceClock' }, at))
}

/** What happened besides the clock itself. */
function happened(decision: ReturnType<typeof runAt>): readonly SessionEvent['kind'][] {
  return kindsOf(decision).filter((kind) => kind !== 'clock-advanced')
}

describe('the clock', () => {
  it.each([
    { at: 14_999, cycle: false, because: 'a quarter of a minute has not passed' },
    { at: 15_000, cycle: true, because: 'it has' },
  ])('at $at looks at everything: $cycle, because $because', ({ at, cycle }) => {
    expect(eventsOf(runAt(at), 'clock-advanced')).toMatchObject([{ elapsedMs: at, cycle }])
  })

  it('does nothing in a session that rests', () => {
    const paused = aScene({ status: 'paused' })
    expect(accepted(put(paused, { kind: 'AdvanceClock' }, 15_000)).events).toEqual([])
  })
})

describe('an offer', () => {
  it.each([
    { at: 9_999, status: 'open', because: 'a minute and a half has not passed' },
    { at: 10_000, status: 'lapsed', because: 'nobody has answered it' },
  ])('at $at is $status: $because', ({ at, status }) => {
    const [offer] = runAt(at, { offers: [anOffer({ at: -80_000 })] }).state.offers
    expect(offer?.status).toBe(status)
  })

  it('that was answered does not lapse', () => {
    expect(happened(runAt(10_000, { offers: [anOffer({ at: -80_000, status: 'declined' })] }))).toEqual([])
  })
})

describe('a motion', () => {
  const motion = aMotion('suspend', { at: -40_000 })
  const vote = aVote({ kind: 'motion', motion: 'm1' }, { deadlineAt: 90_000 })

  it.each<{ at: number; floor: Scene['floor']; falls: boolean; because: string }>([
    { at: 4_999, floor: { motion }, falls: false, because: 'there is a moment left for a second' },
    { at: 5_000, floor: { motion }, falls: true, because: 'nobody seconds it' },
    { at: 5_000, floor: { motion: { ...motion, secondedBy: 'usa' } }, falls: false, because: 'it is seconded' },
    { at: 5_000, floor: { motion: { ...motion, debateUntil: 90_000 } }, falls: false, because: 'it is being debated' },
    { at: 5_000, floor: { motion, vote }, falls: false, because: 'it needed no second and is voted on' },
    {
      at: 5_000,
      floor: { motion, vote: { ...vote, question: { kind: 'straw-poll', draft: 'd1', change: undefined } } },
      falls: true,
      because: 'something else is voted on',
    },
  ])('at $at falls: $falls, because $because', ({ at, floor, falls }) => {
    const settled = eventsOf(runAt(at, { plan, ...(floor ? { floor } : {}) }), 'motion-settled')
    expect(settled.map(({ carried }) => carried)).toEqual(falls ? [false] : [])
  })
})

describe('other deadlines', () => {
  const caucus = { as: 'moderated', by: 'ken', issue: undefined, seconds: 60, until: 90_000 } as const

  it('an open proposal is settled once silence is consent', () => {
    const proposals = [aProposal({ at: -15_000, reactions: { chn: 'welcome', mhl: 'welcome', usa: 'live-with' } })]
    const drafts = [aDraft()]
    expect(happened(runAt(4_999, { drafts, proposals }))).toEqual([])
    expect(runAt(5_000, { drafts, proposals }).state.proposals[0]?.status).toBe('adopted')
  })

  it('a name that does not answer the roll is absent', () => {
    const floor = { vote: aRollCall({ deadlineAt: 5_000, ballots: ballotsOf('++') }) }
    expect(eventsOf(runAt(5_000, { plan, drafts: [aDraft()], floor }), 'ballot-cast')).toMatchObject([
      { seat: 'ken', absent: true },
    ])
  })

  it('a turn nobody uses passes on', () => {
    const order = { caucus: { ...caucus, turn: { seat: 'ken', until: 5_000, heard: ['ken'] } } }
    const decision = runAt(5_000, { plan, order, floor: { speakersList: ['usa'] } })
    expect(eventsOf(decision, 'floor-given')).toMatchObject([{ seat: 'usa' }])
  })

  it('a caucus ends with its time, in a session that has rules on it', () => {
    expect(happened(runAt(5_000, { plan, order: { caucus: { ...caucus, until: 5_000 } } }))).toContain('caucus-closed')
  })

  it.each([
    { at: 299_999, status: 'open', delta: [], because: 'there is a moment left to answer' },
    { at: 300_000, status: 'lapsed', delta: [6], because: 'nobody has answered, and everybody noticed' },
  ] as const)('a crisis at $at is $status: $because', ({ at, status, delta }) => {
    const { crisis } = aScene()
    const decision = runAt(at, { crisis, clock: { lastCycleAt: at, lastPersonAt: at } })
    expect(decision.state.crisis?.status).toBe(status)
    expect(eventsOf(decision, 'tension-changed').map((event) => event.delta)).toEqual(delta)
  })

  it('an offer to close that nobody answers is taken', () => {
    expect(runAt(4_999, { closingOfferUntil: 5_000 }).state.status).toBe('active')
    expect(runAt(5_000, { closingOfferUntil: 5_000 }).state.conclusion?.forced).toBe(false)
  })
})

describe('an answer that is out of order', () => {
  const stale = (notBefore: number): OwedAct => ({
    seat: 'usa',
    notBefore,
    act: { kind: 'accept', offer: 'o9' },
    replyTo: 1,
    spoken: true,
  })

  it('is dropped once it is due, and waited for before: it may be in order by then', () => {
    const { owed } = runAt(5_000, { owed: [stale(5_000), stale(5_001)] }).state
    expect(owed).toEqual([stale(5_001)])
  })
})

describe('the end of the time', () => {
  const END = 45 * 60_000
  const clock = inPhase(2, END - 5_000)
  const voting = (vote: ReturnType<typeof aVote>): Scene => ({ plan, drafts: [aDraft()], floor: { vote } })

  it.each<{ scene: Scene; status: string; because: string }>([
    { scene: {}, status: 'concluded', because: 'nothing holds it' },
    { scene: voting(aRollCall({ deadlineAt: END + 9 })), status: 'active', because: 'the roll call is finished first' },
    {
      scene: {
        ...voting(aVote({ kind: 'amendment', proposal: 'p1' }, { deadlineAt: END + 9 })),
        proposals: [aProposal({ status: 'contested' })],
      },
      status: 'active',
      because: 'the vote on the text is finished first',
    },
    {
      scene: voting(aVote({ kind: 'motion', motion: 'm1' }, { deadlineAt: END + 9 })),
      status: 'concluded',
      because: 'procedure makes no difference any more',
    },
    {
      scene: voting(aVote({ kind: 'straw-poll', draft: 'd1', change: undefined }, { deadlineAt: END + 9 })),
      status: 'concluded',
      because: 'a show of hands decides nothing',
    },
  ])('leaves the session $status: $because', ({ scene, status }) => {
    expect(runAt(END, { clock, ...scene }).state.status).toBe(status)
  })

  it('is not before it', () => expect(runAt(END - 1, { clock }).state.status).toBe('active'))
})

describe('the speakers list', () => {
  const listAfter = (scene: Scene) =>
    runAt(15_000, { clock: { lastPersonAt: 15_000 }, ...scene }).state.floor.speakersList

  it.each<{ scene: Scene; length: number; because: string }>([
    { scene: {}, length: 3, because: 'the chair keeps three AI delegates on it' },
    { scene: { floor: { speakersList: ['ken'] } }, length: 4, because: 'people are on it besides' },
    { scene: { floor: { speakersList: ['usa', 'fra', 'chn'] } }, length: 3, because: 'three are on it' },
    { scene: { order: { isListClosed: true } }, length: 0, because: 'the committee has closed it' },
    { scene: { plan: { people: everybody } }, length: 0, because: 'nobody is put on it against his will' },
  ])('has $length names on it: $because', ({ scene, length }) => expect(listAfter(scene)).toHaveLength(length))

  it('has nobody on it twice, nor who has the floor', () => {
    const list = listAfter({ floor: { speaker: 'chn', speakersList: ['ken', 'usa'] } })
    expect(new Set(list).size).toBe(list.length)
    expect(list.slice(0, 2)).toEqual(['ken', 'usa'])
    expect(list).not.toContain('chn')
  })
})
