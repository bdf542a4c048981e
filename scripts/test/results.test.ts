import { describe, expect, it } from 'vitest'
import { type Counts, closingLine, exitCodeOf, failure, NOTHING, settle, sum } from './results.ts'

const counted = (counts: Partial<Counts>): Counts => ({ ...NOTHING, ...counts })

describe('the closing line', () => {
  it.each([
    {
      counts: { passed: 3 },
      line: '3 passed, 0 failed',
      because: 'failures are always named, also when there are none',
    },
    { counts: { passed: 3, failed: 1 }, line: '3 passed, 1 failed', because: 'both are counted' },
    {
      counts: { passed: 3, skipped: 2 },
      line: '3 passed, 0 failed, 2 skipped',
      because: 'skipped tests are no secret',
    },
  ])('reads "$line": $because', ({ counts, line }) => {
    expect(closingLine(counted(counts))).toBe(line)
  })
})

describe('the exit code', () => {
  it.each([
    { counts: { passed: 1 }, code: 0, because: 'something passed and nothing failed' },
    { counts: { passed: 1, failed: 1 }, code: 1, because: 'one failure is enough' },
    { counts: {}, code: 1, because: 'nothing ran, so nothing is known' },
    { counts: { skipped: 5 }, code: 1, because: 'skipping everything shows nothing' },
  ])('is $code when $because', ({ counts, code }) => {
    expect(exitCodeOf(counted(counts))).toBe(code)
  })
})

describe('a sum of counts', () => {
  it('adds every runner and keeps the names of what failed in order', () => {
    const total = sum([counted({ passed: 2, skipped: 1 }), failure('first'), counted({ passed: 1 }), failure('second')])
    expect(total).toEqual({ passed: 3, failed: 2, skipped: 1, failures: ['first', 'second'], repeated: [] })
  })
})

describe('a runner that ended', () => {
  it.each([
    { end: { code: 0, report: {} }, counts: { passed: 4 }, failures: [], because: 'all is well' },
    { end: { code: 1, report: {} }, counts: failure('a test'), failures: ['a test'], because: 'its own count tells' },
    {
      end: { code: 1, report: {} },
      counts: { passed: 4 },
      failures: ['pure: ended with 1 though no test failed'],
      because: 'an error outside the tests must not be lost',
    },
    {
      end: { code: 139, report: undefined },
      counts: {},
      failures: ['pure: ended with 139 and left no report'],
      because: 'a crash is a failure',
    },
    {
      end: { code: 0, report: {} },
      counts: {},
      failures: ['pure: ran no test'],
      because: 'an empty run shows nothing',
    },
  ])('gives $failures because $because', ({ end, counts, failures }) => {
    const settled = settle({ name: 'pure', ...end }, () => counted(counts))
    expect(settled.failures).toEqual(failures)
    expect(settled.failed).toBe(failures.length)
  })

  it('keeps the tests that passed before an error outside the tests', () => {
    expect(settle({ name: 'pure', code: 1, report: {} }, () => counted({ passed: 4 })).passed).toBe(4)
  })
})
