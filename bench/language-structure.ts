import { CORRUPTIONS, spoilt } from '../apps/server/src/adapters/language-model/testing/corruptions.ts'
import { runnerSaying } from '../apps/server/src/adapters/language-model/testing/scripted-providers.ts'
import { TASK_SAMPLES } from '../apps/server/src/adapters/language-model/testing/task-samples.ts'
import { type BenchOptions, type Figure, sampled } from './figure.ts'

const SPOILT = 200

/** Share of well-formed answers that are still parsed after a model has corrupted them. */
export async function spoiltAnswers(options: BenchOptions): Promise<readonly Figure[]> {
  const times = sampled(SPOILT, options, CORRUPTIONS.length)
  let [asked, atOnce, inTwo, answered] = [0, 0, 0, 0]
  for (const { answer, run } of TASK_SAMPLES) {
    const answers = spoilt(answer, times)
    for (const [index, said] of answers.entries()) {
      const again = answers[(index + 1) % answers.length] ?? ''
      asked += 1
      // the retry returns nothing useful, so a success comes from the first answer
      if ((await run(runnerSaying(said, ''))).rung !== 'embedded') atOnce += 1
      if ((await run(runnerSaying(said, again))).rung !== 'embedded') inTwo += 1
      if ((await run(runnerSaying('I would rather not.'))).isAnswered) answered += 1
    }
  }
  const sample = `${times} spoilt answers to each of ${TASK_SAMPLES.length} tasks, ${CORRUPTIONS.length} ways of spoiling`
  const share = (count: number) => count / asked
  return [
    { name: 'spoilt answers understood', value: share(atOnce), unit: '', limit: { atLeast: 0.95 }, sample },
    { name: 'with one more ask, spoilt too', value: share(inTwo), unit: '', limit: { atLeast: 0.95 } },
    { name: 'tasks answered when the model never is of use', value: share(answered), unit: '', limit: { atLeast: 1 } },
  ]
}
