import { expect, it } from 'vitest'
import { csvLine, safeCell } from './safe-cells.ts'

it.each([
  { value: '=HYPERLINK("http://x")', cell: `"'=HYPERLINK(""http://x"")"`, because: 'a spreadsheet would carry it out' },
  { value: '+1', cell: "'+1", because: 'a text that begins so is taken for a formula' },
  { value: '@SUM(A1)', cell: "'@SUM(A1)", because: 'so is this' },
  { value: '\t=1', cell: "'\t=1", because: 'a tab before it changes nothing' },
  { value: -3, cell: '-3', because: 'a number is none' },
  { value: 'a,b', cell: '"a,b"', because: 'commas part cells' },
  { value: 'a\nb', cell: '"a\nb"', because: 'lines part rows' },
  { value: { a: '=1' }, cell: '"{""a"":""=1""}"', because: 'an object begins with a brace' },
  { value: null, cell: '', because: 'nothing is nothing' },
  { value: false, cell: 'false', because: 'that is something' },
])('PR-12 $value is $cell: $because', ({ value, cell }) => {
  expect(safeCell(value)).toBe(cell)
})

it('a line ends as RFC 4180 wants', () => {
  expect(csvLine(['a', 1])).toBe('a,1\r\n')
})
