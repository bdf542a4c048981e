import { type Sentence, sum } from '../text/sentences.ts'
import { demandOf, leansOf } from './side.ts'
import type { Subject } from './subject.ts'

/** The last words of a speech, in sentences. */
const CLOSING = 2
/** How clearly a speech stands for its side first, and against it in the end. */
const TURNED = { opening: 1.5, closing: -1 } as const
/** How clearly it stands for its side before a last demand that says the opposite. */
const DEMANDED = 0.6

const leastAt = (values: readonly number[], from: number) => values.indexOf(Math.min(...values.slice(from)), from)

/**
 * The sentence in which a speech takes its side, and the one at its end in which it changes it: by what it asks for, or by
 * how it leans. Undefined where it stays.
 */
export function turnIn(
  sentences: readonly Sentence[],
  side: 'for' | 'against',
  subject: Subject,
): readonly [number, number] | undefined {
  const way = side === 'for' ? 1 : -1
  const leans = leansOf(sentences, [], side, subject)
  const demands = sentences.map(({ text }) => way * demandOf(text, subject))
  const closing = Math.max(0, sentences.length - CLOSING)
  const opening = leans.slice(0, Math.ceil(sentences.length / 2))
  const firm = demands.indexOf(1)
  const first = firm >= 0 && firm < closing ? firm : opening.indexOf(Math.max(...opening))
  const unmade = demands.indexOf(-1, closing)
  if (unmade >= 0 && (first === firm || sum(opening) >= DEMANDED)) return [first, unmade]
  const isTurned = sum(opening) >= TURNED.opening && sum(leans.slice(closing)) <= TURNED.closing
  return isTurned ? [first, leastAt(leans, closing)] : undefined
}
