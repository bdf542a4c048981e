import { rulesIn } from '../text/procedure-names.ts'
import type { Answer } from './answer.ts'
import { passagesOf } from './entry-answers.ts'
import type { Knowledge } from './knowledge.ts'
import { type Subject, subjectOfEntry } from './subject.ts'

/** "How do I say it to the chair?": the words of what was told are asked for. */
const ASKS_WORDS =
  /\b(?:how (?:do|does|should|would|can|could) (?:i|we|you|one) (?:actually |even |really )?(?:say|phrase|word|put|ask|call|move|request|raise)|what (?:do|should|would) (?:i|we) (?:actually |even )?(?:say|call out))\s+(?:for )?(?:it|that|this|one)\b/i
const QUOTES = /[“"][^”"]{12,}[”"]/
const PASSAGES = 2

/**
 * The sentence that gives the words of a motion or a point: of the one that was told of, else of the last that was asked
 * about; undefined where no words are asked for or none are known.
 */
export async function wordingAnswer(
  text: string,
  about: string | undefined,
  subject: Subject,
  knowledge: Knowledge,
): Promise<Answer | undefined> {
  if (!ASKS_WORDS.test(text)) return undefined
  const rule = rulesIn(subject.title)[0] ?? rulesIn(about ?? '').at(-1)
  const { entries } = await knowledge.guide()
  const entry = entries.find(({ id }) => id === rule?.guide)
  const said = (entry && wordsIn(subjectOfEntry(entry))) ?? wordsIn(subject)
  return said && { text: said.text, sources: [said.source], form: 'explanation' }
}

function wordsIn({ text, source }: Subject): { readonly text: string; readonly source: Subject['source'] } | undefined {
  const passages = passagesOf(text)
  const at = passages.findIndex((passage) => QUOTES.test(passage))
  return at < 0 ? undefined : { text: passages.slice(at, at + PASSAGES).join(' '), source }
}
