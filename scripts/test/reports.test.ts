import { describe, expect, it } from 'vitest'
import { countPlaywright } from './playwright-report.ts'
import { NOTHING } from './results.ts'
import { countVitest } from './vitest-report.ts'

describe("Vitest's report", () => {
  const test = (status: string) => ({ status, fullName: `a ${status} test` })

  it('counts each test by its status and names the failed ones with their file', () => {
    const assertionResults = ['passed', 'failed', 'skipped', 'pending', 'todo', 'passed'].map(test)
    const counts = countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })
    expect(counts).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      failures: ['a.test.ts: a failed test'],
      repeated: [],
    })
  })

  it('gives the beginning of the reason, without colours and without where it was thrown', () => {
    const failureMessages = ['\u001b[31mexpected 1 to be 2\u001b[39m\n\n- 1\n+ 2\n    at a.test.ts:3:4']
    const assertionResults = [{ ...test('failed'), failureMessages }]
    const counts = countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })
    expect(counts.failures).toEqual(['a.test.ts: a failed test\n      expected 1 to be 2\n      - 1\n      + 2'])
  })

  it('counts a file that could not be loaded as one failure', () => {
    const broken = {
      name: 'b.test.ts',
      status: 'failed',
      message: '\nCannot find module\n  at x',
      assertionResults: [],
    }
    expect(countVitest({ testResults: [broken] }).failures).toEqual(['b.test.ts: Cannot find module'])
  })

  it('counts nothing in a report without files', () => {
    expect(countVitest({})).toEqual(NOTHING)
  })
})

describe("Playwright's report", () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: statuses.map((status) => ({ status, projectName: 'phone' })),
  })

  it('counts tests of nested suites once for each project they ran in', () => {
    const inner = { title: 'the picker', specs: [spec('opens', 'expected', 'unexpected')] }
    const suites = [{ title: 'a.spec.ts', suites: [inner], specs: [spec('loads', 'expected', 'skipped')] }]
    expect(countPlaywright({ suites })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['browser: phone › a.spec.ts › the picker › opens'],
      repeated: [],
    })
  })

  it('gives the beginning of each reason of a test that failed', () => {
    const failed = {
      status: 'unexpected',
      results: [
        { errors: [{ message: 'Error: not visible' }, { message: 'Error: the console stays clean\n\n+ a fault' }] },
      ],
    }
    const specs = [{ title: 'loads', file: 'a.spec.ts', tests: [failed] }]
    expect(countPlaywright({ suites: [{ title: 'a.spec.ts', specs }] }).failures).toEqual([
      'browser: a.spec.ts › loads\n      Error: not visible\n      Error: the console stays clean\n      + a fault',
    ])
  })

  it.each([
    { flaky: 2, counts: { passed: 3, failed: 0 }, because: 'a shared machine has its moments' },
    { flaky: 3, counts: { passed: 1, failed: 3 }, because: 'so many are no accident' },
  ])('counts $flaky tests that passed only when repeated: $because', ({ flaky, counts }) => {
    const specs = [spec('opens', 'expected'), spec('loads', ...Array.from({ length: flaky }, () => 'flaky'))]
    const counted = countPlaywright({ suites: [{ title: 'a.spec.ts', specs }] })
    expect(counted).toMatchObject(counts)
    const names = Array.from({ length: flaky }, () => 'browser: phone › a.spec.ts › loads (flaky)')
    expect(counted.failed === 0 ? counted.repeated : counted.failures).toEqual(names)
  })

  it('counts an error outside any test, such as a server that did not start', () => {
    expect(countPlaywright({ errors: [{ message: 'Timed out\nwaiting' }] }).failures).toEqual(['browser: Timed out'])
  })
})
