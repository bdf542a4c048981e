import { describe, expect, it } from 'vitest'
import { bestProposal } from '../../bargaining/proposal.ts'
import { standingOf } from '../../delegates/standing.ts'
import { evolve } from '../../fold/evolve.ts'
import type { Act } from '../../model/acts/act.ts'
import type { SessionEvent } from '../../model/session/event.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aPlan, Committee } from '../../testing/committee.ts'
import { otherActs } from './better-acts.ts'
import { debriefOf, debriefSteps } from './debrief.ts'
import { actElsewhere, inputOf, type PersonInput } from './inputs.ts'
import { playOn } from './play-on.ts'
import { expectationOf } from './turning-points.ts'

/** Kenya proposes what serves it at a few times, and votes when it is asked. */
function aPlayedSession(seed: number): Committee {
  const committee = new Committee(aPlan({ seed }))
  for (const minute of [1, 6, 12, 20]) {
    committee.until(({ clock, status }) => clock.elapsedMs >= minute * 60_000 || status === 'concluded')
    if (committee.state.status !== 'concluded') committee.act('ken', proposalOf(committee.state))
  }
  while (committee.state.status !== 'concluded') {
    const { vote } = committee.state.floor
    if (vote && !vote.ballots.some(({ seat }) => seat === 'ken')) committee.act('ken', { kind: 'vote', choice: 'for' })
    committee.step()
  }
  return committee
}

function proposalOf(state: CampaignState): Act {
  const changes = bestProposal(standingOf(state, seatIndexOf(state, 'ken')), { maxChanges: 1 })?.changes
  return changes ? { kind: 'propose', changes } : { kind: 'remark' }
}

function inputsOf(log: readonly SessionEvent[]): PersonInput[] {
  const inputs: PersonInput[] = []
  let state: CampaignState | undefined
  for (const event of log) {
    const input = state && inputOf(state, event)
    if (input) inputs.push(input)
    state = evolve(state, event)
  }
  return inputs
}

const played = aPlayedSession(3)
const inputs = inputsOf(played.log)
const [first] = inputs
if (!first) throw new Error('Kenya did nothing')

describe('playing on from a fork', () => {
  it('comes to the end that was, with the same acts and the same dice', () => {
    const { state } = playOn(first.before, first.at, inputs, 0)
    expect(state.conclusion?.score).toBe(played.state.conclusion?.score)
    expect(state.drafts.map(({ deal }) => deal)).toEqual(played.state.drafts.map(({ deal }) => deal))
  })

  it('gives the same end twice, and leaves the fork as it was', () => {
    const before = JSON.stringify(first.before)
    const [one, other] = [playOn(first.before, first.at, inputs, 2), playOn(first.before, first.at, inputs, 2)]
    expect(one.state).toEqual(other.state)
    expect(one.events).toBeGreaterThan(0)
    expect(JSON.stringify(first.before)).toBe(before)
  })

  it('leaves an act out when the script has it not', () => {
    const { state } = playOn(first.before, first.at, [], 0)
    expect(state.status).toBe('concluded')
    expect(state.personActs).toBeLessThan(played.state.personActs)
  })
})

describe('an act in another course of the session', () => {
  const state = played.state
  const before: CampaignState = {
    ...state,
    drafts: [{ ...aDraft(state), id: 'd1', status: 'open' }],
    offers: [anOffer('o1')],
    proposals: [aProposal('p1')],
  }
  const other: CampaignState = {
    ...before,
    drafts: [{ ...aDraft(state), id: 'd9', status: 'open' }],
    offers: [anOffer('o9')],
    proposals: [aProposal('p9')],
  }
  const empty: CampaignState = { ...before, drafts: [], offers: [], proposals: [] }
  const cases: readonly { act: Act; there: Act; nowhere: Act | undefined; because: string }[] = [
    {
      act: { kind: 'sign', draft: 'd1' },
      there: { kind: 'sign', draft: 'd9' },
      nowhere: undefined,
      because: 'a draft stands for the text before the committee',
    },
    {
      act: { kind: 'accept', offer: 'o1' },
      there: { kind: 'accept', offer: 'o9' },
      nowhere: undefined,
      because: 'an offer is the same when the same seat asks the same',
    },
    {
      act: { kind: 'react', proposal: 'p1', reaction: 'welcome' },
      there: { kind: 'react', proposal: 'p9', reaction: 'welcome' },
      nowhere: undefined,
      because: 'a proposal is the same when it changes the same',
    },
    {
      act: { kind: 'second' },
      there: { kind: 'second' },
      nowhere: { kind: 'second' },
      because: 'it refers to nothing by an id',
    },
  ]
  it.each(cases)('$act.kind: $because', ({ act, there, nowhere }) => {
    const input: PersonInput = { ...first, act, before }
    expect(actElsewhere(input, other)).toEqual(there)
    expect(actElsewhere(input, empty)).toEqual(nowhere)
  })
})

function aDraft(state: CampaignState) {
  const draft = state.drafts[0]
  if (!draft) throw new Error('the session had no draft')
  return draft
}

function anOffer(id: string) {
  const [give, take] = [
    { issue: 0, option: 1 },
    { issue: 1, option: 2 },
  ]
  return { id, by: 'usa', to: 'ken', give, take, at: 0, status: 'open' } as const
}

function aProposal(id: string): CampaignState['proposals'][number] {
  const changes = [{ issue: 2, option: 1 }]
  return { id, draft: 'd1', by: 'fra', partner: undefined, changes, at: 0, reactions: {}, status: 'open' }
}

describe('the acts tried in the place of one', () => {
  it('are in order, and none of them is the act itself', () => {
    for (const input of inputs) {
      const others = otherActs(input)
      expect(others.length).toBeLessThanOrEqual(3)
      expect(others).not.toContainEqual(input.act)
    }
    expect(inputs.some((input) => otherActs(input).length > 0)).toBe(true)
  })

  it('of a ballot are the other ballots', () => {
    const ballot = inputs.find(({ act, before }) => act?.kind === 'vote' && before.floor.vote)
    if (ballot?.act?.kind !== 'vote') throw new Error('Kenya never voted')
    const own = ballot.act.choice
    const choices = otherActs(ballot).map((act) => (act.kind === 'vote' ? act.choice : act.kind))
    expect(choices).toEqual(['for', 'against', 'abstain'].filter((choice) => choice !== own))
  })
})

describe('making a debrief in steps', () => {
  const steps = [...debriefSteps(played.log, 'ken')]

  it('D2 tells after each course how many were played of how many, and ends with all of them', () => {
    expect(steps.map(({ replayed }) => replayed)).toEqual(steps.map((_, index) => index))
    for (const { replayed, replays } of steps) expect(replays).toBeGreaterThanOrEqual(replayed)
    expect(steps.length).toBeGreaterThan(10)
  })

  it('never promises more courses later than it did at first, but for the better lines it finds', () => {
    const announced = [...new Set(steps.map(({ replays }) => replays))]
    expect(announced.length).toBeLessThanOrEqual(2)
  })
})

describe('turning points', () => {
  const points = debriefOf(played.log, 'ken').turningPoints

  it('are at most three acts of the seat, in the order they were taken', () => {
    expect(points.length).toBeGreaterThan(0)
    expect(points.length).toBeLessThanOrEqual(3)
    expect(points.map(({ seq }) => seq)).toEqual(points.map(({ seq }) => seq).toSorted((a, b) => a - b))
    for (const { seq, act } of points) expect(inputs.find((input) => input.seq === seq)?.act).toEqual(act)
  })

  it('are worth the mean over the draws of what playing on without them ends with', () => {
    for (const { seq, silent, made, draws } of points) {
      const input = inputs.find((candidate) => candidate.seq === seq)
      if (!input) throw new Error(`no input at ${seq}`)
      const later = inputs.filter((candidate) => candidate.seq > seq)
      const ends = (script: readonly PersonInput[]) =>
        Array.from({ length: draws }, (_, index) =>
          expectationOf(playOn(input.before, input.at, script, index + 1).state, 'ken'),
        )
      const scoreOf = (script: readonly PersonInput[]) => ends(script).reduce((sum, end) => sum + end.score, 0) / draws
      const isBallot = input.act?.kind === 'vote'
      const absent: PersonInput = { ...input, act: { kind: 'vote', choice: 'abstain' } }
      expect(silent.score).toBeCloseTo(scoreOf(isBallot ? [absent, ...later] : later), 12)
      expect(made.score).toBeCloseTo(scoreOf([input, ...later]), 12)
    }
  })

  it('name a better line only where it beats both the act and silence', () => {
    const results = [1, 2, 4].flatMap((seed) => debriefOf(aPlayedSession(seed).log, 'ken').turningPoints)
    for (const { better, made, silent } of [...points, ...results]) {
      if (!better) continue
      const worth = ({ score, quality }: typeof made) => (score + quality) / 2
      expect(worth(better.expected)).toBeGreaterThan(Math.max(worth(made), worth(silent)))
    }
  })

  it('are the same whenever they are asked for', () => {
    expect(debriefOf(played.log, 'ken').turningPoints).toEqual(points)
  })

  it('are none where the seat did nothing', () => {
    const silent = new Committee(aPlan({ people: ['KEN'] })).toTheEnd()
    expect(debriefOf(silent.log, 'ken').turningPoints).toEqual([])
  })
})
