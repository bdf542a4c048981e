import { describe, expect, it } from 'vitest'
import { type OrderChange, orderOf } from '../model/floor/order.ts'
import { aPack } from '../testing/a-pack.ts'
import { aScene } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const plan = { procedure: aPack() }
const PART = { draft: 'd1', issue: 2, isVoted: false }

/** The order of business after some changes, one after another. */
function orderAfter(...changes: readonly OrderChange[]) {
  let state = aScene({ plan })
  for (const change of changes) state = after(state, { kind: 'order-changed', ...change })
  return orderOf(state)
}

describe('the order of business', () => {
  it.each([
    { change: { as: 'list-closed' }, order: { isListClosed: true }, because: 'nobody joins the list any more' },
    { change: { as: 'time-limited', seconds: 45 }, order: { speechSeconds: 45 }, because: 'speeches end after that' },
    { change: { as: 'important', draft: 'd1' }, order: { important: ['d1'] }, because: 'it needs two thirds' },
    { change: { as: 'by-name', draft: 'd1' }, order: { byName: ['d1'] }, because: 'the roll is called on its parts' },
    {
      change: { as: 'consensus-wanted', draft: 'd1' },
      order: { consensusWanted: ['d1'] },
      because: 'objections are asked for first',
    },
    {
      change: { as: 'consensus-asked', draft: 'd1' },
      order: { consensusAsked: ['d1'] },
      because: 'and are not asked for twice',
    },
    { change: { as: 'divided', draft: 'd1', issue: 2 }, order: { parts: [PART] }, because: 'the clause has its vote' },
    {
      change: { as: 'present-and-voting', seat: 'ken' },
      order: { presentAndVoting: ['ken'] },
      because: 'it does not abstain on substance',
    },
    { change: { as: 'explained', seat: 'ken' }, order: { explained: ['ken'] }, because: 'it has had its say' },
  ] as const)('after $change.as: $because', ({ change, order }) => {
    expect(orderAfter(change)).toEqual({ ...orderAfter(), ...order })
  })

  it('lets everybody explain the next vote', () => {
    expect(orderAfter({ as: 'explained', seat: 'ken' }, { as: 'explained-anew' })).toEqual(orderAfter())
  })

  it('opens the list again to everybody', () => {
    expect(orderAfter({ as: 'list-closed' }, { as: 'list-reopened' })).toEqual(orderAfter())
  })

  it('keeps what was decided before, for other drafts and other seats', () => {
    const order = orderAfter(
      { as: 'important', draft: 'd1' },
      { as: 'important', draft: 'd2' },
      { as: 'present-and-voting', seat: 'ken' },
      { as: 'present-and-voting', seat: 'usa' },
      { as: 'list-closed' },
    )
    expect(order).toMatchObject({
      important: ['d1', 'd2'],
      presentAndVoting: ['ken', 'usa'],
      isListClosed: true,
    })
  })

  it('marks the one part that was voted on, of that draft and that issue', () => {
    const { parts } = orderAfter(
      { as: 'divided', draft: 'd1', issue: 2 },
      { as: 'divided', draft: 'd1', issue: 3 },
      { as: 'divided', draft: 'd2', issue: 2 },
      { as: 'part-voted', draft: 'd1', issue: 2 },
    )
    expect(parts.map(({ isVoted }) => isVoted)).toEqual([true, false, false])
  })

  it('takes the right of reply from the delegation that has used it', () => {
    const scene = aScene({ plan, order: { mayReply: ['ken', 'usa'] } })
    const state = after(scene, { kind: 'order-changed', as: 'replied', seat: 'ken' })
    expect(orderOf(state).mayReply).toEqual(['usa'])
  })
})
