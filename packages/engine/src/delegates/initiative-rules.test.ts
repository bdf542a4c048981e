import { describe, expect, it } from 'vitest'
import type { Act, ActKind } from '../model/acts/act.ts'
import type { SeatId, SeatSecrets } from '../model/committee/seat.ts'
import { CHAIR } from '../model/floor/draft.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import {
  type aDraft,
  aMotion,
  anOffer,
  aPromise,
  aRoom,
  atTime,
  rising,
  withOrder,
  withSecrets,
  withText,
} from '../testing/parts.ts'
import { bySilence, chooseInitiative } from './initiative.ts'

/** It is China’s turn; the others have just spoken. China, collaborative, walks away below 0.4. */
function chinasTurn(secrets: Partial<SeatSecrets> = {}, state = aRoom({ difficulty: 'beginner' })): CampaignState {
  const seats = state.seats.map((seat) =>
    seat.id === 'chn' ? { ...seat, delegate: { ...seat.delegate, personality: 'collaborative' as const } } : seat,
  )
  const wants = { table: rising(0.6, 0.2, 0.2, 0, 0), reservation: 0.4, best: 1, redLines: [], ...secrets }
  return {
    ...withSecrets({ ...state, seats }, 'chn', wants),
    lastActAt: [1, 90_000, 90_000, 90_000, 90_000],
    crisis: undefined,
  }
}

/** Everything China does over many throws of the dice, each once. */
function actsOf(state: CampaignState): readonly Act[] {
  const acts = new Map<string, Act>()
  for (let rng = 1; rng <= 120; rng++) {
    const initiative = chooseInitiative({ ...state, rng })
    expect(initiative?.seat).toBe('chn')
    if (initiative) acts.set(JSON.stringify(initiative.act), initiative.act)
  }
  return [...acts.values()]
}

const kindsOf = (state: CampaignState): ReadonlySet<ActKind> => new Set(actsOf(state).map(({ kind }) => kind))

describe('whose turn it is to speak of its own accord', () => {
  const room = aRoom({ people: ['KEN'] })
  const spokeAt = (...at: readonly number[]) => ({ ...room, lastActAt: at })

  it.each([
    { at: [50, 40, 0, 20, 10], order: [4, 3, 1, 0], because: 'who has been silent longest comes first' },
    { at: [0, 0, 0, 0, 0], order: [0, 1, 3, 4], because: 'of those alike the roll call decides, people left out' },
    { at: [5, 0, 0, 5, 0], order: [1, 4, 0, 3], because: 'both at once' },
  ])('is $order after acts at $at: $because', ({ at, order }) => {
    expect(bySilence(spokeAt(...at))).toEqual(order)
  })

  it.each([
    { list: ['usa', 'fra'], seat: 'usa', because: 'it raised its placard first' },
    { list: ['ken', 'fra'], seat: 'fra', because: 'a person on the list takes the floor itself' },
    { list: ['ken'], seat: 'chn', because: 'no delegate waits, so the silent one speaks' },
  ])('with $list on the list is $seat: $because', ({ list, seat }) => {
    const state = spokeAt(1, 90, 90, 90, 90)
    expect(chooseInitiative({ ...state, floor: { ...state.floor, speakersList: list } })?.seat).toBe(seat)
  })

  it('is the delegation’s that the chair has called, whoever waits', () => {
    const turn = { seat: 'mhl', until: 60_000, heard: [] }
    const caucus = { as: 'moderated', by: 'chn', issue: undefined, seconds: 60, until: 900_000, turn } as const
    const state = { ...room, procedure: aPack(), floor: { ...room.floor, speakersList: ['usa'] } }
    expect(chooseInitiative(withOrder(state, { caucus }))?.seat).toBe('mhl')
  })
})

describe('before there is a text', () => {
  it('everybody first says what matters most to it', () => {
    const silent = { ...chinasTurn(), lastActAt: [0, 9, 9, 9, 9] }
    expect(actsOf(silent)).toEqual([{ kind: 'explain', issue: 0 }])
  })

  it.each([
    { spoken: 2, kind: 'explain', because: 'two of five are not half the committee' },
    { spoken: 3, kind: 'propose', because: 'three of five are' },
  ])('after $spoken of five have spoken China goes on to $kind: $because', ({ spoken, kind }) => {
    // China spoke first of all; of the others so many less one have spoken since.
    const lastActAt = [1, 2, 3, 4, 5].map((at, index) => (index < spoken ? at : 0))
    const floor = { ...chinasTurn().floor, speakersList: ['chn'] }
    expect(kindsOf({ ...chinasTurn(), lastActAt, floor })).toEqual(new Set([kind]))
  })

  it('nobody waits for the silent once the negotiation has begun', () => {
    const floor = { ...chinasTurn().floor, speakersList: ['chn'] }
    const late = { ...atTime(chinasTurn(), 0.4, 1), lastActAt: [1, 0, 0, 0, 0], floor }
    expect(kindsOf(late)).toEqual(new Set(['propose']))
  })
})

describe('a text that China favours', () => {
  const favoured = (draft: Parameters<typeof aDraft>[0] = {}, ratio = 0.95, phase = 2) =>
    atTime(withText(chinasTurn(), [3, 3, 3, 0, 0], draft), ratio, phase)
  const all = (stance: 'favour' | 'against') =>
    Object.fromEntries(['chn', 'fra', 'ken', 'mhl', 'usa'].map((id) => [id, stance]))

  it.each([
    { sponsors: ['ken'], kinds: ['sponsor', 'sign'], because: 'there is room for a sponsor' },
    { sponsors: ['ken', 'usa'], kinds: ['sponsor', 'sign'], because: 'for a third too' },
    { sponsors: ['ken', 'usa', 'fra'], kinds: ['sign'], because: 'three sponsors are enough' },
  ])('with the sponsors $sponsors gets its name as $kinds: $because', ({ sponsors, kinds }) => {
    expect(kindsOf(favoured({ sponsors }))).toEqual(new Set(kinds))
  })

  const signed = { sponsors: ['chn', 'ken'], declared: all('favour') }
  it.each([
    { state: favoured(signed), moves: true, because: 'everybody is for it' },
    { state: favoured({ ...signed, declared: all('against') }), moves: false, because: 'it would be lost' },
    { state: favoured({ ...signed, sponsors: ['chn'] }), moves: false, because: 'it lacks a second name' },
    {
      state: { ...favoured(signed), crisis: aRoom().crisis },
      moves: false,
      because: 'a crisis waits for its answer',
    },
    {
      state: { ...favoured(signed), floor: { ...favoured(signed).floor, motion: aMotion() } },
      moves: false,
      because: 'another motion is before the committee',
    },
    { state: favoured(signed, 0.1, 0), moves: false, because: 'the opening is not over' },
    {
      state: favoured({ ...signed, declared: { ...all('favour'), usa: 'undecided' } }, 0.6),
      moves: false,
      because: 'there is still time to win the last one over',
    },
    {
      state: favoured({ ...signed, declared: { ...all('favour'), usa: 'undecided' } }, 0.8),
      moves: true,
      because: 'later there is not',
    },
  ])('is taken to the vote: $moves, $because', ({ state, moves }) => {
    expect(actsOf(state).some((act) => act.kind === 'motion' && act.motion === 'vote')).toBe(moves)
  })
})

describe('a text that China would have otherwise', () => {
  const text = (draft: Parameters<typeof aDraft>[0] = {}, state = chinasTurn()) =>
    atTime(withText(state, [0, 3, 0, 1, 0], { declared: {}, sponsors: ['ken', 'usa'], ...draft }), 0.5, 1)
  const settled = (act: Act): readonly number[] => ('changes' in act ? act.changes.map(({ issue }) => issue) : [])

  it('is amended or traded over', () => {
    const kinds = kindsOf(text())
    expect(kinds.has('propose') || kinds.has('concede')).toBe(true)
    expect(kinds).toContain('trade')
  })

  it('is left alone when it is the chair’s: nobody picks the single text apart', () => {
    const mark = { issue: 1, before: 0, after: 3, by: CHAIR, at: 1 }
    const kinds = kindsOf(text({ marks: [mark] }))
    for (const kind of ['propose', 'concede', 'trade'] as const) expect(kinds).not.toContain(kind)
  })

  it.each([
    { status: 'open', kept: true, because: 'it gave its word' },
    { status: 'kept', kept: true, because: 'what was agreed is not opened again' },
    { status: 'broken', kept: false, because: 'its word is broken already' },
  ] as const)('keeps to a promise that is $status on what it wants most: $kept, $because', ({ status, kept }) => {
    const promise = aPromise({ by: 'chn', to: 'fra', change: { issue: 0, option: 0 }, status })
    const acts = actsOf({ ...text(), commitments: [promise] })
    expect(acts.some((act) => settled(act).includes(0))).toBe(!kept)
  })

  const partners = (state: CampaignState): readonly SeatId[] => [
    ...new Set(actsOf(state).flatMap((act) => (act.kind === 'trade' ? [act.target] : []))),
  ]

  it('is traded over with nobody who already has an offer to answer', () => {
    const [partner] = partners(text())
    if (partner === undefined) throw new Error('China has nobody to trade with')
    expect(partners({ ...text(), offers: [anOffer({ by: 'ken', to: partner })] })).toEqual([])
    expect(partners({ ...text(), offers: [anOffer({ by: 'ken', to: partner, status: 'declined' })] })).toEqual([
      partner,
    ])
  })

  it('is traded over with nobody who broke its word to China', () => {
    const [partner] = partners(text())
    if (partner === undefined) throw new Error('China has nobody to trade with')
    const broken = (to: SeatId) => ({ ...text(), commitments: [aPromise({ by: partner, to, status: 'broken' })] })
    expect(partners(broken('chn'))).toEqual([])
    expect(partners(broken('fra'))).toEqual([partner])
  })
})
