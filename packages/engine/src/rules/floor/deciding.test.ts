import { describe, expect, it } from 'vitest'
import type { Question } from '../../model/floor/vote.ts'
import { aPack } from '../../testing/a-pack.ts'
import {
  aDraft,
  aMotion,
  aPromise,
  aProposal,
  aRollCall,
  aScene,
  aVote,
  ballotsOf,
  type Scene,
} from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { castBallot, nextDelegateToVote, recordAbsences } from './voting.ts'

const plan = { procedure: aPack() }

/** What follows when the last seat votes as the last mark says, after the others have. */
function closed(question: Question, marks: string, scene: Scene = {}) {
  const ballots = ballotsOf(marks)
  const vote = aVote(question, { ballots: ballots.slice(0, -1) })
  const context = aContext(aScene({ plan, drafts: [aDraft()], ...scene, floor: { ...scene.floor, vote } }), 10_000)
  castBallot(context, 'usa', ballots.at(-1)?.choice ?? 'abstain', false)
  return context
}

describe('a ballot', () => {
  const cast = (vote = aRollCall(), scene: Scene = {}) => {
    const context = aContext(aScene({ plan, drafts: [aDraft()], ...scene, floor: { vote } }), 10_000)
    castBallot(context, 'chn', 'for', false)
    return context
  }

  it.each([
    { vote: aRollCall(), deadlineAt: 70_000, because: 'the next name has a minute of its own' },
    { vote: aVote({ kind: 'motion', motion: 'm1' }), deadlineAt: 20_000, because: 'placards come down together' },
  ])('of a $vote.manner leaves until $deadlineAt: $because', ({ vote, deadlineAt }) => {
    expect(cast(vote).state.floor.vote?.deadlineAt).toBe(deadlineAt)
  })

  it('says in which vote it was cast', () => {
    expect(eventsOf(cast(), 'ballot-cast')).toMatchObject([{ seat: 'chn', vote: 'v1', choice: 'for', absent: false }])
  })

  it('closes nothing while others have not voted', () => expect(kindsOf(cast())).toEqual(['ballot-cast']))

  it('in no vote is none', () => {
    const context = aContext(aScene({ plan }))
    castBallot(context, 'chn', 'for', false)
    expect(context.events).toEqual([])
  })

  it.each([
    { question: { kind: 'draft', draft: 'd1' }, absent: false, status: 'kept', because: 'it voted as it had promised' },
    {
      question: { kind: 'draft', draft: 'd1' },
      absent: true,
      status: 'open',
      because: 'who was not there broke nothing',
    },
    { question: { kind: 'motion', motion: 'm1' }, absent: false, status: 'open', because: 'procedure is no draft' },
  ] as const)(
    'on $question.kind, absent $absent, leaves a promise $status: $because',
    ({ question, absent, status }) => {
      const commitments = [aPromise({ by: 'chn', to: 'ken', change: undefined })]
      const context = aContext(aScene({ plan, drafts: [aDraft()], commitments, floor: { vote: aVote(question) } }))
      castBallot(context, 'chn', absent ? 'abstain' : 'for', absent)
      expect(context.state.commitments[0]?.status).toBe(status)
    },
  )
})

describe('who does not answer in time', () => {
  const late = (vote = aRollCall(), at = 60_000) => {
    const context = aContext(aScene({ plan, drafts: [aDraft()], floor: { vote } }), at)
    recordAbsences(context)
    return eventsOf(context, 'ballot-cast').map(({ seat, choice, absent }) => ({ seat, choice, absent }))
  }
  const absent = (seat: string) => ({ seat, choice: 'abstain', absent: true })

  it.each([
    { vote: aRollCall({ ballots: ballotsOf('+') }), seats: ['fra'], because: 'the next name has its own minute' },
    {
      vote: aVote({ kind: 'motion', motion: 'm1' }, { ballots: ballotsOf('+-') }),
      seats: ['ken', 'mhl', 'usa'],
      because: 'all placards are counted at once',
    },
  ])('in a $vote.manner: $seats, because $because', ({ vote, seats }) => {
    expect(late(vote)).toEqual(seats.map(absent))
  })

  it('is not absent a moment before', () => expect(late(aRollCall(), 59_999)).toEqual([]))
})

describe('a vote on the draft', () => {
  const draft: Question = { kind: 'draft', draft: 'd1' }

  it.each([
    { marks: '+++--', status: 'adopted', tension: -10, code: 'vote-carried', because: 'three of five are a majority' },
    { marks: '++---', status: 'rejected', tension: 8, code: 'vote-failed', because: 'two of five are none' },
    { marks: '++--o', status: 'rejected', tension: 8, code: 'vote-failed', because: 'a tie does not carry' },
    {
      marks: '+oooo',
      status: 'adopted',
      tension: -10,
      code: 'vote-carried',
      because: 'abstentions are not votes cast',
    },
  ])('of $marks leaves it $status: $because', ({ marks, status, tension, code }) => {
    const context = closed(draft, marks)
    expect(context.state.drafts[0]?.status).toBe(status)
    expect(context.state.floor.votes.at(-1)?.result?.carried).toBe(status === 'adopted')
    expect(eventsOf(context, 'tension-changed')).toMatchObject([{ code, delta: tension }])
  })

  it('is explained by the AI delegates where the rules know explanations', () => {
    for (const [scene, isAsked] of [
      [{}, true],
      [{ plan: {} }, false],
    ] as const) {
      let asked = false
      const vote = aVote(draft, { ballots: ballotsOf('++++') })
      const context = aContext(aScene({ plan, drafts: [aDraft()], ...scene, floor: { vote } }), 0, {
        explanations: () => {
          asked = true
          return []
        },
      })
      castBallot(context, 'usa', 'for', false)
      expect(asked).toBe(isAsked)
    }
  })
})

describe('a vote on an amendment', () => {
  const proposals = [aProposal({ status: 'contested' })]
  const amendment: Question = { kind: 'amendment', proposal: 'p1' }

  it.each([
    { marks: '+++--', status: 'adopted', option: 2, because: 'it is in the text' },
    { marks: '++---', status: 'lapsed', option: 0, because: 'the text stays as it was' },
  ])('of $marks leaves it $status: $because', ({ marks, status, option }) => {
    const { state } = closed(amendment, marks, { proposals })
    expect(state.proposals[0]?.status).toBe(status)
    expect(state.drafts[0]?.deal[1]).toBe(option)
    expect(state.floor.vote?.question).toEqual({ kind: 'draft', draft: 'd1' })
  })
})

describe('a vote on a part of the draft', () => {
  const part = (issue: number): Question => ({ kind: 'part', draft: 'd1', issue })
  const order = { parts: [0, 2].map((issue) => ({ draft: 'd1', issue, isVoted: false })) }

  it.each([
    { marks: '+++--', deal: [2, 0, 1, 0, 0], because: 'it stays' },
    { marks: '++---', deal: [0, 0, 1, 0, 0], because: 'a part that is not carried leaves the text' },
  ])('of $marks: $because', ({ marks, deal }) => {
    const { state } = closed(part(0), marks, { order })
    expect(state.drafts[0]?.deal).toEqual(deal)
    expect(state.floor.order?.parts.map(({ isVoted }) => isVoted)).toEqual([true, false])
    expect(state.floor.vote?.question).toEqual(part(2))
  })

  it('that says nothing in the text takes nothing out of it', () => {
    const context = closed(part(1), '-----', { order: { parts: [{ draft: 'd1', issue: 1, isVoted: false }] } })
    expect(eventsOf(context, 'clause-changed')).toEqual([])
    expect(context.state.floor.vote?.question.kind).toBe('draft')
  })
})

describe('whether anybody objects', () => {
  const consensus: Question = { kind: 'consensus', draft: 'd1' }

  it('nobody: the draft is adopted without a vote', () => {
    const { state } = closed(consensus, '++oo+')
    expect(state.drafts[0]?.status).toBe('adopted')
    expect(state.floor.vote).toBeUndefined()
  })

  it('one is enough: the roll is called, and objections are not asked for again', () => {
    const { state } = closed(consensus, '++++-', { order: { consensusWanted: ['d1'] } })
    expect(state.drafts[0]?.status).toBe('open')
    expect(state.floor.vote).toMatchObject({ manner: 'roll-call', question: { kind: 'draft', draft: 'd1' } })
    expect(state.floor.order?.consensusAsked).toEqual(['d1'])
  })
})

describe('other votes', () => {
  it('a straw poll decides nothing', () => {
    const context = closed({ kind: 'straw-poll', draft: 'd1', change: undefined }, '+++++')
    expect(kindsOf(context)).toEqual(['ballot-cast', 'vote-closed'])
  })

  it('a motion is settled as it was voted on', () => {
    const floor = { motion: aMotion('close-list') }
    for (const [marks, carried] of [
      ['+++--', true],
      ['++---', false],
    ] as const) {
      const context = closed({ kind: 'motion', motion: 'm1' }, marks, { floor })
      expect(eventsOf(context, 'motion-settled')).toMatchObject([{ motion: 'm1', carried }])
    }
  })
})

describe('the AI delegate that votes next', () => {
  it.each([
    { vote: aRollCall(), next: 'chn', because: 'its name is called' },
    { vote: aRollCall({ ballots: ballotsOf('++') }), next: undefined, because: 'Kenya is a person and has its time' },
    {
      vote: aVote({ kind: 'motion', motion: 'm1' }, { ballots: ballotsOf('++') }),
      next: 'mhl',
      because: 'placards do not wait for Kenya',
    },
    { vote: aRollCall({ ballots: ballotsOf('+++++') }), next: undefined, because: 'everybody has voted' },
  ])('is $next: $because', ({ vote, next }) => {
    expect(nextDelegateToVote(aScene({ floor: { vote } }))).toBe(next)
  })

  it('is nobody while nothing is voted on', () => expect(nextDelegateToVote(aScene())).toBeUndefined())
})
