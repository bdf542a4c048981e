import { describe, expect, it } from 'vitest'
import type { Act } from '../model/acts/act.ts'
import type { Proposal } from '../model/floor/draft.ts'
import type { OwedAct } from '../model/session/state.ts'
import { aChairProposal, aDraft, anOffer, aProposal, aScene, PLACE } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const owe = (seat: string, act: Act): OwedAct => ({ seat, notBefore: 0, act, replyTo: 1, spoken: false })
const react = (seat: string, proposal: string) => owe(seat, { kind: 'react', proposal, reaction: 'welcome' })
const scene = aScene({ drafts: [aDraft()], proposals: [aProposal()] })

describe('a proposal that is put', () => {
  const { changes } = aProposal()
  const event = { kind: 'proposal-put', proposal: 'p2', draft: 'd1', by: 'usa', partner: 'ken', changes } as const
  const state = after(scene, event, 30_000)

  it('is open, and nobody has met it', () => {
    expect(state.proposals[1]).toEqual(aProposal({ id: 'p2', by: 'usa', partner: 'ken', at: 30_000 }))
  })

  it('tells the room what its author wants', () => {
    expect(state.estimates.map(({ observations }) => observations)).toEqual([0, 0, 0, 0, 1])
  })
})

describe('what the committee remembers of proposals', () => {
  const many = (statuses: readonly Proposal['status'][]) =>
    statuses.map((status, index) => aProposal({ id: `p${index}`, status }))
  const put = (proposals: readonly Proposal[]) =>
    after(aScene({ drafts: [aDraft()], proposals }), {
      kind: 'proposal-put',
      proposal: 'new',
      draft: 'd1',
      by: 'usa',
      partner: undefined,
      changes: [{ issue: 1, option: 1 }],
    }).proposals.map(({ id }) => id)

  it('is the last eight that were settled, the oldest forgotten first', () => {
    const ids = put(many(Array.from({ length: 10 }, () => 'lapsed' as const)))
    expect(ids).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'new'])
  })

  it('is every one that is open or waits for its vote, however old', () => {
    const settled = Array.from({ length: 9 }, () => 'adopted' as const)
    const ids = put(many(['open', 'contested', ...settled]))
    expect(ids).toEqual(['p0', 'p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'new'])
  })

  it('is all of them while they are few', () => {
    expect(put(many(['lapsed', 'adopted', 'open']))).toEqual(['p0', 'p1', 'p2', 'new'])
  })
})

describe('a placard', () => {
  const owed = [react('usa', 'p1'), react('usa', 'p2'), react('chn', 'p1')]
  const meet = (proposals = [aProposal()], regard = 0.02) =>
    after(
      { ...scene, proposals, owed },
      { kind: 'proposal-met', proposal: 'p1', seat: 'usa', reaction: 'welcome', regard },
    )

  it('is up beside the others and is owed no longer, on this proposal', () => {
    const state = meet([aProposal({ reactions: { chn: 'live-with' } })])
    expect(state.proposals[0]?.reactions).toEqual({ chn: 'live-with', usa: 'welcome' })
    expect(state.owed).toEqual([react('usa', 'p2'), react('chn', 'p1')])
  })

  it('is dated where the log dates it, so that a delegation can say when it answered', () => {
    const event = { kind: 'proposal-met', proposal: 'p1', seat: 'usa', reaction: 'welcome', regard: 0 } as const
    const state = { ...scene, proposals: [aProposal({ metAt: { chn: 1 } })] }
    expect(after(state, { ...event, dated: true }, 30_000).proposals[0]?.metAt).toEqual({ chn: 1, usa: 30_000 })
    expect(after(state, event).proposals[0]?.metAt).toEqual({ chn: 1 })
  })

  it('moves the regard of who shows it for who put the proposal', () => {
    const before = scene.relations[PLACE.usa]?.[PLACE.fra] ?? 0
    expect(meet().relations[PLACE.usa]?.[PLACE.fra]).toBeCloseTo(before + 0.02, 12)
    expect(
      meet()
        .relations.flat()
        .filter((value, place) => value !== scene.relations.flat()[place]),
    ).toHaveLength(1)
  })

  it('moves nobody’s regard where the chair put the text', () => {
    expect(meet([aChairProposal()], 0).relations).toEqual(scene.relations)
  })

  it('tells the room what who shows it thinks of the change', () => {
    expect(meet().estimates.map(({ observations }) => observations)).toEqual([0, 0, 0, 0, 1])
  })

  it('on a proposal that is forgotten changes nothing', () => {
    const state = meet([])
    expect(state.owed).toEqual(owed)
    expect(state.estimates).toEqual(scene.estimates)
  })
})

describe('a proposal that is settled', () => {
  it.each(['adopted', 'contested', 'lapsed'] as const)('is %s, and no placard on it is owed any more', (status) => {
    const owed = [react('usa', 'p1'), react('chn', 'p2'), owe('usa', { kind: 'reassure' })]
    const two = { ...scene, owed, proposals: [aProposal(), aProposal({ id: 'p2' })] }
    const state = after(two, { kind: 'proposal-settled', proposal: 'p1', status })
    expect(state.proposals.map((proposal) => proposal.status)).toEqual([status, 'open'])
    expect(state.owed).toEqual(owed.slice(1))
  })
})

describe('an offer', () => {
  const { give, take } = anOffer()

  it('is open from the moment it is made', () => {
    const event = { kind: 'offer-made', offer: 'o2', by: 'fra', to: 'ken', give, take } as const
    const { offers } = after(aScene({ offers: [anOffer()] }), event, 7_000)
    expect(offers).toEqual([anOffer(), anOffer({ id: 'o2', at: 7_000 })])
  })

  it('is forgotten once eight others were settled after it', () => {
    const offers = Array.from({ length: 9 }, (_, index) => anOffer({ id: `o${index}`, status: 'lapsed' }))
    const event = { kind: 'offer-made', offer: 'new', by: 'fra', to: 'ken', give, take } as const
    expect(after(aScene({ offers }), event).offers.map(({ id }) => id)).not.toContain('o0')
    expect(after(aScene({ offers }), event).offers).toHaveLength(9)
  })

  it.each([
    { act: { kind: 'accept', offer: 'o1' }, isOwed: false, because: 'there is nothing left to accept' },
    { act: { kind: 'decline', offer: 'o1' }, isOwed: false, because: 'there is nothing left to decline' },
    { act: { kind: 'accept', offer: 'o2' }, isOwed: true, because: 'that is another offer' },
    { act: { kind: 'reassure' }, isOwed: true, because: 'that is another matter' },
  ] as const)('once settled leaves $act.kind owed: $isOwed, because $because', ({ act, isOwed }) => {
    const open = aScene({ offers: [anOffer(), anOffer({ id: 'o2' })], owed: [owe('ken', act)] })
    const state = after(open, { kind: 'offer-settled', offer: 'o1', status: 'declined' })
    expect(state.offers.map(({ status }) => status)).toEqual(['declined', 'open'])
    expect(state.owed).toHaveLength(isOwed ? 1 : 0)
  })
})
