import { describe, expect, it } from 'vitest'
import type { Question } from '../../model/floor/vote.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aDraft, aMotion, aProposal, aScene, aVote, type Scene } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { openVoteOn, takeToVote, voteOnMotion } from './open-vote.ts'

const plan = { procedure: aPack() }
const DRAFT: Question = { kind: 'draft', draft: 'd1' }

/** The vote that is opened on a question in a scene. */
function opened(question: Question, scene: Scene, at = 1_000) {
  const context = aContext(
    aScene({ drafts: [aDraft()], proposals: [aProposal({ status: 'contested' })], ...scene }),
    at,
  )
  openVoteOn(context, question, 'ken')
  return context.state.floor.vote
}

describe('the majority a question needs', () => {
  const council = { procedure: aPack({ veto: true }), majority: 'security-council' } as const
  const byTwoThirds = { floor: { motion: aMotion('reconsider') } }

  it.each<{ question: Question; scene: Scene; majority: string; because: string }>([
    { question: DRAFT, scene: { plan }, majority: 'simple', because: 'an ordinary resolution' },
    {
      question: DRAFT,
      scene: { plan, order: { important: ['d1'] } },
      majority: 'two-thirds',
      because: 'the committee has called the question important',
    },
    {
      question: DRAFT,
      scene: { plan, order: { important: ['d2'] } },
      majority: 'simple',
      because: 'it was another draft that is important',
    },
    {
      question: DRAFT,
      scene: { plan: { ...plan, majority: 'two-thirds' } },
      majority: 'two-thirds',
      because: 'the session is held on an important question',
    },
    { question: DRAFT, scene: { plan: council }, majority: 'security-council', because: 'it is the Council' },
    {
      question: DRAFT,
      scene: { plan: council, order: { important: ['d1'] } },
      majority: 'security-council',
      because: 'nothing in the Council is decided by two thirds',
    },
    {
      question: { kind: 'amendment', proposal: 'p1' },
      scene: { plan: council },
      majority: 'security-council',
      because: 'an amendment is substance, and has the veto',
    },
    {
      question: { kind: 'part', draft: 'd1', issue: 0 },
      scene: { plan: council },
      majority: 'security-council',
      because: 'a part is substance, and has the veto',
    },
    {
      question: { kind: 'amendment', proposal: 'p1' },
      scene: { plan: { ...plan, majority: 'two-thirds' } },
      majority: 'simple',
      because: 'amendments outside the Council are carried by a majority',
    },
    {
      question: { kind: 'motion', motion: 'm1' },
      scene: { plan, ...byTwoThirds },
      majority: 'two-thirds',
      because: 'the rules ask two thirds for reconsidering',
    },
    {
      question: { kind: 'motion', motion: 'm1' },
      scene: { plan, floor: { motion: aMotion('suspend') } },
      majority: 'simple',
      because: 'the rules ask a majority for a suspension',
    },
    {
      question: { kind: 'straw-poll', draft: 'd1', change: undefined },
      scene: { plan, ...byTwoThirds },
      majority: 'simple',
      because: 'a show of hands binds nobody',
    },
    {
      question: { kind: 'motion', motion: 'm1' },
      scene: { plan: { majority: 'two-thirds' }, floor: { motion: aMotion('vote') } },
      majority: 'simple',
      because: 'without a pack procedure is by majority',
    },
  ])('$question.kind by $majority: $because', ({ question, scene, majority }) => {
    expect(opened(question, scene)?.majority).toBe(majority)
  })
})

describe('how a question is voted on', () => {
  const byName = { plan, order: { byName: ['d1'] } }

  it.each<{ question: Question; scene: Scene; manner: string; because: string }>([
    { question: DRAFT, scene: { plan }, manner: 'roll-call', because: 'a draft is always voted on by name' },
    {
      question: { kind: 'amendment', proposal: 'p1' },
      scene: { plan },
      manner: 'placards',
      because: 'nobody has asked for more',
    },
    {
      question: { kind: 'amendment', proposal: 'p1' },
      scene: byName,
      manner: 'roll-call',
      because: 'the roll was asked for on this draft',
    },
    {
      question: { kind: 'amendment', proposal: 'p1' },
      scene: { plan, order: { byName: ['d2'] } },
      manner: 'placards',
      because: 'the roll was asked for on another draft',
    },
    { question: { kind: 'part', draft: 'd1', issue: 0 }, scene: byName, manner: 'roll-call', because: 'as above' },
    { question: { kind: 'part', draft: 'd2', issue: 0 }, scene: byName, manner: 'placards', because: 'another draft' },
    { question: { kind: 'consensus', draft: 'd1' }, scene: byName, manner: 'placards', because: 'silence agrees' },
    { question: { kind: 'motion', motion: 'm1' }, scene: byName, manner: 'placards', because: 'procedure is quick' },
  ])('$question.kind by $manner: $because', ({ question, scene, manner }) => {
    const vote = opened(question, scene)
    expect(vote?.manner).toBe(manner)
    expect(vote?.deadlineAt).toBe(manner === 'roll-call' ? 61_000 : 21_000)
  })

  it('calls everybody once, placards in the order of the seats', () => {
    const seats = ['chn', 'fra', 'ken', 'mhl', 'usa']
    expect(opened({ kind: 'motion', motion: 'm1' }, { plan })?.order).toEqual(seats)
    expect([...(opened(DRAFT, { plan })?.order ?? [])].sort()).toEqual(seats)
  })
})

describe('a caucus', () => {
  const caucus = { as: 'unmoderated', by: 'usa', issue: undefined, seconds: undefined, until: 90_000 } as const

  it.each<{ question: Question; kinds: readonly string[]; because: string }>([
    { question: DRAFT, kinds: ['caucus-closed', 'vote-opened'], because: 'voting is formal business' },
    {
      question: { kind: 'straw-poll', draft: 'd1', change: undefined },
      kinds: ['vote-opened'],
      because: 'the room is only polled, and talks on',
    },
  ])('and a vote on $question.kind: $kinds, because $because', ({ question, kinds }) => {
    const context = aContext(aScene({ plan, drafts: [aDraft()], order: { caucus } }))
    openVoteOn(context, question, 'usa')
    expect(kindsOf(context)).toEqual(kinds)
  })
})

describe('what the committee votes on next', () => {
  const far = aProposal({ id: 'far', status: 'contested', changes: [{ issue: 0, option: 0 }] })
  const near = aProposal({ id: 'near', status: 'contested', changes: [{ issue: 0, option: 1 }] })
  const parts = [
    { draft: 'd1', issue: 1, isVoted: false },
    { draft: 'd1', issue: 0, isVoted: false },
  ]
  const consensusFirst = { procedure: aPack({ decision: 'consensus-first' }) }

  it.each<{ scene: Scene; question: object; because: string }>([
    { scene: {}, question: DRAFT, because: 'nothing stands between the committee and the draft' },
    {
      scene: { proposals: [near, far], order: { consensusWanted: ['d1'], parts } },
      question: { kind: 'amendment', proposal: 'far' },
      because: 'amendments come first, the furthest from the text before the others',
    },
    {
      scene: { proposals: [far, near] },
      question: { kind: 'amendment', proposal: 'far' },
      because: 'in whatever order they were put',
    },
    {
      scene: {
        proposals: [aProposal({ status: 'lapsed' }), aProposal({ id: 'p2', draft: 'd2', status: 'contested' })],
      },
      question: DRAFT,
      because: 'one has lapsed and the other is to another draft',
    },
    {
      scene: { order: { consensusWanted: ['d1'], parts } },
      question: { kind: 'consensus', draft: 'd1' },
      because: 'it may be adopted without a vote',
    },
    { scene: { plan: consensusFirst }, question: { kind: 'consensus', draft: 'd1' }, because: 'this body always asks' },
    {
      scene: { plan: consensusFirst, order: { consensusAsked: ['d1'] } },
      question: DRAFT,
      because: 'somebody has objected',
    },
    {
      scene: { order: { parts } },
      question: { kind: 'part', draft: 'd1', issue: 0 },
      because: 'the first part says nothing in this text, the second does',
    },
    {
      scene: { order: { parts: parts.map((part) => ({ ...part, isVoted: true })) } },
      question: DRAFT,
      because: 'each part has had its vote',
    },
    {
      scene: { order: { parts: parts.map((part) => ({ ...part, draft: 'd2' })) } },
      question: DRAFT,
      because: 'it was another draft that was divided',
    },
  ])('$question.kind: $because', ({ scene, question }) => {
    const context = aContext(aScene({ plan, drafts: [aDraft()], ...scene }))
    takeToVote(context, 'chair')
    expect(context.state.floor.vote?.question).toEqual(question)
  })

  it('is nothing without a draft, and nothing more while a vote runs', () => {
    const running = aVote({ kind: 'motion', motion: 'm1' })
    for (const scene of [
      { drafts: [] },
      { drafts: [aDraft({ status: 'adopted' })] },
      { drafts: [aDraft()], floor: { vote: running } },
    ]) {
      const context = aContext(aScene(scene))
      takeToVote(context, 'chair')
      expect(context.events).toEqual([])
    }
  })
})

describe('the vote on a motion', () => {
  it('is called by whoever moved it', () => {
    const context = aContext(aScene({ plan, floor: { motion: aMotion('suspend', { by: 'usa' }) } }))
    voteOnMotion(context)
    const [vote] = eventsOf(context, 'vote-opened')
    expect(vote).toMatchObject({ calledBy: 'usa', question: { kind: 'motion', motion: 'm1' } })
  })

  it('is none without a motion', () => {
    const context = aContext(aScene({ plan }))
    voteOnMotion(context)
    expect(context.events).toEqual([])
  })
})
