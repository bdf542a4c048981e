import { describe, expect, it } from 'vitest'
import { estimatedSurplus } from '../bargaining/estimate.ts'
import type { Act } from '../model/acts/act.ts'
import type { ActOrigin } from '../model/session/command.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aScene, PLACE } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

interface Taken {
  readonly seat?: string
  readonly words?: string
  readonly origin?: ActOrigin
}

function taken(state: CampaignState, act: Act, { seat = 'ken', words = 'We speak.', origin = 'person' }: Taken = {}) {
  return after(state, { kind: 'act-taken', seat, act, words, origin }, 70_000)
}

describe('who speaks', () => {
  const waiting = aScene({ floor: { speaker: 'usa', speakersList: ['ken', 'chn'] } })

  it('has the floor, leaves the speakers list and is quoted', () => {
    const { floor, seats } = taken(waiting, { kind: 'remark' })
    expect(floor).toMatchObject({ speaker: 'ken', speakersList: ['chn'] })
    expect(seats[PLACE.ken]?.lastStatement).toBe('We speak.')
  })

  it('without words takes no floor from anybody', () => {
    const { floor, seats } = taken(waiting, { kind: 'sign', draft: 'd1' }, { words: '' })
    expect(floor).toMatchObject({ speaker: 'usa', speakersList: ['ken', 'chn'] })
    expect(seats[PLACE.ken]?.lastStatement).toBe('')
  })

  it('counts as heard at that time, and nobody else does', () => {
    expect(taken(waiting, { kind: 'remark' }).lastActAt).toEqual([0, 0, 70_000, 0, 0])
  })
})

describe('an act', () => {
  it.each([
    { act: { kind: 'propose', changes: [] }, origin: 'person', personActs: 1, because: 'a person moved the text' },
    { act: { kind: 'point', point: 'order' }, origin: 'person', personActs: 1, because: 'procedure is work too' },
    { act: { kind: 'remark' }, origin: 'person', personActs: 0, because: 'a greeting is no contribution' },
    { act: { kind: 'request-floor' }, origin: 'person', personActs: 0, because: 'a placard alone says nothing' },
    { act: { kind: 'propose', changes: [] }, origin: 'autonomous', personActs: 0, because: 'no person did it' },
    { act: { kind: 'propose', changes: [] }, origin: 'reply', personActs: 0, because: 'no person did it' },
  ] as const)('$act.kind of $origin counts $personActs for the people: $because', ({ act, origin, personActs }) => {
    expect(taken(aScene(), act, { origin }).personActs).toBe(personActs)
  })

  it.each([
    { origin: 'autonomous', acts: 1, autonomousAt: 70_000, personAt: 0, because: 'the cooldown begins anew' },
    { origin: 'reply', acts: 0, autonomousAt: -22_000, personAt: 0, because: 'an answer is no initiative' },
    { origin: 'person', acts: 0, autonomousAt: -22_000, personAt: 70_000, because: 'the silence is broken' },
  ] as const)('of origin $origin sets the clocks: $because', ({ origin, acts, autonomousAt, personAt }) => {
    const state = taken(aScene(), { kind: 'reassure' }, { origin })
    expect(state.autonomousActs).toBe(acts)
    expect(state.clock).toMatchObject({ lastAutonomousAt: autonomousAt, lastPersonAt: personAt })
  })

  it('shakes the dice, so that what is drawn next depends on what was done', () => {
    const once = taken(aScene(), { kind: 'remark' })
    const twice = taken(once, { kind: 'remark' })
    expect(new Set([aScene().rng, once.rng, twice.rng]).size).toBe(3)
  })
})

describe('an answer', () => {
  const reply = (seat: string, kind: 'explain' | 'reassure', replyTo: number) => ({
    seat,
    notBefore: 0,
    act: kind === 'explain' ? ({ kind, issue: 0 } as const) : ({ kind } as const),
    replyTo,
    spoken: true,
  })
  const owed = [
    reply('usa', 'explain', 1),
    reply('usa', 'reassure', 2),
    reply('fra', 'reassure', 3),
    reply('usa', 'reassure', 4),
  ]
  const left = (state: CampaignState) => state.owed.map(({ replyTo }) => replyTo)

  it('is owed no longer once given: the first of its kind by that delegation alone', () => {
    const state = taken(aScene({ owed }), { kind: 'reassure' }, { seat: 'usa', origin: 'reply' })
    expect(left(state)).toEqual([1, 3, 4])
  })

  it('stays owed while the delegation does something else of its own accord', () => {
    const state = taken(aScene({ owed }), { kind: 'reassure' }, { seat: 'usa', origin: 'autonomous' })
    expect(left(state)).toEqual([1, 2, 3, 4])
  })

  it('that nobody owed changes nothing about what is owed', () => {
    expect(left(taken(aScene({ owed }), { kind: 'warn' }, { seat: 'usa', origin: 'reply' }))).toEqual([1, 2, 3, 4])
  })
})

describe('what the room learns from an act', () => {
  const CHANGE = { issue: 1, option: 3 }
  const scene = aScene({ drafts: [aDraft()] })
  const with1 = [2, 3, 1, 0, 0]
  const gain = (state: CampaignState, place: number) => {
    const estimate = state.estimates[place] ?? { table: [], observations: 0 }
    return estimatedSurplus(estimate, with1) - estimatedSurplus(estimate, aDraft().deal)
  }

  it.each([
    { act: { kind: 'support', change: CHANGE }, moves: 'up', because: 'who speaks for a clause wants it' },
    { act: { kind: 'oppose', change: CHANGE }, moves: 'down', because: 'who speaks against it does not' },
    {
      act: { kind: 'trade', target: 'usa', give: { issue: 0, option: 1 }, take: CHANGE },
      moves: 'up',
      because: 'what it asks for in return is what it wants',
    },
    {
      act: { kind: 'trade', target: 'usa', give: CHANGE, take: { issue: 0, option: 1 } },
      moves: 'nowhere',
      because: 'what it offers may cost it dearly',
    },
    { act: { kind: 'remark' }, moves: 'nowhere', because: 'a remark tells nothing' },
    {
      act: { kind: 'promise', target: 'usa', change: CHANGE },
      moves: 'nowhere',
      because: 'words may be given lightly',
    },
  ] as const)('$act.kind: the guess moves $moves, because $because', ({ act, moves }) => {
    const by = { chn: PLACE.chn, ken: PLACE.ken } as const
    // China opposes observers on the record, Kenya hardly cares: both show it when they act otherwise.
    const seat = moves === 'down' ? 'ken' : 'chn'
    const before = gain(scene, by[seat])
    const moved = gain(taken(scene, act, { seat }), by[seat])
    expect(Math.sign(Math.round((moved - before) * 1e9))).toBe({ up: 1, down: -1, nowhere: 0 }[moves])
  })

  it('concerns the delegation that acted and no other', () => {
    const { estimates } = taken(scene, { kind: 'support', change: CHANGE })
    expect(estimates.map(({ observations }) => observations)).toEqual([0, 0, 1, 0, 0])
  })

  it('when it explains itself is the option that lies nearest to its position', () => {
    const { estimates } = taken(aScene(), { kind: 'explain', issue: 3 }, { seat: 'ken' })
    const row = estimates[PLACE.ken]?.table[3] ?? []
    // Kenya stands at 0.9 on water; the options lie at −1, −0.3, 0.4 and 1.
    expect(row.indexOf(Math.max(...row))).toBe(3)
    const americas =
      taken(aScene(), { kind: 'explain', issue: 0 }, { seat: 'usa' }).estimates[PLACE.usa]?.table[0] ?? []
    expect(americas.indexOf(Math.max(...americas))).toBe(1)
  })

  it('of a stranger is nothing', () => {
    const { estimates } = taken(scene, { kind: 'support', change: CHANGE }, { seat: 'bra' })
    expect(estimates).toEqual(scene.estimates)
  })
})

describe('speaking against a delegation', () => {
  const plan = { procedure: aPack() }
  const order = (state: CampaignState) => state.floor.order

  it.each([
    { act: { kind: 'warn', target: 'usa' }, mayReply: ['usa'], threat: undefined, because: 'a warning is an attack' },
    {
      act: { kind: 'oppose', change: { issue: 0, option: 1 }, target: 'usa' },
      mayReply: ['usa'],
      threat: undefined,
      because: 'its clause was attacked',
    },
    {
      act: { kind: 'threaten', target: 'usa' },
      mayReply: ['usa'],
      threat: { by: 'ken', at: 70_000 },
      because: 'and a point of order may follow',
    },
    {
      act: { kind: 'threaten' },
      mayReply: [],
      threat: { by: 'ken', at: 70_000 },
      because: 'nobody was named, and all were threatened',
    },
  ] as const)('$act.kind gives the right of reply to $mayReply: $because', ({ act, mayReply, threat }) => {
    const state = taken(aScene({ plan }), act)
    expect(order(state)?.mayReply).toEqual(mayReply)
    expect(order(state)?.lastThreat).toEqual(threat)
  })

  it.each([
    { act: { kind: 'warn' }, because: 'nobody was named' },
    { act: { kind: 'question', target: 'usa' }, because: 'a question is no attack' },
  ] as const)('$act.kind leaves the order of business as it was: $because', ({ act }) => {
    expect(order(taken(aScene({ plan }), act))).toBeUndefined()
  })

  it('twice gives one reply, and a later warning does not make a threat forgotten', () => {
    const threatened = taken(aScene({ plan }), { kind: 'threaten', target: 'usa' })
    const warned = taken(taken(threatened, { kind: 'warn', target: 'usa' }), { kind: 'warn', target: 'chn' })
    expect(order(warned)?.mayReply).toEqual(['usa', 'chn'])
    expect(order(warned)?.lastThreat).toEqual({ by: 'ken', at: 70_000 })
  })

  it('means nothing in a session that has no rules on it', () => {
    expect(order(taken(aScene(), { kind: 'threaten', target: 'usa' }))).toBeUndefined()
  })
})

describe('an answer', () => {
  const answer = { kind: 'explain', issue: 0, target: 'ken', answer: { to: 'need', verdict: 'yes' } } as const
  const by = (act: Act, origin: ActOrigin) => taken(aScene(), act, { seat: 'chn', origin }).answered

  it('makes its speaker the one that the asker talks with', () => {
    expect(by(answer, 'reply')).toEqual({ ken: { by: 'chn', at: 70_000 } })
  })

  it.each([
    { act: { kind: 'explain', issue: 0, target: 'ken' }, origin: 'reply', because: 'it answers nothing' },
    { act: answer, origin: 'autonomous', because: 'nobody had asked' },
    { act: { kind: 'explain', issue: 0, answer: answer.answer }, origin: 'reply', because: 'it is said to nobody' },
  ] as const)('does not, where $because', ({ act, origin }) => {
    expect(by(act, origin)).toBeUndefined()
  })
})
