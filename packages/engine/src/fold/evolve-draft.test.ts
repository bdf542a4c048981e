import { describe, expect, it } from 'vitest'
import type { OwedAct } from '../model/session/state.ts'
import { aDraft, aPromise, aScene, inPhase } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const scene = aScene({ drafts: [aDraft(), aDraft({ id: 'd2', number: 2, sponsors: ['usa'] })] })
const substantive = ({ clock }: typeof scene) => clock.phases.map(({ substantiveActs }) => substantiveActs)

describe('a draft that is introduced', () => {
  const event = { kind: 'draft-introduced', draft: 'd3', by: 'fra', deal: [0, 2, 0, 1, 0] } as const
  const state = after(scene, event, 40_000)
  const draft = state.drafts[2]

  it('has its number, its author as sponsor, and its author’s vote', () => {
    const begun = { number: 3, sponsors: ['fra'], signatories: [], declared: { fra: 'favour' }, status: 'open' }
    expect(draft).toMatchObject(begun)
  })

  it('has a mark for each clause, and none where the status quo stands', () => {
    expect(draft?.marks).toEqual([
      { issue: 1, before: 0, after: 2, by: 'fra', at: 40_000 },
      { issue: 3, before: 0, after: 1, by: 'fra', at: 40_000 },
    ])
  })

  it('counts towards what the phase has to reach, and towards no other phase', () => {
    expect(substantive(state)).toEqual([1, 0, 0])
    expect(substantive(after(aScene({ clock: inPhase(1, 400_000) }), event))).toEqual([0, 1, 0])
  })
})

describe('a clause that changes', () => {
  const changed = after(
    scene,
    { kind: 'clause-changed', draft: 'd1', issue: 0, before: 2, after: 3, by: 'usa' },
    50_000,
  )

  it('stands in that draft at that place, and nowhere else', () => {
    expect(changed.drafts.map(({ deal }) => deal)).toEqual([
      [3, 0, 1, 0, 0],
      [2, 0, 1, 0, 0],
    ])
    expect(substantive(changed)).toEqual([1, 0, 0])
  })

  it('keeps one mark an issue: who put it where it stands now', () => {
    const again = after(
      changed,
      { kind: 'clause-changed', draft: 'd1', issue: 0, before: 3, after: 1, by: 'mhl' },
      60_000,
    )
    expect(again.drafts[0]?.marks).toEqual([{ issue: 0, before: 3, after: 1, by: 'mhl', at: 60_000 }])
  })
})

describe('names under a draft', () => {
  const signed = aScene({
    drafts: [aDraft({ signatories: ['usa', 'chn'], declared: { ken: 'favour', usa: 'undecided' } })],
  })

  it.each([
    {
      seat: 'usa',
      as: 'sponsor',
      sponsors: ['ken', 'usa'],
      signatories: ['chn'],
      stance: 'favour',
      because: 'a signatory that becomes a sponsor is counted once, and sponsors are in favour',
    },
    {
      seat: 'usa',
      as: 'none',
      sponsors: ['ken'],
      signatories: ['chn'],
      stance: 'against',
      because: 'who takes its name away is taken to be against',
    },
    {
      seat: 'ken',
      as: 'none',
      sponsors: [],
      signatories: ['usa', 'chn'],
      stance: 'against',
      because: 'a draft may lose its last sponsor',
    },
    {
      seat: 'mhl',
      as: 'signatory',
      sponsors: ['ken'],
      signatories: ['usa', 'chn', 'mhl'],
      stance: undefined,
      because: 'who signs wants the debate and promises no vote',
    },
    {
      seat: 'ken',
      as: 'signatory',
      sponsors: [],
      signatories: ['usa', 'chn', 'ken'],
      stance: 'favour',
      because: 'a sponsor that steps back is a signatory and no sponsor',
    },
  ] as const)('$seat as $as: $because', ({ seat, as, sponsors, signatories, stance }) => {
    const state = after(signed, { kind: 'support-changed', draft: 'd1', seat, as })
    expect(state.drafts[0]).toMatchObject({ sponsors, signatories })
    expect(state.drafts[0]?.declared[seat]).toBe(stance)
    expect(substantive(state)).toEqual([1, 0, 0])
  })
})

describe('a stance that is declared', () => {
  const declare = (seat: string): OwedAct => ({
    seat,
    notBefore: 0,
    act: { kind: 'declare', draft: 'd1', stance: 'favour' },
    replyTo: 1,
    spoken: false,
  })
  const placard: OwedAct = { ...declare('usa'), act: { kind: 'react', proposal: 'p1', reaction: 'welcome' } }
  const owing = { ...scene, owed: [declare('usa'), declare('fra'), placard] }
  const state = after(owing, { kind: 'stance-declared', draft: 'd1', seat: 'usa', stance: 'against' })

  it('stands beside the others', () => {
    expect(state.drafts[0]?.declared).toEqual({ ken: 'favour', usa: 'against' })
    expect(state.drafts[1]?.declared).toEqual({ ken: 'favour' })
  })

  it('is owed no longer by that delegation, and its placard still is', () => {
    expect(state.owed).toEqual([declare('fra'), placard])
  })

  it('tells the room something of that delegation, and is no act on the text', () => {
    expect(state.estimates.map(({ observations }) => observations)).toEqual([0, 0, 0, 0, 1])
    expect(substantive(state)).toEqual([0, 0, 0])
  })

  it('on a draft that is not there tells nothing', () => {
    const { estimates } = after(owing, { kind: 'stance-declared', draft: 'd9', seat: 'usa', stance: 'against' })
    expect(estimates).toEqual(owing.estimates)
  })
})

describe('what becomes of a draft', () => {
  it.each(['adopted', 'rejected', 'adjourned'] as const)('is its own: %s leaves the other open', (status) => {
    const { drafts } = after(scene, { kind: 'draft-settled', draft: 'd1', status })
    expect(drafts.map((draft) => draft.status)).toEqual([status, 'open'])
  })

  it('may be taken up again with everything that stood in it', () => {
    const settled = after(scene, { kind: 'draft-settled', draft: 'd1', status: 'rejected' })
    expect(after(settled, { kind: 'draft-reopened', draft: 'd1' }).drafts).toEqual(scene.drafts)
  })
})

describe('a commitment', () => {
  it('is on record from the moment it is given', () => {
    const change = { issue: 1, option: 2 }
    const event = { kind: 'commitment-made', commitment: 'c9', as: 'threat', by: 'usa', to: 'ken', change } as const
    const { commitments } = after(aScene({ commitments: [aPromise()] }), event, 12_000)
    const made = { id: 'c9', kind: 'threat', by: 'usa', to: 'ken', change, at: 12_000, status: 'open' }
    expect(commitments).toEqual([aPromise(), { ...made, settledAt: undefined }])
  })

  it('is settled by itself, with the time', () => {
    const two = aScene({ commitments: [aPromise(), aPromise({ id: 'c2' })] })
    const { commitments } = after(two, { kind: 'commitment-settled', commitment: 'c2', status: 'kept' }, 13_000)
    expect(commitments).toEqual([aPromise(), aPromise({ id: 'c2', status: 'kept', settledAt: 13_000 })])
  })
})
