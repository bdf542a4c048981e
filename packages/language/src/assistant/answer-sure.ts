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

/** What an answer is that is no answer to a question. */
export type TextKind =
  /** A text that was written. */
  | 'text'
  /** Something done with an answer before. */
  | 'change'
  /** Records of states. */
  | 'states'
  /** Questions that one may be asked. */
  | 'expected'

/** What speaks for a text being the one that was asked for. */
export interface TextSigns {
  readonly kind: TextKind
  /** Whether nothing is known of its topic. */
  readonly isOutline: boolean
  /** How likely the message is by its wording what it was taken for, and how likely it asks something instead. */
  readonly agreedShare: number
  readonly askedShare: number
  /** Whether the message names a state that the text does not. */
  readonly isStateMissing: boolean
  /** Share of the message's own words that the text does not take up. */
  readonly unmetRatio: number
  /** Whether the text is the one before, word for word. */
  readonly isUnchanged: boolean
}

const KIND_WEIGHTS = { text: 0, change: 1.24, states: -0.85, expected: 0.65 } as const satisfies Record<
  TextKind,
  number
>
/** From here on a text is more harm than help. */
const WRONG_LEAST = 0.4

/**
 * Whether a text is likely enough to be what was asked for. A logistic model, fitted on the judged answers of nine hands,
 * each tried on a model of the others.
 */
export function isSureText(signs: TextSigns): boolean {
  const score =
    KIND_WEIGHTS[signs.kind] +
    (signs.isOutline ? 1.52 : 0) +
    1.21 * (1 - signs.agreedShare) +
    0.49 * signs.askedShare +
    (signs.isStateMissing ? 1.14 : 0) +
    0.34 * signs.unmetRatio +
    (signs.isUnchanged ? 0.35 : 0) -
    2.16
  return 1 / (1 + Math.exp(-score)) < WRONG_LEAST
}
