import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, greatestOf, leastOf, spreadOf, utilityOf } from './issue.ts'
import { tensionLevel } from './tension.ts'

const ISSUES = 4
const OPTIONS = 4
const aScore = fc.integer({ min: -50, max: 100 })
const aTable = fc.array(fc.array(aScore, { minLength: OPTIONS, maxLength: OPTIONS }), {
  minLength: ISSUES,
  maxLength: ISSUES,
})
const anIssue = fc.integer({ min: 0, max: ISSUES - 1 })
const anOption = fc.integer({ min: 0, max: OPTIONS - 1 })
const aDeal = fc.array(anOption, { minLength: ISSUES, maxLength: ISSUES })
const aChange = fc.record({ issue: anIssue, option: anOption })

describe('the utility of a deal', () => {
  const table = [
    [0, 10, 25],
    [5, 0, 0],
  ]
  it.each([
    { deal: [0, 0], utility: 5, because: 'the status quo of the second issue is worth something to this seat' },
    { deal: [2, 0], utility: 30, because: 'what each issue brings is added up' },
    { deal: [2, 1], utility: 25, because: 'giving up the second issue costs what it was worth' },
    { deal: [1], utility: 10, because: 'issues the deal says nothing on bring nothing' },
    { deal: [], utility: 0, because: 'no deal, no gain' },
    { deal: [9, 0], utility: 5, because: 'an option that does not exist is worth nothing' },
  ])('of $deal is $utility: $because', ({ deal, utility }) => {
    expect(utilityOf(table, deal)).toBe(utility)
  })

  it('moves by one issue alone exactly as far as that issue does', () => {
    fc.assert(
      fc.property(aTable, aDeal, aChange, (scores, deal, change) => {
        const row = scores[change.issue] ?? []
        const gain = (row[change.option] ?? 0) - (row[deal[change.issue] ?? 0] ?? 0)
        expect(utilityOf(scores, applyChanges(deal, [change])) - utilityOf(scores, deal)).toBe(gain)
      }),
    )
  })

  it('is the sum of what its issues are worth alone, so that gains on two issues can be traded', () => {
    fc.assert(
      fc.property(aTable, aDeal, (scores, deal) => {
        const alone = deal.map((option, issue) => utilityOf([scores[issue] ?? []], [option]))
        expect(utilityOf(scores, deal)).toBe(alone.reduce((sum, worth) => sum + worth, 0))
      }),
    )
  })
})

describe('the best and the worst of an issue', () => {
  it.each([
    { scores: [3, 9, 4], greatest: 9, least: 3, because: 'the middle option is best' },
    { scores: [-5, -2], greatest: -2, least: -5, because: 'red lines count below nothing' },
    { scores: [7], greatest: 7, least: 7, because: 'one option is both' },
    { scores: [], greatest: -Infinity, least: Infinity, because: 'without options anything beats it' },
  ])('of $scores are $greatest and $least: $because', ({ scores, greatest, least }) => {
    expect(greatestOf(scores)).toBe(greatest)
    expect(leastOf(scores)).toBe(least)
  })

  it('lie as far apart as the issue matters', () => {
    fc.assert(
      fc.property(fc.array(aScore, { minLength: 1 }), (scores) => {
        const sorted = scores.toSorted((a, b) => a - b)
        expect(greatestOf(scores)).toBe(sorted.at(-1))
        expect(leastOf(scores)).toBe(sorted[0])
        expect(spreadOf(scores)).toBe((sorted.at(-1) ?? 0) - (sorted[0] ?? 0))
      }),
    )
  })
})

describe('changes of a deal', () => {
  it.each([
    { changes: [], after: [1, 2, 0], because: 'nothing was asked' },
    { changes: [{ issue: 2, option: 3 }], after: [1, 2, 3], because: 'one clause is written' },
    {
      changes: [
        { issue: 0, option: 2 },
        { issue: 0, option: 3 },
      ],
      after: [3, 2, 0],
      because: 'of two wishes on one issue the later wins',
    },
    { changes: [{ issue: 1, option: 2 }], after: [1, 2, 0], because: 'it reads so already' },
  ])('$changes make [1, 2, 0] into $after: $because', ({ changes, after }) => {
    expect(applyChanges([1, 2, 0], changes)).toEqual(after)
  })

  it('leave the deal they were made to as it was, and made twice change nothing more', () => {
    fc.assert(
      fc.property(aDeal, fc.array(aChange, { maxLength: 3 }), (deal, changes) => {
        const copy = [...deal]
        const once = applyChanges(deal, changes)
        expect(deal).toEqual(copy)
        expect(applyChanges(once, changes)).toEqual(once)
        for (const [issue, option] of once.entries()) {
          if (!changes.some((change) => change.issue === issue)) expect(option).toBe(deal[issue])
        }
      }),
    )
  })
})

describe('the level of tension', () => {
  it.each([
    { value: 0, level: 'calm', because: 'nothing has happened' },
    { value: 19.9, level: 'calm', because: 'a fifth of the gauge is not full' },
    { value: 20, level: 'watchful', because: 'each level begins on its own mark' },
    { value: 40, level: 'strained', because: 'two fifths are full' },
    { value: 60, level: 'high', because: 'three fifths are full' },
    { value: 79.9, level: 'high', because: 'the last level is not reached' },
    { value: 80, level: 'breaking', because: 'from here on the score suffers' },
    { value: 100, level: 'breaking', because: 'there is no level above' },
  ])('at $value is $level: $because', ({ value, level }) => {
    expect(tensionLevel(value)).toBe(level)
  })
})
