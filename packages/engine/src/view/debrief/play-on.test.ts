import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { sessionTimeAt } from '../../model/session/time.ts'
import { aPlan, Committee, offeredToClose } from '../../testing/committee.ts'
import { aResult, aVote, rising, withSecrets } from '../../testing/parts.ts'
import type { PersonInput } from './inputs.ts'
import { playOn } from './play-on.ts'

/** A session in which a draft is being voted on and it is Kenya’s turn, a person’s; others are still to vote. */
const voting = new Committee(aPlan({ seed: 1 })).until(({ floor: { vote } }) => {
  return vote?.question.kind === 'draft' && vote.order[vote.ballots.length] === 'ken' && vote.ballots.length < 4
})
const { state: atVote } = voting
const now = sessionTimeAt(atVote, voting.now)

function aPersonInput(act: Act, before: CampaignState, at = now): PersonInput {
  return { seq: before.seq + 1, at, seat: 'ken', act, close: undefined, before }
}

/** How Kenya voted in the vote that was open at the fork. */
function ballotIn(state: CampaignState): string | undefined {
  const vote = state.floor.votes.find(({ id }) => id === atVote.floor.vote?.id)
  return vote?.ballots.find(({ seat }) => seat === 'ken')?.choice
}

describe('a person’s ballot when the session is played on', () => {
  const glad = withSecrets(atVote, 'ken', {
    table: rising(0.1, 0.1, 0.1, 0.1, 0.1),
    reservation: -1,
    best: 0.5,
    redLines: [],
  })
  const sad = withSecrets(atVote, 'ken', { table: rising(0, 0, 0, 0, 0), reservation: 0.5, best: 1, redLines: [] })

  it.each([
    { state: glad, script: [], choice: 'for', because: 'without a ballot of its own it votes by its interests' },
    { state: sad, script: [], choice: 'against', because: 'and against what is worth nothing to it' },
    {
      state: glad,
      script: [aPersonInput({ kind: 'vote', choice: 'against' }, glad)],
      choice: 'against',
      because: 'it votes as it voted, whatever its interests',
    },
    {
      state: sad,
      script: [aPersonInput({ kind: 'vote', choice: 'abstain' }, sad)],
      choice: 'abstain',
      because: 'an abstention is a ballot like any other',
    },
  ])('is $choice: $because', ({ state, script, choice }) => {
    expect(ballotIn(playOn(state, now, script, 0).state)).toBe(choice)
  })

  it('is not the one it cast in another vote of the same kind', () => {
    const earlier = aVote('+++++', { kind: 'draft', draft: 'd0' }, aResult())
    const later = { ...glad, floor: { ...glad.floor, votes: [...glad.floor.votes, earlier] } }
    const script = [aPersonInput({ kind: 'vote', choice: 'against' }, later)]
    expect(ballotIn(playOn(glad, now, script, 0).state)).toBe('for')
  })

  it('is not another seat’s', () => {
    const script = [{ ...aPersonInput({ kind: 'vote', choice: 'against' }, glad), seat: 'fra' }]
    expect(ballotIn(playOn(glad, now, script, 0).state)).toBe('for')
  })
})

describe('a input when the session is played on', () => {
  const early = new Committee(aPlan({ seed: 4 })).until(({ drafts, owed }) => drafts.length > 0 && owed.length === 0)
  const { state: fork } = early
  const at = sessionTimeAt(fork, early.now)
  const promise: Act = { kind: 'promise', target: 'fra', change: { issue: 1, option: 2 } }
  const promisesIn = (script: readonly PersonInput[], from = fork, since = at) =>
    playOn(from, since, script, 0).state.commitments.filter(({ by }) => by === 'ken').length

  it.each([
    { script: [aPersonInput(promise, fork, at)], made: 1, because: 'it was done at the fork' },
    { script: [aPersonInput(promise, fork, at + 240_000)], made: 1, because: 'its time comes four minutes later' },
    { script: [], made: 0, because: 'it is left out' },
    {
      script: [aPersonInput({ kind: 'promise', target: 'bra' }, fork, at)],
      made: 0,
      because: 'it is in order nowhere',
    },
  ])('is done $made times where $because', ({ script, made }) => {
    expect(promisesIn(script)).toBe(made)
  })

  it('waits while a vote is taken, and is done when the placards are down', () => {
    expect(promisesIn([aPersonInput(promise, atVote, now)], atVote, now)).toBe(1)
  })

  it('is given up when it has been out of order for half a minute', () => {
    const late = [aPersonInput(promise, atVote, now - 60_000)]
    expect(promisesIn(late, atVote, now)).toBe(0)
  })

  it('leaves out no later input for one that is never in order', () => {
    const never = aPersonInput({ kind: 'second' }, fork, at)
    expect(promisesIn([never, aPersonInput(promise, fork, at + 1_000)])).toBe(1)
  })
})

describe('an answer to the offer to close', () => {
  const { state, now: wall } = offeredToClose()
  const at = sessionTimeAt(state, wall)
  const answer = (close: boolean): PersonInput => ({
    ...aPersonInput({ kind: 'remark' }, state, at),
    act: undefined,
    close,
  })

  it.each([
    { script: [answer(true)], endsAt: at, refused: false, because: 'the session ends where it was offered' },
    {
      script: [],
      endsAt: state.closingOfferUntil,
      refused: false,
      because: 'silence lets the offer run out and closes',
    },
    { script: [answer(false)], endsAt: undefined, refused: true, because: 'the committee goes on' },
  ])('is given again, refused $refused: $because', ({ script, endsAt, refused }) => {
    const end = playOn(state, at, script, 0).state
    expect(end.status).toBe('concluded')
    expect(end.closingRefused).toBe(refused)
    if (endsAt !== undefined) expect(end.conclusion?.at).toBe(endsAt)
  })
})

describe('the dice when the session is played on', () => {
  it('fall as they lay for draw 0, and otherwise for every other draw', () => {
    const fork = new Committee(aPlan({ seed: 5 })).until(({ drafts }) => drafts.length > 0)
    const at = sessionTimeAt(fork.state, fork.now)
    const ends = [0, 1, 2].map((draw) => JSON.stringify(playOn(fork.state, at, [], draw).state))
    expect(new Set(ends).size).toBe(3)
    const [asTheyLay] = ends
    expect(JSON.stringify(playOn(fork.state, at, [], 0).state)).toBe(asTheyLay)
  })
})
