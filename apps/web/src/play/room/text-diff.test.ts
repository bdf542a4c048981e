import { describe, expect, it } from 'vitest'
import { clockText, signed } from '../../kit/ui/clock-text.ts'
import { closingMark, cutAtVerb } from './clause-text.ts'
import { textDiff } from './text-diff.ts'

const told = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join(' ')

describe('the mark-up of a clause', () => {
  it.each([
    {
      before: 'Requests a report within one year',
      after: 'Requests a report within two years',
      shown: 'Requests a report within -one year- +two years+',
      because: 'deletions stand before insertions',
    },
    { before: '', after: 'Urges all States', shown: '+Urges all States+', because: 'a new clause is all insertion' },
    {
      before: 'Urges all States',
      after: '',
      shown: '-Urges all States-',
      because: 'a clause taken out is all deletion',
    },
    {
      before: 'Encourages banks to invest more',
      after: 'Decides that developed Parties shall pay grants',
      shown: '-Encourages banks to invest more- +Decides that developed Parties shall pay grants+',
      because: 'unrelated clauses are not mixed word by word',
    },
    { before: 'Urges States', after: 'Urges States', shown: 'Urges States', because: 'nothing changed' },
  ])('shows "$shown": $because', ({ before, after, shown }) => {
    expect(told(before, after)).toBe(shown)
  })
})

describe('an operative clause', () => {
  it.each([
    ['Calls upon Parties to act', 'Calls upon', 'Parties to act'],
    ['Decides to phase out coal', 'Decides', 'to phase out coal'],
    ['Further requests a report', 'Further requests', 'a report'],
    ['Takes note of the report', 'Takes note', 'of the report'],
  ])('cuts "%s" after its verb', (clause, verb, rest) => {
    expect(cutAtVerb(clause)).toEqual({ verb, rest })
  })

  it('ends in a semicolon, the last one in a full stop', () => {
    expect([0, 1, 2].map((index) => closingMark(index, 3))).toEqual([';', ';', '.'])
  })
})

describe('lengths of time and signed numbers', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [61_000, '1:01'],
    [2_700_000, '45:00'],
    [-5, '0:00'],
  ])('shows %i ms as %s', (ms, text) => expect(clockText(ms)).toBe(text))

  it('writes a real minus', () => expect([signed(4), signed(-3), signed(0)]).toEqual(['+4', '−3', '+0']))
})
