import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import { aPlan, Committee, outcomeOf } from '../../testing/committee.ts'

/** A committee with a draft of the AI delegates on the floor, some minutes in. */
function withDraft(): { committee: Committee; draft: string; deal: readonly number[] } {
  const committee = new Committee(aPlan()).until((state) => state.drafts.length > 0 && state.owed.length === 0)
  const draft = committee.state.drafts[0]
  if (!draft) throw new Error('no draft')
  return { committee, draft: draft.id, deal: draft.deal }
}

describe('acts that name what does not exist', () => {
  it.each([
    { act: { kind: 'propose', changes: [{ issue: 9, option: 1 }] }, code: 'unknown-issue' },
    { act: { kind: 'propose', changes: [{ issue: 0, option: 4 }] }, code: 'unknown-option' },
    { act: { kind: 'propose', changes: [{ issue: -1, option: 1 }] }, code: 'unknown-issue' },
    { act: { kind: 'support', change: { issue: 0, option: 0.5 } }, code: 'unknown-option' },
    { act: { kind: 'explain', issue: 5 }, code: 'unknown-issue' },
    { act: { kind: 'question', issue: 77 }, code: 'unknown-issue' },
    { act: { kind: 'question', target: 'xxx' }, code: 'unknown-seat' },
    { act: { kind: 'promise', target: 'ken' }, code: 'offer-to-self' },
    { act: { kind: 'accept', offer: 'o1' }, code: 'unknown-offer' },
    { act: { kind: 'decline', offer: 'o1' }, code: 'unknown-offer' },
    { act: { kind: 'react', proposal: 'p1', reaction: 'welcome' }, code: 'unknown-proposal' },
    { act: { kind: 'sign', draft: 'd1' }, code: 'unknown-draft' },
    { act: { kind: 'choose', choice: 'vanish' }, code: 'unknown-choice' },
    { act: { kind: 'second' }, code: 'no-motion-to-second' },
    { act: { kind: 'vote', choice: 'for' }, code: 'no-vote-in-progress' },
    { act: { kind: 'yield' }, code: 'not-on-the-list' },
    { act: { kind: 'motion', motion: 'vote' }, code: 'no-draft-on-the-floor' },
  ] as const)('$act is refused as $code', ({ act, code }) => {
    const committee = new Committee()
    const before = committee.state
    expect(outcomeOf(committee.act('ken', act))).toBe(code)
    expect(committee.state).toBe(before)
  })

  it('refuses a stranger', () => {
    expect(outcomeOf(new Committee().act('bra', { kind: 'remark' }))).toBe('unknown-seat')
  })

  it('refuses more words than the rules allow, and takes exactly as many', () => {
    const committee = new Committee()
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }, 'person', 'x'.repeat(4001)))).toBe('words-too-long')
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }, 'person', 'x'.repeat(4000)))).toBe('accepted')
  })
})

describe('proposals', () => {
  it.each([
    { changes: [], code: 'too-many-changes', because: 'nothing is proposed' },
    {
      changes: [0, 1, 2, 3].map((issue) => ({ issue, option: 1 })),
      code: 'too-many-changes',
      because: 'three at a time are enough',
    },
    {
      changes: [
        { issue: 0, option: 1 },
        { issue: 0, option: 2 },
      ],
      code: 'too-many-changes',
      because: 'an issue is settled once',
    },
    {
      changes: [{ issue: 0, option: 0 }],
      code: 'already-in-the-text',
      because: 'the status quo stands without a draft',
    },
  ])('are refused as $code when $because', ({ changes, code }) => {
    expect(outcomeOf(new Committee().act('ken', { kind: 'propose', changes }))).toBe(code)
  })

  it('are refused when the text reads so already', () => {
    const { committee, deal } = withDraft()
    const changes = [{ issue: 0, option: deal[0] ?? 0 }]
    expect(outcomeOf(committee.act('ken', { kind: 'concede', changes }))).toBe('already-in-the-text')
  })
})

describe('names under a draft', () => {
  it('are written once, and taken back once', () => {
    const { committee, draft } = withDraft()
    const codes = (['sign', 'sign', 'sponsor', 'sponsor', 'sign', 'withdraw', 'withdraw'] as const).map((kind) =>
      outcomeOf(committee.act('ken', { kind, draft })),
    )
    expect(codes).toEqual([
      'accepted',
      'already-signed',
      'accepted',
      'already-sponsor',
      'already-signed',
      'accepted',
      'not-a-signatory',
    ])
  })
})

describe('the speakers list', () => {
  it('holds a seat once, and a seat may leave it', () => {
    const committee = new Committee()
    const codes = (['request-floor', 'request-floor', 'yield', 'yield'] as const).map((kind) =>
      outcomeOf(committee.act('ken', { kind }, 'person', '')),
    )
    expect(codes).toEqual(['accepted', 'already-on-the-list', 'accepted', 'not-on-the-list'])
  })

  it('loses a seat once it has spoken', () => {
    const committee = new Committee()
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    committee.act('ken', { kind: 'remark' })
    expect(committee.state.floor.speakersList).not.toContain('ken')
    expect(committee.state.floor.speaker).toBe('ken')
  })
})

describe('a motion to vote', () => {
  it('is out of order in the opening phase', () => {
    const { committee, draft } = withDraft()
    committee.act('ken', { kind: 'sign', draft })
    expect(committee.state.clock.phaseIndex).toBe(0)
    expect(outcomeOf(committee.act('ken', { kind: 'motion', motion: 'vote' }))).toBe('motion-out-of-order')
  })

  it('is out of order before negotiation has had its minimum, and in order after it', () => {
    const { committee, draft } = withDraft()
    committee.act('ken', { kind: 'sign', draft })
    committee.until((state) => state.clock.phaseIndex === 1 && !state.floor.vote)
    expect(outcomeOf(committee.act('ken', { kind: 'motion', motion: 'vote' }))).toBe('motion-out-of-order')
    const minimum = committee.state.clock.phases[1]?.minMs ?? 0
    const start = committee.state.clock.elapsedMs
    committee.until((state) => state.clock.elapsedMs >= start + minimum && !state.floor.vote && !state.floor.motion)
    expect(outcomeOf(committee.act('ken', { kind: 'motion', motion: 'vote' }))).toBe('accepted')
    expect(outcomeOf(committee.act('fra', { kind: 'motion', motion: 'vote' }))).toBe('motion-out-of-order')
    expect(outcomeOf(committee.act('ken', { kind: 'second' }))).toBe('cannot-second-own-motion')
    expect(outcomeOf(committee.act('fra', { kind: 'second' }))).toBe('accepted')
    expect(committee.state.floor.vote?.manner).toBe('placards')
  })
})

describe('while a vote is taken', () => {
  const speeches: readonly Act[] = [
    { kind: 'remark' },
    { kind: 'propose', changes: [{ issue: 0, option: 1 }] },
    { kind: 'oppose', change: { issue: 0, option: 1 } },
    { kind: 'threaten' },
    { kind: 'point', point: 'order' },
  ]

  it.each(speeches)('no $kind interrupts it', (act) => {
    const committee = new Committee().until((state) => state.floor.vote?.manner === 'roll-call')
    expect(outcomeOf(committee.act('ken', act))).toBe('voting-in-progress')
  })

  it('only the member whose name is called may vote, and only once', () => {
    const committee = new Committee().until((state) => {
      const vote = state.floor.vote
      return vote?.manner === 'roll-call' && vote.order[vote.ballots.length] === 'ken'
    })
    const other = committee.state.floor.vote?.order.find((seat) => seat !== 'ken') ?? ''
    expect(outcomeOf(committee.act(other, { kind: 'vote', choice: 'for' }, 'reply', ''))).toBe('not-your-turn')
    expect(outcomeOf(committee.act('ken', { kind: 'vote', choice: 'abstain' }, 'person', ''))).toBe('accepted')
    const again = outcomeOf(committee.act('ken', { kind: 'vote', choice: 'for' }, 'person', ''))
    expect(['not-your-turn', 'no-vote-in-progress']).toContain(again)
  })
})
