import { describe, expect, it } from 'vitest'
import { evolve } from '../fold/evolve.ts'
import type { Act } from '../model/acts/act.ts'
import { pointOf } from '../model/acts/points.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aRoom } from '../testing/parts.ts'
import { hasProposed } from './own-proposals.ts'
import { freshest, timesMade } from './points.ts'
import { owedReplies } from './replies.ts'

const room = aRoom({ people: ['KEN'] })
const support = (option: number): Act => ({ kind: 'support', change: { issue: 0, option } })

/** The room after China has made the point of an act so often. */
function afterSaying(act: Act, times: number, point: string | undefined): CampaignState {
  let state = room
  for (let time = 0; time < times; time++) {
    const spoken = {
      kind: 'act-taken',
      seat: 'chn',
      act,
      words: 'Chair.',
      origin: 'autonomous',
      at: 1,
      now: 1,
    } as const
    state = evolve(state, point === undefined ? spoken : { ...spoken, point })
  }
  return state
}

describe('the points a delegate has made', () => {
  it('are counted by seat, from the field of the event', () => {
    const state = afterSaying(support(1), 2, 'support 0 1')
    expect(timesMade(state, 'chn', support(1))).toBe(2)
    expect(timesMade(state, 'fra', support(1))).toBe(0)
    expect(timesMade(state, 'chn', support(2))).toBe(0)
  })

  it('leave the state of a log without the field as it was', () => {
    expect(afterSaying(support(1), 2, undefined)).not.toHaveProperty('points')
  })

  it.each([
    { times: 0, chosen: support(1), because: 'nothing has been said' },
    { times: 1, chosen: support(2), because: 'the first has been said, the second has not' },
  ])('are chosen after $times: $because', ({ times, chosen }) => {
    expect(freshest(afterSaying(support(1), times, 'support 0 1'), 'chn', [support(1), support(2)])).toEqual(chosen)
  })

  it('are made a second time when there is no other, and not a third', () => {
    expect(freshest(afterSaying(support(1), 1, 'support 0 1'), 'chn', [support(1)])).toEqual(support(1))
    expect(freshest(afterSaying(support(1), 2, 'support 0 1'), 'chn', [support(1)])).toBeUndefined()
  })
})

it('what a delegate asked for in a trade is its own wish, and what it offered for it is not', () => {
  const [give, take] = [
    { issue: 0, option: 1 },
    { issue: 1, option: 2 },
  ]
  const trade: Act = { kind: 'trade', target: 'fra', give, take }
  const state = afterSaying(trade, 1, pointOf(trade))
  expect(hasProposed(state, 'chn', take)).toBe(true)
  expect(hasProposed(state, 'chn', give)).toBe(false)
})

describe('a reply that was given twice', () => {
  const kind: Act = { kind: 'reassure', target: 'chn', issue: 1 }
  const reply: Act = { kind: 'reassure', target: 'fra', replyTo: 'reassure' }
  const said = afterSaying(reply, 2, 'reassure  fra')

  it('is not given to another delegate a third time', () => {
    expect(owedReplies(room, 1, 'fra', kind)).toHaveLength(1)
    expect(owedReplies(said, 1, 'fra', kind)).toEqual([])
  })

  it('is given to a person all the same', () => {
    const toAda = afterSaying({ ...reply, target: 'ken' }, 2, 'reassure  ken')
    expect(owedReplies(toAda, 1, 'ken', kind)).toHaveLength(1)
  })
})
