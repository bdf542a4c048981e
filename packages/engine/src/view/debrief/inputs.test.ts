import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import type { Question } from '../../model/floor/vote.ts'
import type { SessionEventBody } from '../../model/session/event.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aDraft, anOffer, aProposal, aResult, aRoom, aVote, withText } from '../../testing/parts.ts'
import { otherActs } from './better-acts.ts'
import { actElsewhere, ballotOn, inputOf, type PersonInput } from './inputs.ts'

const room = { ...aRoom({ people: ['KEN'] }), seq: 40 }

function aPersonInput(act: Act | undefined, before: CampaignState): PersonInput {
  return { seq: 41, at: 0, seat: 'ken', act, close: undefined, before }
}

describe('what counts as a person’s input', () => {
  const remark = { kind: 'act-taken', seat: 'ken', act: { kind: 'remark' }, words: 'Hello.' } as const
  const cases: readonly { event: SessionEventBody; input: object | undefined; because: string }[] = [
    {
      event: { ...remark, origin: 'person' },
      input: { seat: 'ken', act: { kind: 'remark' } },
      because: 'a person spoke',
    },
    { event: { ...remark, origin: 'autonomous' }, input: undefined, because: 'a delegate spoke of its own accord' },
    { event: { ...remark, origin: 'reply' }, input: undefined, because: 'a delegate answered' },
    {
      event: { kind: 'closing-answered', seat: 'ken', close: false },
      input: { seat: 'ken', act: undefined, close: false },
      because: 'to go on is a decision too',
    },
    { event: { kind: 'phase-entered', phaseIndex: 1 }, input: undefined, because: 'the clock did it' },
  ]
  it.each(cases)('$event.kind where $because', ({ event, input }) => {
    const found = inputOf(room, { ...event, at: 7, now: 0 })
    if (input === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject({ ...input, seq: 41, at: 7, before: room })
  })
})

describe('an act in another course of the session', () => {
  const accept: Act = { kind: 'accept', offer: 'o1' }
  const meant = { ...room, offers: [anOffer({ by: 'fra', to: 'ken' })] }

  it.each([
    { offer: anOffer({ id: 'o9', by: 'fra', to: 'ken' }), found: 'o9', because: 'France asks the same of Kenya' },
    {
      offer: anOffer({ id: 'o9', by: 'fra', to: 'ken', give: { issue: 4, option: 3 } }),
      found: 'o9',
      because: 'what is asked makes the offer, even where more is given for it',
    },
    {
      offer: anOffer({ id: 'o9', by: 'usa', to: 'ken' }),
      found: undefined,
      because: 'the same from another delegation is another offer',
    },
    { offer: anOffer({ id: 'o9', by: 'fra', to: 'mhl' }), found: undefined, because: 'it is made to another seat' },
    {
      offer: anOffer({ id: 'o9', by: 'fra', to: 'ken', take: { issue: 2, option: 2 } }),
      found: undefined,
      because: 'it asks something else',
    },
    {
      offer: anOffer({ id: 'o9', by: 'fra', to: 'ken', status: 'lapsed' }),
      found: undefined,
      because: 'it does not stand any more',
    },
  ] as const)('an offer is $found: $because', ({ offer, found }) => {
    const elsewhere = actElsewhere(aPersonInput(accept, meant), { ...room, offers: [offer] })
    expect(elsewhere).toEqual(found === undefined ? undefined : { ...accept, offer: found })
  })

  it.each([
    { proposal: aProposal({ id: 'p9', by: 'usa' }), found: 'p9', because: 'the changes make it, whoever puts them' },
    { proposal: aProposal({ id: 'p9', status: 'contested' }), found: undefined, because: 'its placards are down' },
    {
      proposal: aProposal({ id: 'p9', changes: [{ issue: 0, option: 2 }] }),
      found: undefined,
      because: 'it goes further',
    },
  ] as const)('a proposal is $found: $because', ({ proposal, found }) => {
    const act = { kind: 'react', proposal: 'p1', reaction: 'welcome' } as const
    const input = aPersonInput(act, { ...room, proposals: [aProposal()] })
    const elsewhere = actElsewhere(input, { ...room, proposals: [proposal] })
    expect(elsewhere).toEqual(found === undefined ? undefined : { ...act, proposal: found })
    expect(actElsewhere(aPersonInput(act, room), { ...room, proposals: [proposal] })).toBeUndefined()
  })

  it.each([
    {
      drafts: [aDraft(), aDraft({ id: 'd2', sponsors: ['chn', 'usa'] })],
      found: 'd1',
      because: 'the very draft is open',
    },
    {
      drafts: [aDraft({ status: 'rejected' }), aDraft({ id: 'd2' })],
      found: 'd2',
      because: 'the text before the committee stands for it',
    },
    { drafts: [aDraft({ status: 'adopted' })], found: undefined, because: 'the work is done there' },
  ] as const)('a draft is $found: $because', ({ drafts, found }) => {
    for (const kind of ['sponsor', 'sign', 'withdraw'] as const) {
      const elsewhere = actElsewhere(aPersonInput({ kind, draft: 'd1' }, room), { ...room, drafts })
      expect(elsewhere).toEqual(found === undefined ? undefined : { kind, draft: found })
    }
  })

  it('is the same act where it refers to nothing by an id, and none where there was none', () => {
    const promise: Act = { kind: 'promise', target: 'fra', change: { issue: 0, option: 1 } }
    expect(actElsewhere(aPersonInput(promise, room), withText(room, [1, 1, 1, 1, 1]))).toEqual(promise)
    expect(actElsewhere(aPersonInput(undefined, room), room)).toBeUndefined()
  })
})

describe('which vote is open', () => {
  const amendment: Question = { kind: 'amendment', proposal: 'p1' }
  const done = (question: Question) => aVote('+++++', question, aResult())
  const draft: Question = { kind: 'draft', draft: 'd1' }

  it.each([
    { votes: [], open: draft, is: { kind: 'draft', nth: 0 }, because: 'nothing was voted on before' },
    { votes: [done(amendment)], open: draft, is: { kind: 'draft', nth: 0 }, because: 'an amendment is no draft' },
    {
      votes: [done(amendment), done(draft), done(amendment)],
      open: amendment,
      is: { kind: 'amendment', nth: 2 },
      because: 'it is the third amendment',
    },
    { votes: [done(draft)], open: undefined, is: undefined, because: 'no vote is open' },
  ])('is $is: $because', ({ votes, open, is }) => {
    const vote = open && aVote('', open)
    expect(ballotOn({ ...room, floor: { ...room.floor, votes, vote } })).toEqual(is)
  })
})

describe('the acts tried in the place of one', () => {
  const table = withText(room, [0, 1, 0, 0, 0], { sponsors: ['fra'] })
  const offered = { ...table, offers: [anOffer({ by: 'fra', to: 'ken' })] }

  it.each([
    { act: { kind: 'accept', offer: 'o1' }, instead: { kind: 'decline', offer: 'o1' }, because: 'one might say no' },
    { act: { kind: 'decline', offer: 'o1' }, instead: { kind: 'accept', offer: 'o1' }, because: 'one might say yes' },
  ] as const)('of $act.kind begin with $instead.kind: $because', ({ act, instead }) => {
    expect(otherActs(aPersonInput(act, offered))[0]).toEqual(instead)
  })

  it('of an answer to a crisis are the other answers to it, and nothing else', () => {
    const others = otherActs(aPersonInput({ kind: 'choose', choice: 'talk' }, room))
    expect(others).toEqual([
      { kind: 'choose', choice: 'demand' },
      { kind: 'choose', choice: 'hope' },
    ])
  })

  it('of silence are none: nobody can better what was not done', () => {
    expect(otherActs(aPersonInput(undefined, table))).toEqual([])
  })

  it('of a remark begin with what serves the seat best, and are legal where it stood', () => {
    const [best, ...rest] = otherActs(aPersonInput({ kind: 'remark' }, table))
    expect(best?.kind).toBe('propose')
    expect(rest.length).toBeGreaterThan(0)
    const voting = { ...table, floor: { ...table.floor, vote: aVote('+') } }
    expect(otherActs(aPersonInput({ kind: 'remark' }, voting)).map(({ kind }) => kind)).toEqual([
      'choose',
      'choose',
      'choose',
    ])
  })
})
