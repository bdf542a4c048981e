import { describe, expect, it } from 'vitest'
import { estimatedSurplus } from '../bargaining/estimate.ts'
import type { Choice } from '../model/acts/act.ts'
import type { OwedAct } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aRollCall, aScene, aVote, ballotsOf, PLACE, SEATS } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const plan = { procedure: aPack() }
const RESULT = { for: 3, against: 1, abstain: 1, required: 3, carried: true, vetoedBy: [] } as const

function cast(scene: ReturnType<typeof aScene>, seat: string, choice: Choice, absent = false) {
  return after(scene, { kind: 'ballot-cast', seat, vote: 'v1', choice, absent, deadlineAt: 90_000 }, 30_000)
}

describe('a vote that is opened', () => {
  const declaration: OwedAct = {
    seat: 'usa',
    notBefore: 0,
    act: { kind: 'declare', draft: 'd1', stance: 'favour' },
    replyTo: 1,
    spoken: false,
  }
  const speech: OwedAct = { seat: 'fra', notBefore: 0, act: { kind: 'reassure' }, replyTo: 1, spoken: true }
  const { floor, owed } = after(
    aScene({ owed: [declaration, speech] }),
    {
      kind: 'vote-opened',
      vote: 'v1',
      question: { kind: 'draft', draft: 'd1' },
      manner: 'roll-call',
      majority: 'two-thirds',
      order: SEATS,
      deadlineAt: 90_000,
      calledBy: 'chair',
    },
    30_000,
  )

  it('has no ballots yet, and the majority it was opened with', () => {
    expect(floor.vote).toEqual(aRollCall({ majority: 'two-thirds', openedAt: 30_000, deadlineAt: 90_000 }))
  })

  it('silences every speech that was owed, and no declaration', () => expect(owed).toEqual([declaration]))
})

describe('a ballot', () => {
  const scene = aScene({ plan, drafts: [aDraft()], floor: { vote: aRollCall({ ballots: ballotsOf('+') }) } })

  it('is added to those cast before it, and the next name has its own time', () => {
    const { vote } = cast(scene, 'fra', 'against').floor
    expect(vote?.ballots).toEqual(ballotsOf('+-'))
    expect(vote?.deadlineAt).toBe(90_000)
  })

  it('of somebody who is not there is marked where a quorum is counted', () => {
    expect(cast(scene, 'fra', 'abstain', true).floor.vote?.ballots.at(-1)).toEqual({
      seat: 'fra',
      choice: 'abstain',
      absent: true,
    })
  })

  it('of somebody who is not there is a plain abstention in a session without rules on quorum', () => {
    const old = aScene({ drafts: [aDraft()], floor: { vote: aRollCall() } })
    expect(cast(old, 'chn', 'abstain', true).floor.vote?.ballots).toEqual([{ seat: 'chn', choice: 'abstain' }])
  })

  it.each([
    { seat: 'ken', absent: false, at: 30_000, because: 'a person has answered' },
    { seat: 'ken', absent: true, at: 0, because: 'nobody has answered in its name' },
    { seat: 'fra', absent: false, at: 0, because: 'that was an AI delegate' },
  ])('of $seat, absent $absent, breaks the silence of the people at $at: $because', ({ seat, absent, at }) => {
    expect(cast(scene, seat, 'abstain', absent).clock.lastPersonAt).toBe(at)
  })

  it('cast in no vote is none', () => {
    const quiet = aScene({ plan })
    expect(cast(quiet, 'fra', 'for').floor).toEqual(quiet.floor)
  })
})

describe('what the room learns from a ballot', () => {
  const deal = [3, 3, 3, 3, 3]
  const question = { kind: 'draft', draft: 'd1' } as const
  const surplus = (choice: Choice, asked: Parameters<typeof aVote>[0] = question) => {
    const scene = aScene({ drafts: [aDraft({ deal })], floor: { vote: aVote(asked) } })
    const estimate = cast(scene, 'chn', choice).estimates[PLACE.chn]
    return estimate ? estimatedSurplus(estimate, deal) : Number.NaN
  }
  const before = surplus('for', { kind: 'motion', motion: 'm1' })

  it('is what a vote on the draft as a whole says of that text', () => {
    expect(surplus('for')).toBeGreaterThan(0)
    expect(surplus('against')).toBeLessThan(0)
    // between the least a delegation holds out for and as much below it
    expect(Math.abs(surplus('abstain'))).toBeLessThan(0.021)
  })

  it.each([
    { question: { kind: 'motion', motion: 'm1' }, because: 'procedure tells nothing of the text' },
    { question: { kind: 'amendment', proposal: 'p1' }, because: 'an amendment is not the text' },
    { question: { kind: 'draft', draft: 'd9' }, because: 'there is no such draft' },
  ] as const)('is nothing from a vote on $question.kind: $because', ({ question: asked }) => {
    expect(surplus('against', asked)).toBe(before)
    expect(surplus('for', asked)).toBe(before)
  })
})

describe('a vote that is closed', () => {
  it('is no longer before the committee, and stands in the record with its result, the latest last', () => {
    const earlier = aVote({ kind: 'motion', motion: 'm1' }, { id: 'v0', result: RESULT })
    const scene = aScene({ floor: { vote: aRollCall({ ballots: ballotsOf('+++-o') }), votes: [earlier] } })
    const { floor } = after(scene, { kind: 'vote-closed', vote: 'v1', result: RESULT })
    expect(floor.vote).toBeUndefined()
    expect(floor.votes).toEqual([earlier, aRollCall({ ballots: ballotsOf('+++-o'), result: RESULT })])
  })

  it('when none was open is not in the record', () => {
    expect(after(aScene(), { kind: 'vote-closed', vote: 'v1', result: RESULT }).floor.votes).toEqual([])
  })
})
