import { expect, it } from 'vitest'
import { readable } from './marked.ts'

it.each([
  {
    excerpt:
      '… has **three** positions on the \uE000fund\uE001, *none* a majority. | Bloc | Votes | | --- | ---: | | G77 | 134 |',
    line: '… has three positions on the \uE000fund\uE001, none a majority. · Bloc · Votes · G77 · 134',
    because: 'a table is a row of cells',
  },
  { excerpt: '## Votes of the `G77`', line: 'Votes of the G77', because: 'headings and code have marks too' },
  { excerpt: 'so **\uE000fund\uE001** it', line: 'so \uE000fund\uE001 it', because: 'what was found stays marked' },
  { excerpt: 'a|b, 2 * 3, #1 and snake_case', line: 'a|b, 2 * 3, #1 and snake_case', because: 'these are no marks' },
])('an excerpt is a line to be read: $because', ({ excerpt, line }) => {
  expect(readable(excerpt)).toBe(line)
})
