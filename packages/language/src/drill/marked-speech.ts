import { type Sentence, sharedCount } from '../text/sentences.ts'
import { FILLER } from './lexicon.ts'
import type { NamedSource } from './named-sources.ts'
import type { Subject } from './subject.ts'

/** A sentence of a speech with what it names and says. */
export interface Told {
  readonly sentence: Sentence
  /** Its place in the whole speech. */
  readonly index: number
  /** Stems that say something particular: neither the motion's own words nor talk about the debate. */
  readonly particular: ReadonlySet<string>
  /** Stems that bear on the motion. */
  readonly nearCount: number
  readonly sources: readonly NamedSource[]
}

/** A speech prepared for the criteria. */
export interface MarkedSpeech {
  /** The sentences that may earn points, in order. */
  readonly counted: readonly Told[]
  /** Words of the whole speech. */
  readonly wordCount: number
  /** All sentences, in order. */
  readonly sentences: readonly Sentence[]
  readonly subject: Subject
  readonly side: 'for' | 'against'
  readonly speechSeconds: number
  /** Undefined when it was not timed. */
  readonly usedSeconds: number | undefined
}

export function toldOf(sentence: Sentence, index: number, subject: Subject, sources: readonly NamedSource[]): Told {
  const particular = new Set([...sentence.terms].filter((term) => !FILLER.has(term) && !subject.motion.has(term)))
  return { sentence, index, particular, nearCount: sharedCount(sentence.terms, subject.near), sources }
}

/** Whether a sentence names a source that is not in the list, and none that is. */
export const restsOnUnlisted = ({ sources }: Told): boolean =>
  sources.length > 0 && sources.every(({ listed }) => listed === undefined)
