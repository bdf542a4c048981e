import { capital } from '../../text/capital.ts'
import type { GuideEntry } from '../content.ts'
import { passagesOf } from '../entry-answers.ts'
import { quizMessages as words } from './quiz-messages.en.ts'
import type { QuizQuestion } from './quiz-questions.ts'

/** A figure or a year that a sentence can be asked for. */
const FIGURE = /\b(?:[12]?\d{1,2}(?:,\d{3})+|\d{1,4}(?:\.\d+)?)\b(?! [(A-Z])/
const SENTENCE = { least: 40, most: 260 } as const
const CLOZES = 2

/** Questions on entries: what each is about, and figures of its sentences; those on the first entry come first. */
export function entryQuestions(entries: readonly GuideEntry[]): readonly QuizQuestion[] {
  return entries.flatMap((entry) => [aboutQuestion(entry), ...clozes(entry)])
}

function aboutQuestion({ title, questions, answer }: GuideEntry): QuizQuestion {
  const asked = questions.find((one) => /^(?:what|who|how|why|when|which|can|is|does)\b/.test(one))
  const text = asked === undefined ? words.term(title) : capital(asked.replace(/\??$/, '?'))
  const [first = ''] = answer.split('\n\n')
  return { text, options: [], right: undefined, answer: first.replaceAll('\n', ' '), isHard: false }
}

/** Sentences with a figure left out. */
function clozes({ answer }: GuideEntry): readonly QuizQuestion[] {
  return passagesOf(answer)
    .filter(
      (sentence) => sentence.length >= SENTENCE.least && sentence.length <= SENTENCE.most && !sentence.startsWith('|'),
    )
    .flatMap((sentence) => {
      const found = sentence.match(FIGURE)
      if (found?.index === undefined) return []
      const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
      return [
        {
          text: words.number(before, after),
          options: [],
          right: undefined,
          answer: `${found[0]}. ${sentence}`,
          isHard: true,
        },
      ]
    })
    .slice(0, CLOZES)
}
