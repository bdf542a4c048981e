import { describe, expect, it } from 'vitest'
import type { Reaction } from '../../model/acts/act.ts'
import type { Proposal } from '../../model/floor/draft.ts'
import type { OwedAct } from '../../model/session/state.ts'
import { aChairProposal, aDraft, aPromise, aProposal, aScene, type Scene } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { adoptChanges, meetProposal, putChanges, settleIfMet, verdictOn } from './proposals.ts'

const NEW = { issue: 1, option: 2 }
const MARKS = { '+': 'welcome', o: 'live-with', '-': 'cannot-accept' } as const
const OTHERS = ['chn', 'ken', 'mhl', 'usa']

/** Placards on France’s proposal: China, Kenya, the Marshall Islands, the United States; a dot has shown none. */
function placards(marks: string): Readonly<Record<string, Reaction>> {
  const shown: Record<string, Reaction> = {}
  for (const [place, seat] of OTHERS.entries()) {
    const mark = marks[place]
    if (mark === '+' || mark === 'o' || mark === '-') shown[seat] = MARKS[mark]
  }
  return shown
}

function settled(proposal: Proposal, scene: Scene = {}, at = 1_000) {
  const context = aContext(aScene({ drafts: [aDraft({ sponsors: ['fra'] })], proposals: [proposal], ...scene }), at)
  settleIfMet(context, proposal.id)
  return context
}

describe('changes put to the committee', () => {
  it('introduce a draft where there is none: the status quo with the changes in it', () => {
    const context = aContext(aScene())
    putChanges(context, 'fra', [NEW, { issue: 4, option: 1 }])
    expect(context.state.drafts).toMatchObject([{ deal: [0, 2, 0, 0, 1], sponsors: ['fra'], status: 'open' }])
    expect(context.state.proposals).toEqual([])
  })

  it('introduce a new one where every other is decided', () => {
    const context = aContext(aScene({ drafts: [aDraft({ status: 'rejected' })] }))
    putChanges(context, 'fra', [NEW])
    expect(context.state.drafts.map(({ number, status }) => [number, status])).toEqual([
      [1, 'rejected'],
      [2, 'open'],
    ])
  })

  it('by two delegations that struck a bargain have both behind them', () => {
    const introduced = aContext(aScene())
    putChanges(introduced, 'fra', [NEW], 'usa')
    expect(introduced.state.drafts[0]?.sponsors).toEqual(['fra', 'usa'])
    const proposed = aContext(aScene({ drafts: [aDraft()] }))
    putChanges(proposed, 'fra', [NEW], 'usa')
    expect(proposed.state.proposals[0]).toMatchObject({ partner: 'usa', reactions: { usa: 'welcome' } })
  })

  it('to a draft leave its text alone until placards have been shown', () => {
    const context = aContext(aScene({ drafts: [aDraft()] }))
    putChanges(context, 'fra', [NEW])
    expect(kindsOf(context)).toEqual(['proposal-put'])
    expect(context.state.drafts[0]?.deal[1]).toBe(0)
  })
})

describe('a placard', () => {
  const shown = (reaction: Reaction, proposal = aProposal()) => {
    const context = aContext(
      aScene({ drafts: [aDraft()], proposals: [proposal], commitments: [aPromise({ to: 'usa' })] }),
    )
    meetProposal(context, 'p1', 'ken', reaction)
    return context
  }

  it.each([
    { reaction: 'welcome', regard: 0.02, because: 'a friend of the proposal is a friend of its author' },
    { reaction: 'live-with', regard: 0, because: 'to bear it is neither' },
    { reaction: 'cannot-accept', regard: -0.02, because: 'it resents being asked' },
  ] as const)('of $reaction moves its regard for the author by $regard: $because', ({ reaction, regard }) => {
    expect(eventsOf(shown(reaction), 'proposal-met')).toMatchObject([{ seat: 'ken', reaction, regard }])
    expect(eventsOf(shown(reaction, aChairProposal()), 'proposal-met')).toMatchObject([{ regard: 0 }])
  })

  it('keeps or breaks a promise about the clause', () => {
    expect(shown('welcome').state.commitments[0]?.status).toBe('kept')
    expect(shown('cannot-accept').state.commitments[0]?.status).toBe('broken')
  })
})

describe('when a proposal is settled', () => {
  const owed = (seat: string): OwedAct => ({
    seat,
    notBefore: 0,
    act: { kind: 'react', proposal: 'p1', reaction: 'welcome' },
    replyTo: 1,
    spoken: false,
  })
  const all = aProposal({ reactions: placards('+.++') })

  it.each<{ proposal: Proposal; scene?: Scene; at?: number; isSettled: boolean; because: string }>([
    { proposal: all, isSettled: true, because: 'every AI delegate has met it, and Kenya need not' },
    { proposal: aProposal({ reactions: placards('+.+.') }), isSettled: false, because: 'the United States has not' },
    { proposal: aProposal({ reactions: placards('..++') }), isSettled: false, because: 'China has not' },
    { proposal: all, scene: { owed: [owed('usa')] }, isSettled: true, because: 'its placard is up already' },
    {
      proposal: all,
      scene: { drafts: [aDraft({ sponsors: ['ken'] })] },
      isSettled: false,
      because: 'Kenya sponsors the draft and may object',
    },
    {
      proposal: all,
      scene: { drafts: [aDraft({ sponsors: ['ken'] })] },
      at: 19_999,
      isSettled: false,
      because: 'it has a moment left',
    },
    {
      proposal: all,
      scene: { drafts: [aDraft({ sponsors: ['ken'] })] },
      at: 20_000,
      isSettled: true,
      because: 'silence is consent',
    },
    { proposal: { ...all, status: 'contested' }, isSettled: false, because: 'it waits for its vote' },
    { proposal: all, scene: { drafts: [] }, isSettled: false, because: 'its draft is gone' },
  ])('is $isSettled: $because', ({ proposal, scene, at, isSettled }) => {
    expect(kindsOf(settled(proposal, scene, at)).includes('proposal-settled')).toBe(isSettled)
  })
})

describe('what follows from it', () => {
  it.each([
    { marks: '+++-', status: 'adopted', tension: -1, code: 'clause-settled', because: 'a clause is agreed' },
    { marks: '-o--', status: 'contested', tension: 1, code: 'proposal-refused', because: 'it will come to a vote' },
    { marks: '----', status: 'lapsed', tension: 2, code: 'proposal-refused', because: 'it was sent away' },
  ])('$marks: it is $status and the room moves by $tension, because $because', ({ marks, status, tension, code }) => {
    const context = settled(aProposal({ reactions: placards(marks) }))
    expect(context.state.proposals[0]?.status).toBe(status)
    expect(eventsOf(context, 'tension-changed')).toMatchObject([{ code, delta: tension, seat: 'fra' }])
    expect(context.state.drafts[0]?.deal[1]).toBe(status === 'adopted' ? 2 : 0)
  })

  it('strains nobody when it was the chair’s text that was refused', () => {
    const context = settled(aChairProposal({ reactions: { ...placards('----'), fra: 'cannot-accept' } }))
    expect(kindsOf(context)).toEqual(['proposal-settled'])
  })

  it('keeps two contested amendments to a draft: the oldest of three lapses, those to another draft stay', () => {
    const contested = (id: string, draft = 'd1') => aProposal({ id, draft, status: 'contested' })
    const proposals = [contested('a'), contested('x', 'd2'), contested('b'), aProposal({ reactions: placards('-o--') })]
    const context = aContext(aScene({ drafts: [aDraft({ sponsors: ['fra'] })], proposals }))
    settleIfMet(context, 'p1')
    expect(context.state.proposals.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'lapsed'],
      ['x', 'contested'],
      ['b', 'contested'],
      ['p1', 'contested'],
    ])
  })
})

describe('the verdict on the chair’s text', () => {
  it.each([
    { marks: '++-.', verdict: 'adopted', because: 'twice as many welcome it as cannot accept it' },
    { marks: '++--', verdict: 'lapsed', because: 'as many cannot accept it' },
    { marks: 'oooo', verdict: 'lapsed', because: 'nobody wants it' },
    { marks: '+ooo', verdict: 'adopted', because: 'one wants it and nobody minds' },
  ])('$marks is $verdict: $because', ({ marks, verdict }) => {
    const proposal = aChairProposal({ reactions: placards(marks) })
    expect(verdictOn(aScene(), proposal, aDraft())).toBe(verdict)
  })
})

describe('a committee of many', () => {
  const seats = Array.from({ length: 12 }, () => aScene().seats)
    .flat()
    .slice(0, 12)

  it.each([
    { taking: 2, verdict: 'contested', seats: 8, because: 'two of eight are a quarter' },
    { taking: 2, verdict: 'lapsed', seats: 12, because: 'two of twelve are not' },
    { taking: 1, verdict: 'lapsed', seats: 4, because: 'an author alone is no quarter, whatever the numbers' },
  ])(
    'of $seats in which $taking take it and the others refuse: $verdict, because $because',
    ({ taking, verdict, seats: size }) => {
      const reactions: Record<string, Reaction> = {}
      for (let other = 1; other < size; other++) reactions[`s${other}`] = other < taking ? 'welcome' : 'cannot-accept'
      expect(verdictOn({ seats: seats.slice(0, size) }, aProposal({ reactions }), aDraft())).toBe(verdict)
    },
  )
})

describe('a change that is adopted', () => {
  it('says who put it there, and is not told where the text read so already', () => {
    const context = aContext(aScene({ drafts: [aDraft()] }))
    adoptChanges(context, 'd1', aProposal({ changes: [{ issue: 0, option: 2 }, NEW] }))
    expect(eventsOf(context, 'clause-changed')).toMatchObject([{ issue: 1, before: 0, after: 2, by: 'fra' }])
  })

  it('is nobody’s doing where the chair put it', () => {
    const context = aContext(aScene({ drafts: [aDraft()] }))
    adoptChanges(context, 'd1', aChairProposal())
    expect(eventsOf(context, 'tension-changed')[0]?.seat).toBeUndefined()
  })
})
