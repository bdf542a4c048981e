import { describe, expect, it } from 'vitest'
import type { Act, ActKind, MotionKind } from '../model/acts/act.ts'
import type { CampaignState } from '../model/session/state.ts'
import { legalProcedure } from '../rules/procedure/legal-procedure.ts'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee, outcomeOf } from '../testing/committee.ts'
import { aDraft, aMotion, anOffer, aProposal, aRoom, atTime, aVote, withOrder, withText } from '../testing/parts.ts'
import { publicViewOf, viewFor } from './seat-view.ts'

const room = aRoom({ people: ['KEN'] })
const text = withText(room, [0, 1, 0, 0, 0], { sponsors: ['fra'] })

function kindsFor(state: CampaignState, you = 'ken'): readonly ActKind[] {
  return viewFor(state, you).legal.kinds
}

describe('what a page offers to do', () => {
  const cases: readonly { state: CampaignState; offered?: ActKind[]; not?: ActKind[]; because: string }[] = [
    {
      state: room,
      offered: ['propose', 'request-floor'],
      not: ['sign', 'react', 'accept'],
      because: 'no text is there',
    },
    { state: text, offered: ['sponsor', 'sign', 'declare'], not: ['withdraw'], because: 'a text wants names' },
    {
      state: withText(room, [0, 1, 0, 0, 0], { sponsors: ['ken'] }),
      offered: ['withdraw', 'declare'],
      not: ['sponsor'],
      because: 'a sponsor may only take its name away',
    },
    {
      state: { ...text, proposals: [aProposal({ by: 'fra' })] },
      offered: ['react'],
      because: 'a proposal wants an answer',
    },
    { state: { ...text, proposals: [aProposal()] }, not: ['react'], because: 'nobody answers its own proposal' },
    {
      state: { ...text, proposals: [aProposal({ by: 'fra' }), aProposal({ id: 'p2' })] },
      offered: ['react'],
      because: 'another’s proposal waits though the seat has put one since',
    },
    {
      state: { ...text, proposals: [aProposal({ by: 'fra' }), aProposal({ id: 'p2', by: 'usa', status: 'lapsed' })] },
      offered: ['react'],
      because: 'an older proposal still waits though a later one is done with',
    },
    {
      state: { ...text, offers: [anOffer({ by: 'fra', to: 'ken' }), anOffer({ id: 'o2', by: 'fra', to: 'usa' })] },
      offered: ['accept', 'decline'],
      because: 'the offer to this seat waits though another was made since',
    },
    {
      state: { ...text, offers: [anOffer()] },
      not: ['accept', 'decline'],
      because: 'its own offer is not its to answer',
    },
    {
      state: { ...text, offers: [anOffer({ by: 'fra', to: 'ken', status: 'lapsed' })] },
      not: ['accept', 'decline'],
      because: 'the offer has lapsed',
    },
    { state: room, offered: ['choose'], because: 'a crisis is open' },
    {
      state: { ...room, capital: room.capital.map(() => 5) },
      offered: ['choose'],
      because: 'with hardly any capital left the cheapest choice is still open',
    },
    { state: { ...room, crisis: undefined }, not: ['choose'], because: 'nothing has happened' },
    {
      state: { ...text, floor: { ...text.floor, motion: aMotion({ by: 'fra' }) } },
      offered: ['second'],
      because: 'a motion wants a second',
    },
    {
      state: { ...text, floor: { ...text.floor, motion: aMotion() } },
      not: ['second'],
      because: 'nobody seconds its own motion',
    },
    {
      state: { ...room, floor: { ...room.floor, speakersList: ['ken'] } },
      offered: ['yield'],
      not: ['request-floor'],
      because: 'its placard is up already',
    },
  ]
  it.each(cases)('where $because: offers $offered and not $not', ({ state, offered = [], not = [] }) => {
    const kinds = kindsFor(state)
    for (const kind of offered) expect(kinds).toContain(kind)
    for (const kind of not) expect(kinds).not.toContain(kind)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  it('is the ballot alone, and what needs no floor, while a vote is taken', () => {
    const voting = { ...text, floor: { ...text.floor, vote: aVote('+-') } }
    const { legal } = viewFor(voting, 'ken')
    expect(legal).toMatchObject({ silencedBy: 'voting', yourTurnToVote: true })
    expect(legal.kinds).toContain('vote')
    for (const kind of ['propose', 'remark', 'sponsor', 'second'] as const) expect(legal.kinds).not.toContain(kind)
    expect(viewFor(voting, 'usa').legal).toMatchObject({ silencedBy: 'voting', yourTurnToVote: false })
  })

  it('offers a motion to vote only when a vote is in order', () => {
    const signed = withText(room, [0, 1, 0, 0, 0], { sponsors: ['fra', 'usa'] })
    expect(kindsFor(atTime(signed, 0.1, 0))).not.toContain('motion')
    expect(kindsFor(atTime(signed, 0.8, 2))).toContain('motion')
  })
})

describe('every speech that is offered', () => {
  const one = { issue: 2, option: 1 }
  const speeches: readonly Act[] = [
    { kind: 'support', change: one },
    { kind: 'oppose', change: one },
    { kind: 'question', issue: 1 },
    { kind: 'appeal' },
    { kind: 'reassure' },
    { kind: 'warn' },
    { kind: 'apologise', target: 'fra' },
    { kind: 'explain', issue: 0 },
    { kind: 'propose', changes: [one] },
    { kind: 'concede', changes: [one] },
    { kind: 'trade', target: 'fra', give: one, take: { issue: 3, option: 2 } },
    { kind: 'promise', target: 'fra' },
    { kind: 'threaten' },
    { kind: 'remark' },
    { kind: 'point', point: 'inquiry' },
  ]
  const drafted = () => new Committee(aPlan()).until(({ drafts, owed }) => drafts.length > 0 && owed.length === 0)

  it.each(speeches)('is accepted by the rules: $kind', (act) => {
    const committee = drafted()
    expect(kindsFor(committee.state)).toContain(act.kind)
    expect(outcomeOf(committee.act('ken', act, 'person', act.kind === 'point' ? '' : 'Words.'))).toBe('accepted')
  })

  it('is one of these, and none is missing', () => {
    const spoken = kindsFor(drafted().state).filter((kind) => speeches.some((act) => act.kind === kind))
    expect(spoken.toSorted()).toEqual(speeches.map(({ kind }) => kind).toSorted())
  })
})

describe('a moderated caucus', () => {
  const caucus = {
    as: 'moderated',
    by: 'chn',
    issue: undefined,
    seconds: 60,
    until: 900_000,
    turn: { seat: 'fra', until: 60_000, heard: [] },
  } as const
  const state = withOrder({ ...text, procedure: aPack() }, { caucus })

  it('leaves the words to the delegation that was called, and a point to the others', () => {
    expect(kindsFor(state, 'fra')).toContain('propose')
    expect(kindsFor(state, 'ken')).not.toContain('propose')
    expect(kindsFor(state, 'ken')).not.toContain('remark')
    expect(kindsFor(state, 'ken')).toContain('point')
  })

  it('leaves nobody a point where the pack hears none in a caucus', () => {
    const points = aPack().points.map((rule) => ({ ...rule, during: ['debate'] as const }))
    const quiet = { ...state, procedure: aPack({ points }) }
    expect(kindsFor(quiet, 'ken')).not.toContain('point')
    expect(kindsFor(quiet, 'fra')).not.toContain('point')
    expect(kindsFor(quiet, 'fra')).toContain('propose')
  })
})

describe('motions and points under a pack', () => {
  const ruled: CampaignState = { ...text, procedure: aPack() }
  const motionsFor = (state: CampaignState) => viewFor(state, 'ken').legal.motions ?? []
  const pending = (motion: MotionKind, minutes: number): CampaignState => ({
    ...ruled,
    floor: { ...ruled.floor, motion: aMotion({ motion, by: 'fra', terms: { minutes } }) },
  })

  it.each([
    { state: pending('moderated-caucus', 5), motion: 'moderated-caucus', offered: true, because: 'a longer one is' },
    { state: pending('moderated-caucus', 15), motion: 'moderated-caucus', offered: false, because: 'none is longer' },
    { state: pending('moderated-caucus', 5), motion: 'suspend', offered: true, because: 'it takes precedence' },
    { state: pending('suspend', 5), motion: 'limit-time', offered: false, because: 'a pause is decided first' },
    { state: ruled, motion: 'appeal', offered: false, because: 'the chair has not ruled' },
    { state: ruled, motion: 'close-list', offered: true, because: 'the list is open' },
    { state: withOrder(ruled, { isListClosed: true }), motion: 'close-list', offered: false, because: 'it is closed' },
    { state: withOrder(ruled, { isListClosed: true }), motion: 'reopen-list', offered: true, because: 'it may open' },
    { state: ruled, motion: 'adjourn-debate', offered: true, because: 'a text is being debated' },
    { state: { ...ruled, drafts: [] }, motion: 'adjourn-debate', offered: false, because: 'there is no text' },
    { state: ruled, motion: 'moderated-caucus', offered: true, because: 'there is time' },
    { state: atTime(ruled, 0.999), motion: 'moderated-caucus', offered: false, because: 'the meeting ends before' },
  ] as const)('$motion is offered: $offered, $because', ({ state, motion, offered }) => {
    expect(motionsFor(state).includes(motion)).toBe(offered)
  })

  it('a division is offered where any clause can be taken out, and not of a text of one clause', () => {
    const ripe = atTime(withText(ruled, [1, 2, 0, 0, 0], { sponsors: ['fra', 'usa'] }), 0.8, 2)
    expect(motionsFor(ripe)).toContain('division')
    expect(
      motionsFor({ ...ripe, drafts: [aDraft({ deal: [1, 0, 0, 0, 0], sponsors: ['fra', 'usa'] })] }),
    ).not.toContain('division')
  })

  it('nobody who has no seat may move or raise anything, and where there is no pack nobody may', () => {
    expect(legalProcedure(ruled, 'bra')?.motions()).toEqual([])
    expect(legalProcedure(ruled, 'bra')?.mayMove('suspend')).toBe(false)
    expect(legalProcedure(text, 'ken')).toBeUndefined()
  })

  it('the order of business is told of the leading draft, not of another', () => {
    const ordered = withOrder(ruled, {
      important: ['d2'],
      byName: ['d2'],
      parts: [{ draft: 'd2', issue: 1, isVoted: false }],
      speechSeconds: 45,
      waiting: [aMotion()],
      presentAndVoting: ['usa'],
    })
    const told = (state: CampaignState) => publicViewOf(state).procedure
    expect(told(ordered)).toMatchObject({ isImportant: false, isByName: false, divided: [], speechSeconds: 45 })
    expect(told(ordered)).toMatchObject({ waiting: [{ id: 'm1' }], presentAndVoting: ['usa'] })
    const second = { ...ordered, drafts: [aDraft({ id: 'd2' })] }
    expect(told(second)).toMatchObject({ isImportant: true, isByName: true, divided: [1] })
  })

  it('every motion of the pack has its price, in the pack’s order', () => {
    const { motions } = aPack()
    expect(publicViewOf(ruled).procedure?.prices).toEqual(
      motions.map(({ motion, second, decidedBy }) => ({ motion, second, decidedBy })),
    )
  })
})
