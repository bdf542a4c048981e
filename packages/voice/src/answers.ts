import type { CardQuestion } from '@placard/contract'

/** What somebody may say to a card of the page. */
export type SpokenAnswer =
  | 'confirm'
  | 'discard'
  | 'first'
  | 'second'
  | 'third'
  | 'close'
  | 'continue'
  | 'back'
  | 'debrief'
  | 'resume'
  | 'again'
  | 'stop'

/**
 * The sentences of each answer, the first the one that is suggested. None is a word that a cough or a neighbour might have
 * said: what binds is never confirmed by a lone "yes".
 */
const SENTENCES: Readonly<Record<CardQuestion, Readonly<Partial<Record<SpokenAnswer, readonly string[]>>>>> = {
  check: {
    confirm: [
      'yes that is right',
      'yes send it',
      'confirm that',
      'yes confirm that',
      'i confirm that',
      'we confirm that',
    ],
    discard: ['no that is wrong', 'discard that', 'no discard that', 'cancel that', 'take that back', 'undo that'],
  },
  readings: {
    first: ['the first reading', 'i mean the first reading', 'we mean the first reading'],
    second: ['the second reading', 'i mean the second reading', 'we mean the second reading'],
    third: ['the third reading', 'i mean the third reading', 'we mean the third reading'],
    discard: ['none of these readings', 'no that is wrong'],
  },
  closing: {
    close: ['close the session now', 'yes close the session', 'yes close now'],
    continue: ['continue the session', 'no continue the session', 'let us continue the session'],
  },
  board: { back: ['back to the hall', 'close the vote board'] },
  debrief: { debrief: ['go to the debrief', 'open the debrief', 'show me the debrief'] },
  paused: { resume: ['resume the session'] },
  voice: { again: ['say that again', 'repeat that please', 'please repeat that'] },
  listening: { stop: ['stop listening', 'stop listening please'] },
}

/** Words that answer every question, and are too short to be sure of. */
const SHORT: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'yeah',
  'yep',
  'ok',
  'okay',
  'nope',
  'right',
  'confirm',
  'cancel',
])

/** The sentences that answer a question, as words. */
export function sentencesOf(question: CardQuestion): readonly string[] {
  return Object.values(SENTENCES[question]).flat()
}

/**
 * What was answered to a question; `short` where it was a lone yes or no to something that counts, undefined where something
 * else was said.
 */
export function answerIn(text: string, question: CardQuestion): SpokenAnswer | 'short' | undefined {
  const said = plainWords(text)
  for (const [answer, sentences] of answersTo(question)) {
    if (sentences.some((sentence) => plainWords(sentence) === said)) return answer
  }
  return COUNTS.has(question) && SHORT.has(said) ? 'short' : undefined
}

const COUNTS: ReadonlySet<CardQuestion> = new Set(['check', 'closing'])
const ANSWERS = [
  ...(['confirm', 'discard', 'first', 'second', 'third', 'close'] as const),
  ...(['continue', 'back', 'debrief', 'resume', 'again', 'stop'] as const),
]

function answersTo(question: CardQuestion): readonly (readonly [SpokenAnswer, readonly string[]])[] {
  return ANSWERS.map((answer) => [answer, SENTENCES[question][answer] ?? []] as const)
}

/** A sentence without its marks and manners, as the sentences above are written. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s\b/g, ' is')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^(?:thank you )?(?:(?:(?:madam|mister|honourable) )?chair )?(?:please )?/, '')
    .replace(/(?: please)?(?: thank you)?(?: (?:madam |mister )?chair)?$/, '')
}
