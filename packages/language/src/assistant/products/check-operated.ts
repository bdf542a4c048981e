import type { Answer } from '../answer.ts'
import type { Operation } from '../operations.ts'
import {
  checkAnswer,
  clauseCorrectedAnswer,
  clauseFaultsAnswer,
  correctedAnswer,
  whyFaultsAnswer,
} from '../resolution-check.ts'

/** What is to be done with a draft that was checked: "fix it", "fix only 2 and 3", "what is wrong with clause 3", "why 2". */
export function checkOperated(text: string, operations: readonly Operation[]): Answer {
  const numbers = operations.flatMap((one) => (one.kind === 'part' ? [one.number] : []))
  const why = operations.find((one) => one.kind === 'why')
  const reworded = operations.find((one) => one.kind === 'reword')
  if (reworded !== undefined) return clauseCorrectedAnswer(text, reworded.number)
  if (operations.some(({ kind }) => kind === 'correct')) {
    return correctedAnswer(text, numbers.length === 0 ? undefined : numbers)
  }
  if (why !== undefined) return whyFaultsAnswer(text, why.number ?? numbers[0])
  const [first] = numbers
  return first === undefined ? checkAnswer(text) : clauseFaultsAnswer(text, first)
}
