import { givesReason, hasEvidence, hasFigure, namedIn } from '../text/signs.ts'
import { CRITERION_PARTS, type CriterionMark, markOf, type PartMark, stepped } from './criteria.ts'
import type { MarkedSpeech } from './marked-speech.ts'

const { evidence: MOST } = CRITERION_PARTS
/** Fewest content words of a sentence that says something about what it names. */
const TELLING_LEAST = 4

function figurePart({ counted, at }: MarkedSpeech): PartMark {
  const found = counted.filter((sentence) => hasFigure(sentence) && sentence.terms.size >= TELLING_LEAST)
  return { id: 'figures', points: stepped(found.length, [2, 3]), most: MOST.figures, sentences: found.flatMap(at) }
}

function sourcePart({ counted, at }: MarkedSpeech): PartMark {
  const sources = new Set<string>()
  const names = new Set<string>()
  const found = counted.filter((sentence) => {
    if (sentence.terms.size < TELLING_LEAST) return false
    const named = namedIn(sentence)
    for (const source of named.sources) sources.add(source)
    for (const name of named.names) names.add(name)
    return named.sources.length + named.names.length > 0
  })
  const points = Math.min(MOST.sources, 2 * Math.min(2, sources.size) + Math.min(2, names.size))
  return { id: 'sources', points, most: MOST.sources, sentences: found.flatMap(at) }
}

/** Evidence in use: the sentence, or the next one, draws a conclusion from it. */
function reasonPart({ counted, at }: MarkedSpeech): PartMark {
  const found = counted.filter((sentence, index) => {
    const next = counted[index + 1]
    const isUsed = givesReason(sentence) || (next !== undefined && givesReason(next))
    return isUsed && hasEvidence(sentence) && sentence.terms.size >= TELLING_LEAST
  })
  return { id: 'reasons', points: stepped(found.length, [2, 3]), most: MOST.reasons, sentences: found.flatMap(at) }
}

/** Evidence: named figures, sources and examples, and conclusions drawn from them. */
export function evidenceOf(speech: MarkedSpeech): CriterionMark {
  return markOf([figurePart(speech), sourcePart(speech), reasonPart(speech)])
}
