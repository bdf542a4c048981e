import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aDraft, aMotion, anOffer, aScene } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import {
  acceptOffer,
  changeSupport,
  commit,
  concede,
  offerTrade,
  propose,
  raisePoint,
  requestFloor,
  yieldFloor,
} from './act-effects.ts'

const NEW = { issue: 1, option: 2 }
const OLD = { issue: 0, option: 2 }
const withDraft = aScene({ drafts: [aDraft()] })

describe('a proposal', () => {
  it('leaves out what the text reads already', () => {
    const context = aContext(withDraft)
    propose(context, 'fra', { kind: 'propose', changes: [OLD, NEW] })
    expect(context.state.proposals.map(({ changes }) => changes)).toEqual([[NEW]])
  })

  it('strains and calms nobody by itself, but a concession is noticed', () => {
    const plain = aContext(withDraft)
    propose(plain, 'fra', { kind: 'propose', changes: [NEW] })
    expect(eventsOf(plain, 'tension-changed')).toEqual([])
    const generous = aContext(withDraft)
    concede(generous, 'fra', { kind: 'concede', changes: [OLD, NEW], target: 'ken' })
    expect(eventsOf(generous, 'tension-changed')[0]).toMatchObject({
      code: 'concession',
      delta: -2,
      seat: 'fra',
      target: 'ken',
    })
    expect(generous.state.proposals.map(({ changes }) => changes)).toEqual([[NEW]])
  })
})

describe('a trade', () => {
  it('is an offer to one delegation until it is answered', () => {
    const context = aContext(withDraft, 9_000)
    offerTrade(context, 'fra', { kind: 'trade', target: 'ken', give: OLD, take: NEW })
    const [offer] = context.state.offers
    expect(offer).toMatchObject({ by: 'fra', to: 'ken', give: OLD, take: NEW, at: 9_000, status: 'open' })
  })

  const struck = (scene: CampaignState, offer = anOffer()) => {
    const context = aContext({ ...scene, offers: [offer] })
    acceptOffer(context, 'ken', { kind: 'accept', offer: 'o1' })
    return context
  }

  it('that is accepted binds each side to its own part', () => {
    const { state } = struck(withDraft)
    const words = state.commitments.map(({ kind, by, to, change, status }) => ({ kind, by, to, change, status }))
    const { give, take } = anOffer()
    expect(words).toEqual([
      // France has kept its part by putting it to the floor, Kenya by its placard on it.
      { kind: 'promise', by: 'fra', to: 'ken', change: give, status: 'kept' },
      { kind: 'promise', by: 'ken', to: 'fra', change: take, status: 'kept' },
    ])
    expect(state.offers[0]?.status).toBe('accepted')
  })

  it('goes to the floor as one proposal of its author, with the partner behind it', () => {
    const { state } = struck(withDraft)
    expect(state.proposals).toHaveLength(1)
    expect(state.proposals[0]).toMatchObject({ by: 'fra', partner: 'ken', reactions: { ken: 'welcome' } })
    expect(state.proposals[0]?.changes).toEqual([anOffer().give, anOffer().take])
  })

  it('calms the room a little', () => {
    const [strain] = eventsOf(struck(withDraft), 'tension-changed')
    expect(strain).toMatchObject({ code: 'trade-agreed', delta: -1, seat: 'fra', target: 'ken' })
  })

  it('puts to the floor only the part that the text does not read yet', () => {
    const { state } = struck(withDraft, anOffer({ give: OLD }))
    expect(state.proposals[0]?.changes).toEqual([anOffer().take])
    expect(state.commitments.map(({ by, status }) => [by, status])).toEqual([
      ['fra', 'open'],
      ['ken', 'kept'],
    ])
  })

  it('about what the text reads already binds both and moves nothing', () => {
    const context = struck(withDraft, anOffer({ give: OLD, take: { issue: 2, option: 1 } }))
    expect(kindsOf(context)).not.toContain('proposal-put')
    expect(context.state.commitments.map(({ status }) => status)).toEqual(['open', 'open'])
  })

  it('without a draft introduces one, sponsored by both', () => {
    const { state } = struck(aScene())
    expect(state.drafts[0]).toMatchObject({ sponsors: ['fra', 'ken'], deal: [0, 0, 2, 2, 0] })
  })

  it('that is gone is not accepted', () => {
    const context = aContext(withDraft)
    acceptOffer(context, 'ken', { kind: 'accept', offer: 'o9' })
    expect(context.events).toEqual([])
  })
})

describe('a word that is given', () => {
  it.each([
    { act: { kind: 'promise', target: 'usa', change: NEW }, as: 'promise', to: 'usa', because: 'it is about a clause' },
    { act: { kind: 'promise', target: 'usa' }, as: 'promise', to: 'usa', because: 'it is about the whole draft' },
    { act: { kind: 'threaten', target: 'usa', change: NEW }, as: 'threat', to: 'usa', because: 'it says unless' },
    { act: { kind: 'threaten' }, as: 'threat', to: undefined, because: 'it is meant for everybody' },
  ] as const)('by $act.kind is in the ledger as a $as, and its tone is heard: $because', ({ act, as, to }) => {
    const context = aContext(withDraft)
    commit(context, 'ken', act)
    const change = 'change' in act ? act.change : undefined
    expect(context.state.commitments).toMatchObject([{ kind: as, by: 'ken', to, change, status: 'open' }])
    expect(eventsOf(context, 'regard-changed').length).toBeGreaterThan(0)
  })

  it('never bears the name of another', () => {
    const context = aContext(withDraft)
    for (const target of ['usa', 'chn', 'usa']) commit(context, 'ken', { kind: 'promise', target })
    expect(new Set(context.state.commitments.map(({ id }) => id)).size).toBe(3)
  })
})

describe('the speakers list', () => {
  const scene = aScene({ floor: { speakersList: ['usa', 'fra'] } })

  it('takes a new name at its end: first come, first heard', () => {
    const context = aContext(scene)
    requestFloor(context, 'ken')
    expect(context.state.floor.speakersList).toEqual(['usa', 'fra', 'ken'])
  })

  it('closes up behind a name that is taken off it', () => {
    const context = aContext(scene)
    yieldFloor(context, 'usa')
    expect(context.state.floor.speakersList).toEqual(['fra'])
  })
})

describe('a name under a draft', () => {
  it.each(['sponsor', 'signatory', 'none'] as const)('is there as %s', (as) => {
    const context = aContext(withDraft)
    changeSupport(context, 'usa', 'd1', as)
    const [draft] = context.state.drafts
    expect(draft?.sponsors.includes('usa')).toBe(as === 'sponsor')
    expect(draft?.signatories.includes('usa')).toBe(as === 'signatory')
  })
})

describe('a point', () => {
  const divided = aMotion('division', { terms: { issue: 0 }, debateUntil: 15_000 })
  const debate = aScene({ plan: { procedure: aPack() }, drafts: [aDraft()], floor: { motion: divided } })
  const raise = (point: Extract<Act, { kind: 'point' }>['point']) => {
    const context = aContext(debate)
    raisePoint(context, 'usa', { kind: 'point', point })
    return context
  }

  it.each([
    { point: 'for-the-motion', side: 'for', because: 'it supports the motion' },
    { point: 'against-the-motion', side: 'against', because: 'it opposes it' },
  ] as const)('$point is a speech in the debate on a motion: $because', ({ point, side }) => {
    const { floor } = raise(point).state
    expect(floor.motion?.speakers).toEqual([{ seat: 'usa', side }])
    expect(floor.order?.lastRuling).toBeUndefined()
  })

  it('of inquiry is for the chair, and no speech on the motion', () => {
    const { floor } = raise('inquiry').state
    expect(floor.motion?.speakers).toBeUndefined()
    expect(floor.order?.lastRuling).toMatchObject({ seat: 'usa', point: 'inquiry', ruling: 'answered' })
  })
})
