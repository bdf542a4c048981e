/** Where the answer to a question was found. */
export type Place =
  /** The entry or topic that the question itself names. */
  | 'leaf'
  /** A part of what was told just now. */
  | 'within'
  /** Another entry on the same subject. */
  | 'beside'

/** What speaks for an answer to a question being the one that was asked for. */
export interface AnswerSigns {
  readonly place: Place
  /** How likely the first find is the right one. */
  readonly sureRatio: number
  /** Share of the question's new words that the part which is shown meets. */
  readonly metRatio: number
  /** How likely the message asks something at all. */
  readonly askedShare: number
  readonly isFirst: boolean
}

/** Below this an answer is offered, and not given. */
const LEAST = 0.5

/**
 * Whether an answer is sure enough to be told. A logistic model that was fitted on the judged answers of seven hands and
 * tried on the eighth, each in turn.
 */
export function isSureAnswer({ place, sureRatio, metRatio, askedShare, isFirst }: AnswerSigns): boolean {
  const score =
    1.5 * sureRatio +
    1.3 * askedShare +
    (place === 'leaf' ? 1.9 * sureRatio - 0.7 : 1.5 * metRatio) +
    (place === 'beside' ? 0.7 : 0) +
    (isFirst ? 0.9 : 0) -
    2.4
  return 1 / (1 + Math.exp(-score)) >= LEAST
}
