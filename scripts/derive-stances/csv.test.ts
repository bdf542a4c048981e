import { expect, it } from 'vitest'
import { selectColumns } from './csv.ts'

it.each([
  { text: 'a,b\n1,2\n', rows: [['2', '1']], because: 'columns come in the order asked for' },
  { text: 'a,b\r\n1,2\r\n', rows: [['2', '1']], because: 'the vote file ends its lines with a carriage return' },
  { text: 'a,b\n1,2', rows: [['2', '1']], because: 'the last line may lack its break' },
  { text: 'a,b\n1,', rows: [['', '1']], because: 'an empty last cell is a cell' },
  {
    text: 'a,b\n"x, y","say ""no"""\n',
    rows: [['say "no"', 'x, y']],
    because: 'quotes hold commas and doubled quotes',
  },
  { text: 'a,b\n"x\ny",2\n', rows: [['2', 'x\ny']], because: 'quotes hold line breaks' },
  {
    text: 'a,b\n"the \\"zone\\" of peace",2\n',
    rows: [['2', 'the \\"zone\\" of peace']],
    because: 'the vote file escapes some quotes by hand',
  },
  { text: '\uFEFFa,b\n1,2\n', rows: [['2', '1']], because: 'a byte order mark is no part of the first name' },
  { text: 'a,b\n', rows: [], because: 'a header alone has no rows' },
  { text: 'a,b\nCôte d’Ivoire,é\n', rows: [['é', 'Côte d’Ivoire']], because: 'country names carry accents' },
])('reads $text: $because', ({ text, rows }) => {
  expect(selectColumns(text, ['b', 'a'])).toEqual(rows)
})

it.each([
  { text: '', problem: 'empty', because: 'nothing to read' },
  { text: 'a,c\n1,2\n', problem: '"b" is missing', because: 'the source renamed a column' },
  { text: 'a,b\n1\n', problem: 'Row 2 has 1 cells', because: 'a row was cut off' },
  { text: 'a,b\n"1,2\n', problem: 'never closed', because: 'a quote swallows the rest of the file' },
])('refuses $text: $because', ({ text, problem }) => {
  expect(() => selectColumns(text, ['b', 'a'])).toThrow(problem)
})
