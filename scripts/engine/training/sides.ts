import { contrastOf, type SideWeights } from '@placard/language'
import type { Line } from './examples.ts'

const EPOCHS = 60
const RATE = 0.1
/** Regularisation: there are few trades, so weights shrink to 0 unless several of them agree. */
const DECAY = 0.02
const LEAST = 0.1

interface Bargain {
  readonly contrast: ReadonlyMap<string, number>
  readonly isFirstAsked: boolean
  readonly weight: number
}

/** Trades in which the reader found both options, labelled with the one requested. */
function bargainsIn(lines: readonly Line[]): readonly Bargain[] {
  return lines.flatMap(({ bargain, read, issues, weight }): readonly Bargain[] => {
    const barter = read?.barter
    if (bargain === undefined || barter === undefined || issues === undefined) return []
    const [first, second] = [barter.first, barter.second].map(({ issue }) => issues[issue])
    const isFirstAsked = first?.id === bargain.asked
    const given = isFirstAsked ? second : first
    const isFound = isFirstAsked || second?.id === bargain.asked
    if (!isFound || given?.options.every(({ id }) => id !== bargain.given) !== false) return []
    return [{ contrast: contrastOf(barter), isFirstAsked, weight }]
  })
}

/** Learns which words mark the requested side of a trade, by logistic regression over the marks. */
export function trainedSides(lines: readonly Line[]): SideWeights {
  const bargains = bargainsIn(lines)
  const weights = new Map<string, number>()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { contrast, isFirstAsked, weight } of bargains) {
      let sum = 0
      for (const [mark, side] of contrast) sum += side * (weights.get(mark) ?? 0)
      const miss = (isFirstAsked ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      for (const [mark, side] of contrast) {
        const before = weights.get(mark) ?? 0
        weights.set(mark, before + RATE * weight * (miss * side - DECAY * before))
      }
    }
  }
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST)
  return new Map(kept.map(([mark, weight]) => [mark, Math.round(weight * 100) / 100] as const))
}
