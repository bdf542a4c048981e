import { ensurePage } from '../bootstrap/page.mjs'
import { inParallel } from '../check/parallel.ts'
import { ROOT, runProgram } from '../check/program.ts'
import { runStep, type Step } from '../check/step.ts'
import { STEPS } from '../check/steps.ts'
import { ensureChromium } from './chromium.ts'
import { countPlaywright } from './playwright-report.ts'
import { type Counts, closingLine, exitCodeOf, failure, NOTHING, settle, sum } from './results.ts'
import { type Runner, reportPath, runRunner } from './runner.ts'
import { countVitest } from './vitest-report.ts'

/** A part of the test run; it never throws, and only its counts are used afterwards. */
type Part = { readonly name: string; readonly run: () => Promise<Counts> }

/** Aborted by Ctrl-C: the runner at work is ended, no other is started, and what was counted is still told. */
const aborted = new AbortController()

const checks: readonly Part[] = STEPS.map((step) => ({ name: `check ${step.name}`, run: () => runCheck(step) }))
const page: Part = { name: 'page build', run: buildPage }
const chromium: Part = { name: 'chromium', run: findChromium }

// Two at once for two cores. Database tests and browser tests wait for sockets, timers and frames, so that they decide
// how long all takes, and beside them runs what only computes. They follow one another: a browser draws frames for as
// long as a test waits, so that two that wait for each other cost more than one after the other.
const inFront = [page, chromium, vitest('database', ['--maxWorkers=3'])]
const beside = [
  ...checks,
  vitest('pure', ['--maxWorkers=2'], 'low'),
  vitest('page', ['--project=page-in-french', '--maxWorkers=2'], 'low'),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => aborted.abort())

const startedAt = performance.now()
const counted = await Promise.all([runInFront(), inParallel(beside, 1, runPart)])
const total = sum(counted.flat())

console.log(`\nAll runners together took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
if (total.repeated.length > 0)
  console.log(['Passed only when repeated:', ...total.repeated.map((name) => `  ${name}`)].join('\n'))
if (total.failures.length > 0) console.log(['Failed:', ...total.failures.map((name) => `  ${name}`)].join('\n'))
console.log(closingLine(total))
process.exitCode = exitCodeOf(total)

async function runInFront(): Promise<readonly Counts[]> {
  const counts = await inParallel(inFront, 1, runPart)
  const canBrowse = [page, chromium].every((part) => counts[inFront.indexOf(part)]?.failed === 0)
  if (!canBrowse) return [...counts, failure('browser: could not be run')]
  return [...counts, await runPart({ name: 'browser', run: runBrowserTests })]
}

async function runPart({ name, run }: Part): Promise<Counts> {
  const startedAt = performance.now()
  const counts = await run().catch((error) => failure(`${name}: ${error instanceof Error ? error.message : error}`))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${closingLine(counts)} (${seconds} s)`)
  return counts
}

async function runCheck(step: Step): Promise<Counts> {
  const outcome = await runStep(step)
  if (outcome.ok) return { ...NOTHING, passed: 1 }
  for (const detail of outcome.details ?? []) console.log(`  ${step.name}: ${detail}`)
  return failure(`check ${step.name}: ${outcome.reason}`)
}

/** Not a test, so it is counted only if it fails; a test checks the size of its output. */
async function buildPage(): Promise<Counts> {
  await ensurePage({ root: ROOT, node: process.execPath, env: process.env })
  const { code, output, errors } = await runProgram(process.execPath, ['apps/web/size.ts'])
  console.log(`page size: ${(output + errors).trim()}`)
  return code === 0 ? { ...NOTHING, passed: 1 } : failure('page size: the first load is above its budget')
}

async function findChromium(): Promise<Counts> {
  const missing = await ensureChromium()
  return missing === undefined ? NOTHING : failure(`chromium: ${missing}`)
}

function vitest(project: string, options: readonly string[], priority: Runner['priority'] = 'normal'): Part {
  const reportFile = `vitest-${project}.json`
  const runner: Runner = {
    name: project,
    tool: 'vitest/vitest.mjs',
    args: [
      'run',
      '--project',
      project,
      ...options,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/test/progress-reporter.ts',
      `--outputFile.json=${reportPath(reportFile)}`,
    ],
    reportFile,
    env: { NO_COLOR: '1' },
    isShown: false,
    priority,
    signal: aborted.signal,
  }
  return { name: project, run: () => runVitest(runner) }
}

async function runVitest(runner: Runner): Promise<Counts> {
  const end = await runRunner(runner)
  const counts = settle(end, countVitest)
  if (counts.failed > 0) console.log(end.output)
  return { ...counts, failures: counts.failures.map((name) => name.replace(`${ROOT}/`, '')) }
}

async function runBrowserTests(): Promise<Counts> {
  const reportFile = 'playwright.json'
  const end = await runRunner({
    name: 'browser',
    tool: '@playwright/test/cli.js',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    reportFile,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(reportFile) },
    isShown: true,
    priority: 'normal',
    signal: aborted.signal,
  })
  return settle(end, countPlaywright)
}
