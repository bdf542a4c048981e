import { describe, expect, it } from 'vitest'
import { applyChanges } from '../model/committee/issue.ts'
import { acceptsTrade, reactionTo, reactionToSingleText, stanceOn } from './acceptance.ts'
import { flatEstimate } from './estimate.ts'
import { playOf } from './play.ts'
import { reactionToSettled } from './settling.ts'
import type { Standing } from './standing.ts'

/**
 * A seat with one issue on which it has this text and may get another: `now` and `after` are what they are worth to it. It
 * walks away below 0.5 and its best deal is worth 1, so that its range is a half.
 */
function facing(now: number, after: number, overrides: Partial<Standing> = {}): Standing {
  return {
    seat: 0,
    secrets: { table: [[now, after]], reservation: 0.5, best: 1, redLines: [] },
    text: [0],
    estimates: [flatEstimate([2]), flatEstimate([2])],
    timeRatio: 0.5,
    play: { ...playOf('balanced', 'beginner'), beta: 1, toleranceRatio: 0.2, resolveRatio: 0, trustRatio: 0.5 },
    needed: 2,
    ...overrides,
  }
}

const CHANGE = [{ issue: 0, option: 1 }]

describe('how a seat meets a change', () => {
  it.each([
    {
      now: 0.6,
      after: 0.604,
      reaction: 'welcome',
      because: 'a gain of four fifths of a hundredth of its range is one',
    },
    { now: 0.6, after: 0.602, reaction: 'live-with', because: 'less than half a hundredth is no difference' },
    { now: 0.6, after: 0.598, reaction: 'live-with', because: 'nor is as small a loss' },
    { now: 0.501, after: 0.4995, reaction: 'live-with', because: 'not even across its reservation' },
    { now: 0.52, after: 0.49, reaction: 'cannot-accept', because: 'a text it could sign becomes one it cannot' },
    { now: 0.49, after: 0.4, reaction: 'live-with', because: 'below its reservation it bears a loss of its tolerance' },
    { now: 0.49, after: 0.392, reaction: 'live-with', because: 'of all of its tolerance' },
    { now: 0.49, after: 0.38, reaction: 'cannot-accept', because: 'and not a greater one' },
    { now: 0.95, after: 0.76, reaction: 'live-with', because: 'it still has what it holds out for at half time' },
    { now: 0.95, after: 0.74, reaction: 'cannot-accept', because: 'it has not, and the loss is great' },
    { now: 0.8, after: 0.72, reaction: 'live-with', because: 'it has not, but the loss is small' },
  ] as const)('from $now to $after with $reaction: $because', ({ now, after, reaction }) => {
    expect(reactionTo(facing(now, after), CHANGE)).toBe(reaction)
  })

  it('across a red line with a refusal, unless the text has crossed it already', () => {
    const redLines = [{ issue: 0, option: 1 }]
    const secrets = { table: [[0.6, 0.9, 0.95]], reservation: 0.5, best: 1, redLines }
    expect(reactionTo(facing(0, 0, { secrets }), CHANGE)).toBe('cannot-accept')
    expect(reactionToSingleText(facing(0, 0, { secrets }), CHANGE)).toBe('cannot-accept')
    const crossed = {
      ...secrets,
      table: [
        [0.6, 0.9],
        [0, 0.1],
      ],
    }
    const other = [{ issue: 1, option: 1 }]
    expect(reactionTo(facing(0, 0, { secrets: crossed, text: [1, 0] }), other)).toBe('welcome')
    expect(reactionToSingleText(facing(0, 0, { secrets: crossed, text: [1, 0] }), other)).toBe('live-with')
  })
})

describe('how a seat meets the chair’s single text', () => {
  it.each([
    { now: 0.4, after: 0.45, reaction: 'welcome', because: 'short of its reservation any step towards it counts' },
    { now: 0.4, after: 0.402, reaction: 'live-with', because: 'a hair is no step' },
    { now: 0.4, after: 0.398, reaction: 'live-with', because: 'in either direction' },
    { now: 0.4, after: 0.35, reaction: 'cannot-accept', because: 'it has nothing to give up' },
    { now: 0.5, after: 0.55, reaction: 'welcome', because: 'at its reservation it has nothing yet either' },
    { now: 0.5, after: 0.499, reaction: 'live-with', because: 'and a hair less is still no step' },
    { now: 0.6, after: 0.64, reaction: 'welcome', because: 'two fifths more of what it has' },
    { now: 0.6, after: 0.62, reaction: 'live-with', because: 'a fifth more is not worth a cheer' },
    { now: 0.9, after: 0.7, reaction: 'live-with', because: 'who has much can give half of it' },
    { now: 0.9, after: 0.65, reaction: 'cannot-accept', because: 'but not more than three fifths' },
    { now: 0.6, after: 0.5, reaction: 'cannot-accept', because: 'nobody gives all it has' },
  ] as const)('that takes it from $now to $after with $reaction: $because', ({ now, after, reaction }) => {
    expect(reactionToSingleText(facing(now, after), CHANGE)).toBe(reaction)
  })

  it.each([
    { before: 1, after: 1.3, reaction: 'welcome', because: 'three tenths more are noticed' },
    { before: 1, after: 1.29, reaction: 'live-with', because: 'a little less is taken as it comes' },
    { before: 1, after: 0.4, reaction: 'live-with', because: 'two fifths left are just enough' },
    { before: 1, after: 0.39, reaction: 'cannot-accept', because: 'a little less is too little' },
  ] as const)('a surplus from $before to $after is met with $reaction: $because', ({ before, after, reaction }) => {
    expect(reactionToSettled(before, after)).toBe(reaction)
  })
})

describe('where a seat stands', () => {
  it.each([
    { now: 0.75, timeRatio: 0.5, stance: 'favour', because: 'it holds out for 0.75 at half time' },
    { now: 0.74, timeRatio: 0.5, stance: 'undecided', because: 'it does not have it yet' },
    { now: 0.53, timeRatio: 0.89, stance: 'undecided', because: 'the end game has not begun' },
    { now: 0.53, timeRatio: 0.9, stance: 'favour', because: 'now any surplus will do' },
    { now: 0.5, timeRatio: 0.9, stance: 'favour', because: 'even none' },
    { now: 0.475, timeRatio: 1, stance: 'undecided', because: 'a twentieth of its range short it abstains' },
    { now: 0.465, timeRatio: 1, stance: 'against', because: 'seven hundredths short it stops the text' },
  ] as const)('on a text worth $now at $timeRatio is $stance: $because', ({ now, timeRatio, stance }) => {
    expect(stanceOn(facing(now, 0, { timeRatio }))).toBe(stance)
  })

  it('on the text with a change is where it would stand on that text', () => {
    const standing = facing(0.4, 0.9, { timeRatio: 1 })
    expect(stanceOn(standing, applyChanges([0], CHANGE))).toBe('favour')
    expect(stanceOn(standing)).toBe('against')
  })
})

describe('the least a seat takes for a trade', () => {
  /** Gets so much by the first issue and bears nothing by the second. */
  const offered = (gain: number, regard: number, trustRatio: number, reciprocityRatio: number) => {
    const secrets = {
      table: [
        [0.5, 0.5 + gain],
        [0.1, 0.1],
      ],
      reservation: 0.5,
      best: 1,
      redLines: [],
    }
    const play = { ...playOf('balanced', 'beginner'), trustRatio, reciprocityRatio }
    const offer = { give: { issue: 0, option: 1 }, take: { issue: 1, option: 1 } }
    return acceptsTrade(facing(0, 0, { secrets, play, text: [0, 0] }), offer, regard)
  }

  it.each([
    { gain: 0.0001, regard: 0, trust: 1, reciprocity: 1, takes: true, because: 'who trusts takes any gain' },
    { gain: 0, regard: 0, trust: 1, reciprocity: 1, takes: false, because: 'but nobody trades for nothing' },
    { gain: 0.004, regard: 0, trust: 0, reciprocity: 0, takes: false, because: 'who trusts nobody wants a hundredth' },
    { gain: 0.006, regard: 0, trust: 0, reciprocity: 0, takes: true, because: 'of its range, and takes it' },
    { gain: -0.009, regard: 1, trust: 1, reciprocity: 1, takes: true, because: 'a friend is done a small favour' },
    { gain: -0.011, regard: 1, trust: 1, reciprocity: 1, takes: false, because: 'and not a greater one' },
    { gain: -0.009, regard: 1, trust: 1, reciprocity: 0.5, takes: false, because: 'by who answers half in kind' },
    { gain: 0.009, regard: -1, trust: 1, reciprocity: 1, takes: false, because: 'who is resented must bring more' },
    { gain: 0.011, regard: -1, trust: 1, reciprocity: 1, takes: true, because: 'and is taken when it does' },
  ])('a gain of $gain at a regard of $regard is taken: $takes, $because', (row) => {
    expect(offered(row.gain, row.regard, row.trust, row.reciprocity)).toBe(row.takes)
  })
})
