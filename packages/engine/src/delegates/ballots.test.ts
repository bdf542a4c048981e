import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SeatSecrets } from '../model/committee/seat.ts'
import { orderOf } from '../model/floor/order.ts'
import type { Question } from '../model/floor/vote.ts'
import { seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import {
  aMotion,
  aProposal,
  aRoom,
  atTime,
  aVote,
  rising,
  withRegard,
  withSecrets,
  withText,
} from '../testing/parts.ts'
import { ballotOf } from './ballots.ts'
import { publicStance } from './declarations.ts'
import { leadOf } from './ranks.ts'

/**
 * France, balanced and without resolve of its own at this level: the first issue is worth 0.5 to it, the second 0.3, the
 * third 0.2, and it walks away below 0.5.
 */
const SECRETS: Partial<SeatSecrets> = {
  table: rising(0.5, 0.3, 0.2, 0, 0),
  reservation: 0.5,
  best: 1,
  redLines: [],
}
const room = withSecrets(aRoom({ difficulty: 'beginner' }), 'fra', SECRETS)

/** France is asked about a text, or about something else while it is on the floor. */
function asked(deal: readonly number[], question: Question = { kind: 'draft', draft: 'd1' }, state = room) {
  const drafted = withText(state, deal)
  return { ...drafted, floor: { ...drafted.floor, vote: aVote('', question) } }
}

describe('an AI delegate’s ballot on a draft', () => {
  it.each([
    { deal: [3, 3, 3, 0, 0], ballot: 'for', because: 'it could not be better' },
    { deal: [3, 0, 0, 0, 0], ballot: 'for', because: 'its reservation is met to the point, and patience is at an end' },
    { deal: [0, 3, 3, 0, 0], ballot: 'for', because: 'two smaller gains are as good as one' },
    { deal: [1, 3, 0, 0, 0], ballot: 'against', because: '0.47 is well short of 0.5 for a range of 0.5' },
    { deal: [0, 0, 0, 3, 3], ballot: 'against', because: 'the text says nothing it cares about' },
  ])('over $deal is $ballot: $because', ({ deal, ballot }) => {
    expect(ballotOf(asked(deal), 'fra')).toBe(ballot)
  })

  it.each([
    { short: 0.005, ballot: 'abstain', because: 'it would not stop a text over so little' },
    { short: 0.025, ballot: 'abstain', because: 'a twentieth of its range is still little' },
    { short: 0.035, ballot: 'against', because: 'more than six hundredths of its range is not' },
  ])('$short short of its reservation is $ballot: $because', ({ short, ballot }) => {
    const state = withSecrets(room, 'fra', { table: rising(0.5 - short, 0.5 + short, 0, 0, 0) })
    expect(ballotOf(asked([3, 0, 0, 0, 0], undefined, state), 'fra')).toBe(ballot)
  })

  it('is not against a draft that still carries its own name', () => {
    const drafted = asked([0, 0, 0, 3, 3])
    const drafts = drafted.drafts.map((draft) => ({ ...draft, sponsors: ['fra'] }))
    expect(ballotOf({ ...drafted, drafts }, 'fra')).toBe('abstain')
  })

  it.each([
    { by: 'chn', partner: undefined, ballot: 'against', because: 'the amendment is another’s' },
    { by: 'fra', partner: undefined, ballot: 'for', because: 'it proposed it' },
    { by: 'chn', partner: 'fra', ballot: 'for', because: 'it traded for it' },
  ])('is $ballot on a change for the worse: $because', ({ by, partner, ballot }) => {
    const state = asked([3, 3, 0, 0, 0], { kind: 'amendment', proposal: 'p1' })
    const proposals = [aProposal({ by, partner })]
    expect(ballotOf({ ...state, proposals }, 'fra')).toBe(ballot)
  })

  it('is against what crosses a red line, however good the rest', () => {
    const state = withSecrets(room, 'fra', { redLines: [{ issue: 4, option: 1 }] })
    expect(ballotOf(asked([3, 3, 3, 1, 1], undefined, state), 'fra')).toBe('against')
    expect(ballotOf(asked([3, 3, 3, 1, 0], undefined, state), 'fra')).toBe('for')
  })

  it('follows the delegation it stands with where that has declared against the text', () => {
    const points = [-0.9, 0.5, 0.9, -0.2, -0.4]
    const state = aRoom({ difficulty: 'advanced' })
    const seats = state.seats.map((seat, index) => ({ ...seat, positions: [0, 0, 0, 0, 0].fill(points[index] ?? 0) }))
    const loyal = withSecrets({ ...state, seats }, 'fra', { ...SECRETS, reservation: 0.2 })
    expect(leadOf(loyal, 1)).toBe(seatIndexOf(loyal, 'ken'))
    const declared = (stance: 'against' | 'undecided') => {
      return withText(asked([3, 0, 0, 0, 0], undefined, loyal), [3, 0, 0, 0, 0], { declared: { ken: stance } })
    }
    expect(ballotOf(declared('undecided'), 'fra')).toBe('for')
    expect(ballotOf(declared('against'), 'fra')).toBe('against')
  })
})

describe('a ballot and the position declared before it', () => {
  it('agree at the end of a session, whatever the text and the interests are', () => {
    const weight = fc.double({ min: 0, max: 0.4, noNaN: true })
    const option = fc.integer({ min: 0, max: 3 })
    const five = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 5, maxLength: 5 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(five(weight), five(option), share, fc.nat(4), (weights, deal, reservation, redLine) => {
        const table = rising(...weights)
        const best = weights.reduce((sum, one) => sum + one, 0)
        const redLines = [{ issue: redLine, option: 3 }]
        const state = withSecrets(room, 'fra', { table, best, reservation: reservation * best, redLines })
        const stance = publicStance(atTime(asked(deal, undefined, state), 0.95, 2), 1)
        const ballot = { favour: 'for', undecided: 'abstain', against: 'against' }[stance]
        expect(ballotOf(asked(deal, undefined, state), 'fra')).toBe(ballot)
      }),
    )
  })
})

describe('a ballot on an amendment', () => {
  const amendment: Question = { kind: 'amendment', proposal: 'p1' }
  const withChange = (option: number, state = room): CampaignState => ({
    ...asked([1, 0, 0, 0, 0], amendment, state),
    proposals: [aProposal({ by: 'usa', changes: [{ issue: 0, option }], status: 'contested' })],
  })

  it.each([
    { option: 2, ballot: 'for', because: 'the text would be better for it' },
    { option: 1, ballot: 'against', because: 'what changes nothing is not worth an amendment' },
    { option: 0, ballot: 'against', because: 'the text would be worse for it' },
  ])('that sets the first issue to $option is $ballot: $because', ({ option, ballot }) => {
    expect(ballotOf(withChange(option), 'fra')).toBe(ballot)
  })

  it.each([
    { veto: true, ballot: 'abstain', because: 'a permanent member keeps its veto for what is worse than no text' },
    { veto: false, ballot: 'against', because: 'where no veto is known a vote against is only a vote' },
  ])('in the Council, veto $veto, is $ballot: $because', ({ veto, ballot }) => {
    const council = { ...room, majority: 'security-council', procedure: aPack({ veto }) } as const
    expect(ballotOf(withChange(0, council), 'fra')).toBe(ballot)
  })
})

describe('a permanent member in the Council', () => {
  const council: CampaignState = { ...room, majority: 'security-council' }
  const hurt = { ...SECRETS, table: [[0.2, 0.1, 0.1, 0.1], ...rising(0.3, 0.2, 0, 0)] }

  it.each([
    { deal: [1, 0, 0, 0, 0], state: council, seat: 'fra', ballot: 'abstain', because: 'the text is better than none' },
    {
      deal: [0, 0, 0, 0, 0],
      state: council,
      seat: 'fra',
      ballot: 'abstain',
      because: 'the text is no worse than none',
    },
    {
      deal: [1, 0, 0, 0, 0],
      state: withSecrets(council, 'fra', hurt),
      seat: 'fra',
      ballot: 'against',
      because: 'the text is worse than none',
    },
    {
      deal: [1, 0, 0, 0, 0],
      state: withSecrets(council, 'fra', { redLines: [{ issue: 0, option: 1 }] }),
      seat: 'fra',
      ballot: 'against',
      because: 'a red line is what a veto is for',
    },
    {
      deal: [1, 0, 0, 0, 0],
      state: withSecrets(council, 'ken', SECRETS),
      seat: 'ken',
      ballot: 'against',
      because: 'an elected member has no veto to keep',
    },
    { deal: [1, 0, 0, 0, 0], state: room, seat: 'fra', ballot: 'against', because: 'in the Assembly nobody has one' },
  ])('is $ballot ($seat): $because', ({ deal, state, seat, ballot }) => {
    const { floor, ...drafted } = asked(deal, undefined, state)
    const drafts = drafted.drafts.map((draft) => ({ ...draft, sponsors: [] }))
    expect(ballotOf({ ...drafted, floor, drafts }, seat)).toBe(ballot)
  })

  it('objects to no consensus on a text that it would only abstain from', () => {
    const consensus: Question = { kind: 'consensus', draft: 'd1' }
    expect(ballotOf(asked([1, 0, 0, 0, 0], consensus, council), 'fra')).toBe('for')
    expect(ballotOf(asked([1, 0, 0, 0, 0], consensus), 'fra')).toBe('against')
    expect(ballotOf(asked([3, 0, 0, 0, 0], consensus), 'fra')).toBe('for')
  })
})

describe('a ballot on the order of business', () => {
  it.each([
    { deal: [3, 0, 0, 0, 0], ballot: 'for', because: 'it wants the vote on a text it is for' },
    { deal: [0, 0, 0, 0, 0], ballot: 'against', because: 'it does not want the vote on a text it is against' },
  ])('without a pack, to close the debate over $deal is $ballot: $because', ({ deal, ballot }) => {
    const question: Question = { kind: 'motion', motion: 'm1' }
    expect(ballotOf(asked(deal, question), 'fra')).toBe(ballot)
  })

  it.each([
    { motion: 'appeal', regard: 0.5, ballot: 'for', because: 'a friend is done the favour of an appeal' },
    { motion: 'appeal', regard: -0.5, ballot: 'against', because: 'nobody sides with a rival against the chair' },
    { motion: 'division', regard: 0, ballot: 'against', because: 'who gains nothing by it leaves the text whole' },
  ] as const)('under a pack, on $motion by one regarded $regard, is $ballot: $because', (row) => {
    const question: Question = { kind: 'motion', motion: 'm1' }
    const ruled = withRegard({ ...room, procedure: aPack() }, 'fra', 'usa', row.regard)
    const voting = asked([3, 0, 0, 0, 1], question, ruled)
    const motion = aMotion({ motion: row.motion, by: 'usa', terms: { issue: 4 } })
    expect(ballotOf({ ...voting, floor: { ...voting.floor, motion } }, 'fra')).toBe(row.ballot)
  })

  it.each([
    { issue: 0, ballot: 'for', because: 'the clause is what it wants' },
    { issue: 3, ballot: 'for', because: 'a clause it does not care about may stay' },
    { issue: 4, ballot: 'against', because: 'it would rather have the text without the clause' },
  ])('on the part about issue $issue is $ballot: $because', ({ issue, ballot }) => {
    const state = withSecrets(room, 'fra', { table: [...rising(0.5, 0.3, 0.2, 0), [0.1, 0, 0, 0]] })
    expect(ballotOf(asked([1, 0, 0, 1, 1], { kind: 'part', draft: 'd1', issue }, state), 'fra')).toBe(ballot)
  })

  it.each([
    { change: { issue: 0, option: 3 }, ballot: 'for', because: 'it would welcome the change' },
    { change: { issue: 4, option: 3 }, ballot: 'abstain', because: 'it could live with it' },
    { change: { issue: 0, option: 0 }, ballot: 'against', because: 'it could not accept it' },
    { change: undefined, ballot: 'against', because: 'asked about the text as a whole, it is against it' },
  ])('in a straw poll on $change is $ballot: $because', ({ change, ballot }) => {
    const question: Question = { kind: 'straw-poll', draft: 'd1', change }
    expect(ballotOf(asked([1, 0, 0, 0, 0], question), 'fra')).toBe(ballot)
  })
})

describe('the ballot of a delegation that has noted itself present and voting', () => {
  const bound = (state: CampaignState): CampaignState => {
    return { ...state, floor: { ...state.floor, order: { ...orderOf(state), presentAndVoting: ['fra'] } } }
  }

  it.each([
    {
      deal: [3, 0, 0, 0, 0],
      ballot: 'for',
      because: 'the text is better than none, though short of what it hoped for',
    },
    { deal: [0, 0, 0, 0, 0], redLine: 1, ballot: 'for', because: 'a text that takes nothing is as good as none' },
    { deal: [3, 0, 0, 0, 0], redLine: 0, ballot: 'against', because: 'a red line is no matter for a vote in favour' },
  ])('on a draft of its own is $ballot: $because', ({ deal, redLine, ballot }) => {
    const redLines = redLine === undefined ? [] : [{ issue: redLine, option: 3 }]
    const drafted = asked(deal, undefined, withSecrets(room, 'fra', { reservation: 0.9, redLines }))
    const state = { ...drafted, drafts: drafted.drafts.map((draft) => ({ ...draft, sponsors: ['fra'] })) }
    expect(ballotOf(state, 'fra')).toBe('abstain')
    expect(ballotOf(bound(state), 'fra')).toBe(ballot)
  })

  it('is for a change of its own, unless that has come to cross its red line', () => {
    const state = asked([3, 3, 0, 0, 0], { kind: 'amendment', proposal: 'p1' })
    const proposed = { ...state, proposals: [aProposal({ by: 'fra' })] }
    const [{ issue = 0, option = 0 } = {}] = aProposal().changes
    const crossed = withSecrets(proposed, 'fra', { redLines: [{ issue, option }] })
    expect(ballotOf(bound(proposed), 'fra')).toBe('for')
    expect(ballotOf(crossed, 'fra')).toBe('abstain')
    expect(ballotOf(bound(crossed), 'fra')).toBe('against')
  })

  it('may still be an abstention in a straw poll, which decides nothing', () => {
    const state = withSecrets(room, 'fra', { table: rising(0.495, 0.505, 0, 0, 0) })
    const polled = asked([3, 0, 0, 0, 0], { kind: 'straw-poll', draft: 'd1', change: undefined }, state)
    expect(ballotOf(bound(polled), 'fra')).toBe(ballotOf(polled, 'fra'))
  })
})
