import { expect, it } from 'vitest'
import { namedStatement, withValues } from './named-statement.ts'

const STATEMENT = namedStatement(
  'a-name',
  `
    update t set a = $first, b = $second::jsonb
    where c = $first and d in ($third)`,
)

it('gives each name one position, in the order of their first mention', () => {
  expect(withValues(STATEMENT, { third: 3, first: 1, second: '{}' })).toEqual({
    name: 'a-name',
    text: `
    update t set a = $1, b = $2::jsonb
    where c = $1 and d in ($3)`,
    values: [1, '{}', 3],
  })
})

it('does not compile with a value that is missing or has no parameter', () => {
  // @ts-expect-error the third is missing
  withValues(STATEMENT, { first: 1, second: 2 })
  // @ts-expect-error there is no fourth
  withValues(STATEMENT, { first: 1, second: 2, third: 3, fourth: 4 })
  expect(STATEMENT.parameters).toEqual(['first', 'second', 'third'])
})
