import { describe, expect, it } from 'vitest'
import type { Act, Stance } from '../model/acts/act.ts'
import type { Personality, SeatId } from '../model/committee/seat.ts'
import { CHAIR } from '../model/floor/draft.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { PLACARD_GAP_MS, REPLY_GAP_MS } from '../model/session/time.ts'
import { aPack } from '../testing/a-pack.ts'
import {
  aDraft,
  aProposal,
  aResult,
  aRoom,
  atTime,
  aVote,
  rising,
  withOrder,
  withSecrets,
  withText,
} from '../testing/parts.ts'
import { owedAppeal } from './appeals.ts'
import { owedDeclarations } from './declarations.ts'
import { owedExplanations } from './explanations.ts'
import { owedPlacards } from './placards.ts'

const AT = 10_000

/** A room in which every seat wants the first issue settled so far as its weight says; below 0 it wants it not at all. */
function roomOf(weights: Readonly<Record<SeatId, number>>, people: readonly string[] = []): CampaignState {
  const room = aRoom({ people, difficulty: 'beginner' })
  return Object.entries(weights).reduce(
    (state, [id, weight]) => {
      const row = weight < 0 ? [-weight, 0, 0, 0] : (rising(weight)[0] ?? [])
      const table = [row, [0.2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
      return withSecrets(state, id, { table, reservation: 0.1, best: 0.2 + Math.abs(weight), redLines: [] })
    },
    withText(room, [0, 0, 0, 0, 0]),
  )
}

const split = roomOf({ chn: 0.5, fra: -0.5, ken: 0.5, mhl: 0, usa: -0.5 })

describe('placards after a proposal', () => {
  const put = (by: SeatId, state = split, reactions: Readonly<Record<SeatId, 'welcome'>> = {}) => ({
    ...state,
    seq: 20,
    proposals: [aProposal({ by, changes: [{ issue: 0, option: 3 }], reactions })],
  })
  const placardsOf = (owed: readonly OwedAct[]) =>
    owed.map(({ seat, act }) => [seat, act.kind === 'react' ? act.reaction : act.kind])

  it('are shown by every delegate but the proposer, each by its interests', () => {
    expect(placardsOf(owedPlacards(put('ken'), AT, 'p1'))).toEqual([
      ['chn', 'welcome'],
      ['fra', 'cannot-accept'],
      ['mhl', 'live-with'],
      ['usa', 'cannot-accept'],
    ])
  })

  it('are not owed by people, nor a second time by who has shown one, nor on what is forgotten', () => {
    const withPerson = put('ken', roomOf({ chn: 0.5, fra: -0.5, mhl: 0, usa: -0.5 }, ['KEN', 'USA']), {
      chn: 'welcome',
    })
    expect(placardsOf(owedPlacards(withPerson, AT, 'p1')).map(([seat]) => seat)).toEqual(['fra', 'mhl'])
    expect(owedPlacards(split, AT, 'p1')).toEqual([])
  })

  it('go up one after another, but the first to refuse and the first to welcome speak, in that order', () => {
    const owed = owedPlacards(put('ken'), AT, 'p1')
    const of = (id: SeatId) => owed.find(({ seat }) => seat === id)
    expect(of('fra')).toMatchObject({ spoken: true, notBefore: AT + REPLY_GAP_MS, replyTo: 20 })
    expect(of('chn')).toMatchObject({ spoken: true, notBefore: AT + 2 * REPLY_GAP_MS })
    expect(of('mhl')).toMatchObject({ spoken: false, notBefore: AT + 3 * PLACARD_GAP_MS })
    expect(of('usa')).toMatchObject({ spoken: false, notBefore: AT + 4 * PLACARD_GAP_MS })
  })

  it.each([
    {
      changes: [
        { issue: 0, option: 3 },
        { issue: 1, option: 0 },
      ],
      over: 0,
      because: 'it loses most by the first',
    },
    {
      changes: [
        { issue: 1, option: 0 },
        { issue: 0, option: 3 },
      ],
      over: 0,
      because: 'their order says nothing',
    },
  ])('say which change a refusal is due to: $because', ({ changes, over }) => {
    const state = { ...put('ken'), proposals: [aProposal({ changes })] }
    const refusal = owedPlacards(state, AT, 'p1').find(({ seat }) => seat === 'fra')?.act
    expect(refusal).toMatchObject({ reaction: 'cannot-accept', over: { issue: over, option: 3 } })
    expect(owedPlacards(state, AT, 'p1').find(({ seat }) => seat === 'chn')?.act).not.toHaveProperty('over')
  })

  it('do not refuse the one change that was made the condition of a vote, until its clause is another one', () => {
    const change = { issue: 0, option: 3 }
    const bound = { ...put('ken'), terms: { fra: { change, at: 5 } } }
    expect(Object.fromEntries(placardsOf(owedPlacards(bound, AT, 'p1')))['fra']).toBe('live-with')
    const marks = [{ issue: 0, before: 0, after: 1, by: 'usa', at: 6 }]
    const overtaken = { ...bound, drafts: [aDraft({ marks })] }
    expect(Object.fromEntries(placardsOf(owedPlacards(overtaken, AT, 'p1')))['fra']).toBe('cannot-accept')
  })

  it('leave the word to nobody where all could live with it', () => {
    const calm = roomOf({ chn: 0, fra: 0, ken: 0, mhl: 0, usa: 0 })
    expect(owedPlacards(put('ken', calm), AT, 'p1').some(({ spoken }) => spoken)).toBe(false)
  })

  it.each([
    { by: 'usa', reaction: 'cannot-accept', because: 'a rival’s gain is judged by what the seat loses of its hopes' },
    { by: CHAIR, reaction: 'live-with', because: 'the chair’s text is judged by what the seat has: it keeps enough' },
  ])('on changes put by $by: $reaction, $because', ({ by, reaction }) => {
    // France has a surplus of 0.3 on the text and keeps 0.2 of it: two thirds, but far from its best.
    const secrets = { table: [[0.4, 0.3, 0.3, 0.3], [0, 0, 0, 0.9], [0], [0], [0]], reservation: 0.1, best: 1.3 }
    const state = withSecrets(split, 'fra', secrets)
    const strict = { ...state, difficulty: 'expert' as const }
    expect(Object.fromEntries(placardsOf(owedPlacards(put(by, strict), AT, 'p1')))['fra']).toBe(reaction)
  })
})

describe('explanations of vote', () => {
  /** A draft sponsored by China was voted on so, in the order of the seats. */
  function after(marks: string, carried: boolean, explained: readonly SeatId[] = []): CampaignState {
    const vote = aVote(marks, { kind: 'draft', draft: 'd1' }, aResult({ carried }))
    const status = carried ? 'adopted' : 'rejected'
    const state = { ...aRoom({ people: ['KEN'], procedure: aPack() }), drafts: [aDraft({ sponsors: ['chn'], status })] }
    return withOrder({ ...state, seq: 50, floor: { ...state.floor, votes: [vote] } }, { explained })
  }

  it.each([
    { marks: '++-+-', carried: true, heard: ['usa', 'fra'], because: 'who was outvoted explains itself first' },
    { marks: '+++oo', carried: true, heard: ['mhl', 'usa'], because: 'an abstention wants explaining too' },
    { marks: '+----', carried: false, heard: ['fra', 'mhl'], because: 'those who stopped it speak where nobody lost' },
    { marks: '++---', carried: false, heard: ['fra', 'mhl'], because: 'who wanted the text lost, and speaks first' },
    { marks: '-++++', carried: true, heard: ['fra', 'mhl'], because: 'a sponsor does not explain itself' },
  ])('of $marks, carried $carried, are heard from $heard: $because', ({ marks, carried, heard }) => {
    const owed = owedExplanations(after(marks, carried), AT)
    expect(owed.map(({ seat }) => seat)).toEqual(heard)
    for (const [index, one] of owed.entries()) {
      expect(one).toMatchObject({ act: { kind: 'point', point: 'explanation-of-vote' }, spoken: true, replyTo: 50 })
      expect(one.notBefore).toBe(AT + REPLY_GAP_MS * (index + 1))
    }
  })

  it('are heard first from those who voted otherwise than they had declared', () => {
    const state = after('++-+-', true)
    const drafts = state.drafts.map((draft) => ({ ...draft, declared: { mhl: 'against' } as const }))
    expect(owedExplanations({ ...state, drafts }, AT).map(({ seat }) => seat)).toEqual(['mhl', 'usa'])
  })

  it('are heard once from each, and from nobody where no draft was voted on', () => {
    expect(owedExplanations(after('++-+-', true, ['usa']), AT).map(({ seat }) => seat)).toEqual(['fra', 'mhl'])
    expect(owedExplanations(aRoom({ procedure: aPack() }), AT)).toEqual([])
  })
})

describe('an appeal against a call to order', () => {
  /** Of a thousand throws of the dice those in which a delegate of this manner appeals. */
  function appeals(personality: Personality): number {
    const room = aRoom()
    const seats = room.seats.map((seat) => ({ ...seat, delegate: { ...seat.delegate, personality } }))
    return Array.from({ length: 1_000 }, (_, rng) => owedAppeal({ ...room, seats, rng }, AT, 'usa').length).reduce(
      (sum, count) => sum + count,
      0,
    )
  }

  it.each([
    { personality: 'collaborative', least: 0, most: 0, because: 'it takes correction' },
    { personality: 'gentle', least: 0, most: 0, because: 'so does a gentle delegate' },
    { personality: 'balanced', least: 20, most: 85, because: 'one in twenty' },
    { personality: 'challenging', least: 240, most: 360, because: 'three in ten' },
    { personality: 'aggressive', least: 340, most: 460, because: 'four in ten' },
  ] as const)('by a $personality delegate, $least to $most times: $because', ({ personality, least, most }) => {
    const count = appeals(personality)
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
  })

  it('is nobody’s but the delegate’s who was called, and no person’s', () => {
    const state = { ...aRoom({ people: ['KEN'] }), seq: 9 }
    for (let rng = 0; rng < 200; rng++) {
      expect(owedAppeal({ ...state, rng }, AT, 'ken')).toEqual([])
      expect(owedAppeal({ ...state, rng }, AT, 'bra')).toEqual([])
      for (const owed of owedAppeal({ ...state, rng }, AT, 'chn')) {
        expect(owed).toMatchObject({ seat: 'chn', act: { kind: 'motion', motion: 'appeal' }, replyTo: 9, spoken: true })
      }
    }
  })
})

describe('declarations on the leading draft', () => {
  const wanted = { table: rising(0.5, 0.3, 0.2, 0, 0), reservation: 0.5, best: 1, redLines: [] }
  /** What France now declares of a text, in the last phase, where the others keep what they have declared. */
  function declaredOn(deal: readonly number[], before: Stance | undefined, names: object, owed: readonly Act[] = []) {
    const room = withSecrets(aRoom({ difficulty: 'beginner' }), 'fra', wanted)
    const declared = before === undefined ? {} : { fra: before }
    const state = atTime(withText(room, deal, { declared, ...names }), 0.95, 2)
    const pending = owed.map((act) => ({ seat: 'fra', act, notBefore: 0, replyTo: 1, spoken: false }))
    const found = owedDeclarations({ ...state, seq: 60, owed: pending }, AT).find(({ seat }) => seat === 'fra')
    return found && { act: found.act, spoken: found.spoken }
  }
  const [good, close, bad] = [
    [3, 3, 0, 0, 0],
    [2, 1, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]
  const sponsor = { sponsors: ['fra'] }
  const declare = (stance: Stance) => ({ act: { kind: 'declare', draft: 'd1', stance }, spoken: false })
  const walkOut = { act: { kind: 'withdraw', draft: 'd1' }, spoken: true }
  const declaration: Act = { kind: 'declare', draft: 'd1', stance: 'favour' }

  it.each([
    { deal: good, before: undefined, names: {}, says: declare('favour'), because: 'the text has become good' },
    { deal: good, before: 'favour', names: {}, says: undefined, because: 'it has said so already' },
    { deal: bad, before: undefined, names: {}, says: declare('against'), because: 'it is this text or none now' },
    { deal: bad, before: 'against', names: {}, says: undefined, because: 'it has said so already' },
    { deal: bad, before: 'favour', names: sponsor, says: walkOut, because: 'a sponsor does not vote against its text' },
    { deal: bad, before: 'favour', names: { signatories: ['fra'] }, says: walkOut, because: 'nor does a signatory' },
    {
      deal: good,
      before: 'undecided',
      names: sponsor,
      says: declare('favour'),
      because: 'a sponsor may be glad of it',
    },
    { deal: close, before: 'favour', names: {}, says: declare('against'), because: 'it falls well short' },
  ] as const)('France on $deal, before $before: $because', ({ deal, before, names, says }) => {
    expect(declaredOn(deal, before, names)).toEqual(says)
  })

  it('wait while one is still to be made', () => {
    expect(declaredOn(good, undefined, {}, [declaration])).toBeUndefined()
    expect(declaredOn(bad, 'favour', sponsor, [{ kind: 'withdraw', draft: 'd1' }])).toBeUndefined()
    expect(declaredOn(good, undefined, {}, [{ kind: 'remark' }])).toBeDefined()
  })

  it('of a sponsor that merely wavers are not made: its name says enough', () => {
    const wavering = { ...wanted, table: rising(0.48, 0.32, 0.2, 0, 0) }
    const room = withSecrets(aRoom({ difficulty: 'beginner' }), 'fra', wavering)
    const on = (names: object) => {
      const state = atTime(withText(room, [3, 0, 0, 0, 0], { declared: { fra: 'favour' }, ...names }), 0.95, 2)
      return owedDeclarations(state, AT).filter(({ seat }) => seat === 'fra')
    }
    expect(on(sponsor)).toEqual([])
    expect(on({})).toMatchObject([{ act: { stance: 'undecided' } }])
  })
})
