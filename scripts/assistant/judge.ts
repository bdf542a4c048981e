import type { Turn } from './conversation-file.ts'

/** An answer as the judge sees it. */
export interface Judged {
  readonly text: string
  readonly form: Turn['form']
}

/** `partly`: not good, but it says so or asks; `wrong`: not good, and told as if it were. */
export type Mark = 'good' | 'partly' | 'wrong'

export interface Judgement {
  readonly mark: Mark
  /** The criteria that do not hold, for a reader. */
  readonly faults: readonly string[]
}

const HONEST: readonly Turn['form'][] = ['admits', 'question-back']
/** Above this share of sentences from the answer before, an answer repeats it. */
const REPEATED_MOST = 0.5

const wordCount = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

/** Judges an answer by the criteria of its turn; `before` is the answer before it. */
export function judge(turn: Turn, answer: Judged, before: Judged | undefined): Judgement {
  const faults = [
    ...formFaults(turn, answer),
    ...phraseFaults(turn, answer.text.toLowerCase()),
    ...lengthFaults(turn, answer, before),
    ...(turn.new === true && before !== undefined && repeats(answer.text, before.text) ? ['repeats'] : []),
  ]
  if (faults.length === 0) return { mark: 'good', faults }
  return { mark: HONEST.includes(answer.form) ? 'partly' : 'wrong', faults }
}

function formFaults({ form, alsoFine = [] }: Turn, answer: Judged): readonly string[] {
  const fine = [form, ...alsoFine]
  return fine.includes(answer.form) ? [] : [`${answer.form} where ${fine.join(' or ')} was wanted`]
}

function phraseFaults({ names, not = [] }: Turn, lower: string): readonly string[] {
  const has = (phrase: string) => lower.includes(phrase.toLowerCase())
  return [
    ...names.filter((group) => !group.some(has)).map((group) => `names none of ${group.join(', ')}`),
    ...not.filter(has).map((phrase) => `has “${phrase}”`),
  ]
}

function lengthFaults({ length }: Turn, answer: Judged, before: Judged | undefined): readonly string[] {
  if (length === undefined) return []
  const count = wordCount(answer.text)
  if ('words' in length) {
    const [least, most] = length.words
    return count >= least && count <= most ? [] : [`${count} words, not ${least} to ${most}`]
  }
  if (before === undefined) return []
  const other = wordCount(before.text)
  const holds = length.than === 'shorter' ? count < other : count > other
  return holds ? [] : [`${count} words, not ${length.than} than ${other}`]
}

function repeats(text: string, before: string): boolean {
  const sentences = (whole: string) =>
    whole
      .split(/(?<=[.!?;:])\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => wordCount(sentence) > 2)
  const own = sentences(text)
  const said = new Set(sentences(before))
  return own.filter((sentence) => said.has(sentence)).length > own.length * REPEATED_MOST
}
