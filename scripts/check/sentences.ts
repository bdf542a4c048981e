import { keptList, presentSentences } from '../docs/sentences/sentence-file.ts'
import { listOf, unreadIn } from '../docs/sentences/sentence-list.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/** Finds sentences of the interface that nobody but their author has read. */
export const sentences: Step = {
  name: 'sentences',
  claim: 'every sentence of the interface was read by a second reader',
  run: checkSentences,
}

async function checkSentences(): Promise<Outcome> {
  const list = listOf(await presentSentences(), keptList())
  const count = Object.values(list.modules).flat().length
  const faults = unreadIn(list).map((line) => `unread: ${line}`)
  return outcomeOf(faults, `${count} sentences, each read; node scripts/docs/sentences.ts lists them`)
}
