import { availableParallelism } from 'node:os'
import { inParallel } from './parallel.ts'
import { runStep } from './step.ts'
import { STEPS } from './steps.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const steps = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))
const results = await inParallel(steps, Math.min(2, availableParallelism()), async (step) => {
  const startedAt = performance.now()
  const outcome = await runStep(step)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(10)} ${seconds.padStart(5)} s  ${outcome.reason}`)
  for (const detail of outcome.details ?? []) console.log(`         ${detail}`)
  return outcome.ok
})
process.exitCode = results.every(Boolean) ? 0 : 1
