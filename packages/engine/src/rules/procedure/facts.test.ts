import { describe, expect, it } from 'vitest'
import type { Draft } from '../../model/floor/draft.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aDraft, aMotion, aRollCall, aScene, aVote, ballotsOf, inPhase, type Scene } from '../../testing/a-scene.ts'
import { factsOf } from './facts.ts'

const plan = { procedure: aPack() }
const facts = (scene: Scene = {}) => factsOf(aScene({ plan, ...scene }))

describe('what is going on', () => {
  const caucus = { by: 'ken', issue: undefined, seconds: undefined, until: 90_000 } as const

  it.each<{ scene: Scene; business: string; because: string }>([
    { scene: {}, business: 'debate', because: 'nothing else is' },
    {
      scene: { order: { caucus: { ...caucus, as: 'moderated' } } },
      business: 'moderated-caucus',
      because: 'the chair calls the speakers',
    },
    {
      scene: { order: { caucus: { ...caucus, as: 'unmoderated' } } },
      business: 'unmoderated-caucus',
      because: 'everybody talks',
    },
    {
      scene: { order: { caucus: { ...caucus, as: 'suspension' } } },
      business: 'unmoderated-caucus',
      because: 'a suspended meeting hears no formal business either',
    },
    {
      scene: { floor: { vote: aRollCall() }, order: { caucus: { ...caucus, as: 'moderated' } } },
      business: 'voting',
      because: 'a vote comes before everything',
    },
  ])('is $business, because $because', ({ scene, business }) => expect(facts(scene).business).toBe(business))

  it('has a time, and an end', () => {
    expect(facts({ clock: { elapsedMs: 600_000 } })).toMatchObject({ at: 600_000, remainingMs: 35 * 60_000 })
  })
})

describe('who is present', () => {
  const people = ['KEN', 'USA']
  const heardAt = (kenya: number) => [0, 0, kenya, 0, 600_000]

  it.each([
    { elapsedMs: 599_999, kenya: 0, present: 5, because: 'everybody has come, and not ten minutes have passed' },
    { elapsedMs: 600_000, kenya: 0, present: 4, because: 'nobody has heard from Kenya for ten minutes' },
    { elapsedMs: 600_000, kenya: 1, present: 5, because: 'Kenya was heard a moment less than ten minutes ago' },
    {
      elapsedMs: 1_200_001,
      kenya: 0,
      present: 3,
      because: 'the United States is silent too; AI delegates never leave',
    },
  ])('after $elapsedMs ms are $present: $because', ({ elapsedMs, kenya, present }) => {
    const scene = { plan: { ...plan, people }, clock: { elapsedMs }, lastActAt: heardAt(kenya) }
    expect(facts(scene).present).toBe(present)
  })
})

describe('the motion before the committee', () => {
  it.each([
    { motion: aMotion('suspend'), isSeconded: false, because: 'it waits for a second' },
    { motion: aMotion('suspend', { secondedBy: 'usa' }), isSeconded: true, because: 'another seat supports it' },
    { motion: aMotion('division', { debateUntil: 9 }), isSeconded: true, because: 'it is being debated' },
  ])('counts as seconded: $isSeconded, because $because', ({ motion, isSeconded }) => {
    expect(facts({ floor: { motion } }).pending).toMatchObject({ motion: motion.motion, by: 'ken', isSeconded })
  })

  it('is told with its terms and with who has spoken on it, side by side', () => {
    const speakers = [
      { seat: 'usa', side: 'for' },
      { seat: 'chn', side: 'against' },
      { seat: 'fra', side: 'against' },
    ] as const
    const motion = aMotion('division', { terms: { issue: 2 }, speakers })
    expect(facts({ floor: { motion } }).pending).toMatchObject({ issue: 2, speakersFor: 1, speakersAgainst: 2 })
  })

  it('is none when there is none', () => expect(facts().pending).toBeUndefined())
})

describe('the draft before the committee', () => {
  it('has clauses where it does not leave things as they are', () => {
    expect(facts({ drafts: [aDraft()] }).draft).toMatchObject({ clauses: [0, 2], supporters: 1, supportNeeded: 2 })
  })

  it.each<{ order: Scene['order']; fact: object; because: string }>([
    { order: { important: ['d1'] }, fact: { isImportant: true }, because: 'it was called important' },
    { order: { important: ['d2'] }, fact: { isImportant: false }, because: 'another was' },
    { order: { byName: ['d1'] }, fact: { isByName: true }, because: 'the roll will be called on its parts' },
    { order: { consensusAsked: ['d1'] }, fact: { isConsensusAsked: true }, because: 'somebody has objected' },
    {
      order: {
        parts: [
          { draft: 'd1', issue: 2, isVoted: true },
          { draft: 'd2', issue: 0, isVoted: false },
        ],
      },
      fact: { divided: [2] },
      because: 'its own parts count, voted on or not',
    },
  ])('$fact when $because', ({ order, fact }) => {
    expect(facts({ drafts: [aDraft()], ...(order ? { order } : {}) }).draft).toMatchObject(fact)
  })

  it.each<{ drafts: readonly Draft[]; isDecided: boolean; isAdopted: boolean; because: string }>([
    { drafts: [], isDecided: false, isAdopted: false, because: 'there never was one' },
    { drafts: [aDraft()], isDecided: false, isAdopted: false, because: 'it is open' },
    { drafts: [aDraft({ status: 'rejected' })], isDecided: true, isAdopted: false, because: 'it was voted down' },
    { drafts: [aDraft({ status: 'adjourned' })], isDecided: true, isAdopted: false, because: 'it was set aside' },
    {
      drafts: [aDraft({ status: 'adopted' }), aDraft({ id: 'd2' })],
      isDecided: false,
      isAdopted: true,
      because: 'one stands and another is open',
    },
  ])('is decided $isDecided and adopted $isAdopted: $because', ({ drafts, isDecided, isAdopted }) => {
    expect(facts({ drafts })).toMatchObject({ isDecided, isAdopted })
  })

  it.each([
    { majority: 'simple', is: false, because: 'a majority decides' },
    { majority: 'two-thirds', is: true, because: 'two thirds decide' },
    { majority: 'security-council', is: true, because: 'calling it important would lower the bar' },
  ] as const)('needs more than a majority: $is, because $because', ({ majority, is }) => {
    expect(facts({ plan: { ...plan, majority } }).isTwoThirdsAlready).toBe(is)
  })

  it.each([
    { clock: inPhase(0, 2_000_000), isRipe: false, because: 'the opening is no debate' },
    { clock: inPhase(1, 1_000 + 18 * 60_000 - 1), isRipe: false, because: 'negotiation lacks a moment' },
    { clock: inPhase(1, 1_000 + 18 * 60_000), isRipe: true, because: 'negotiation has had its minimum' },
    { clock: inPhase(2, 60_000), isRipe: true, because: 'the last phase is for voting' },
  ])('is ripe for its vote: $isRipe, because $because', ({ clock, isRipe }) => {
    expect(facts({ clock }).isRipe).toBe(isRipe)
  })
})

describe('who may explain its vote', () => {
  const ballots = ballotsOf('++-oo')
  const onDraft = aRollCall({ ballots })
  const drafts = [aDraft({ sponsors: ['ken', 'fra'], status: 'adopted' })]

  it.each<{ scene: Scene; may: readonly string[]; because: string }>([
    {
      scene: { floor: { votes: [onDraft] } },
      may: ['chn', 'mhl', 'usa'],
      because: 'sponsors have said all they had to',
    },
    {
      scene: { floor: { votes: [onDraft] }, order: { explained: ['usa'] } },
      may: ['chn', 'mhl'],
      because: 'the United States has done so',
    },
    { scene: { floor: { votes: [onDraft], vote: aRollCall() } }, may: [], because: 'nothing interrupts a vote' },
    {
      scene: { floor: { votes: [aVote({ kind: 'motion', motion: 'm1' }, { ballots })] } },
      may: [],
      because: 'a vote on procedure is not explained',
    },
    {
      scene: { floor: { votes: [onDraft, aVote({ kind: 'motion', motion: 'm1' }, { ballots })] } },
      may: ['chn', 'mhl', 'usa'],
      because: 'procedure since then has not taken the right away',
    },
    { scene: {}, may: [], because: 'nothing was voted on' },
  ])('$may: $because', ({ scene, may }) => expect(facts({ drafts, ...scene }).mayExplain).toEqual(may))
})

describe('what the order of business adds', () => {
  it('is taken over as it stands', () => {
    const ruling = { seat: 'ken', point: 'order', ruling: 'well-taken', at: 7_000 } as const
    const order = {
      ruling,
      isListClosed: true,
      decidedAt: { suspend: 5 },
      mayReply: ['usa'],
      presentAndVoting: ['chn'],
    }
    expect(facts({ order })).toMatchObject({
      rulingAt: 7_000,
      isListClosed: true,
      decidedAt: { suspend: 5 },
      mayReply: ['usa'],
      presentAndVoting: ['chn'],
    })
  })
})
