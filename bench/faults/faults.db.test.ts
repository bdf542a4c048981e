import { expect, it } from 'vitest'
import { isProven, reportOf } from './report.ts'
import { runFaults } from './run.ts'

it('a short run of faults on two servers loses, doubles and changes nothing (the long one: npm run proof -- faults)', async () => {
  const verdict = await runFaults({ servers: 2, faults: 8, forMs: 16_000, people: 4, seed: 5 })
  expect(isProven(verdict), reportOf(verdict, 'two servers on one PostgreSQL').join('\n')).toBe(true)
  expect([...verdict.faults.values()]).toEqual(Array(8).fill(1))
})
