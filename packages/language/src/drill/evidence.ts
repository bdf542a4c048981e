import { hasFigure } from '../text/signs.ts'
import { between, CRITERION_PARTS, type CriterionMark, markOf, type PartMark } from './criteria.ts'
import { type MarkedSpeech, restsOnUnlisted, type Told } from './marked-speech.ts'
import { bears, type NamedSource } from './named-sources.ts'
import { reasonKindsIn } from './reasons.ts'
import type { Subject } from './subject.ts'

const { evidence: MOST } = CRITERION_PARTS
/** Fewest particular words of a sentence that says something about what it names. */
const TELLING_LEAST = 3
/** More names than this in a sentence are a list: it says nothing of any of them. */
export const NAMES_MOST = 3
/** What a figure without a source weighs against one with it. */
const UNSOURCED = 0.4

/** Whether a named source bears on the motion and on the sentence that names it. */
export function isFitting(
  source: NamedSource,
  { sentence, sources, nearCount, particular }: Told,
  subject: Subject,
): boolean {
  if (source.listed === undefined || sources.length > NAMES_MOST || particular.size < TELLING_LEAST) return false
  if (source.bearsOn.size === 0) return nearCount > 0
  const isAbout = nearCount > 0 || [...source.bearsOn].some((term) => sentence.terms.has(term))
  return isAbout && bears(source, subject.near)
}

const fittingIn = (told: Told, subject: Subject) => told.sources.filter((source) => isFitting(source, told, subject))

function sourcePart({ counted, subject }: MarkedSpeech): PartMark {
  const found = counted.filter((told) => fittingIn(told, subject).length > 0)
  const names = new Set(found.flatMap((told) => fittingIn(told, subject).map(({ listed }) => listed)))
  return {
    id: 'sources',
    points: between(names.size, 0, 3, MOST.sources),
    most: MOST.sources,
    sentences: found.map(({ index }) => index),
  }
}

function figurePart({ counted, subject }: MarkedSpeech): PartMark {
  const found = counted.filter(
    (told) => hasFigure(told.sentence) && told.particular.size >= TELLING_LEAST && !restsOnUnlisted(told),
  )
  const weight = found.reduce((sum, told) => sum + (fittingIn(told, subject).length > 0 ? 1 : UNSOURCED), 0)
  return {
    id: 'figures',
    points: between(weight, 0, 2, MOST.figures),
    most: MOST.figures,
    sentences: found.map(({ index }) => index),
  }
}

/** Examples and comparisons from life count as much as papers do. */
function picturePart({ counted }: MarkedSpeech): PartMark {
  const found = counted.filter(({ sentence, particular, sources }) => {
    const kinds = reasonKindsIn(sentence.text)
    const shows = kinds.includes('analogy') || kinds.includes('example') || kinds.includes('truth')
    return shows && particular.size >= TELLING_LEAST && sources.every(({ listed }) => listed !== undefined)
  })
  return {
    id: 'pictures',
    points: between(found.length, 0, 5, MOST.pictures),
    most: MOST.pictures,
    sentences: found.map(({ index }) => index),
  }
}

/** Evidence: sources that exist and bear on the claim, figures, and examples or comparisons. */
export function evidenceOf(speech: MarkedSpeech): CriterionMark {
  return markOf([sourcePart(speech), figurePart(speech), picturePart(speech)])
}
