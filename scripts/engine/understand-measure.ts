import type { PrintedReading } from './read-lines.ts'
import { runUnderstand } from './read-lines.ts'
import development from './utterances/development.json' with { type: 'json' }
import developmentHands from './utterances/development-hands.json' with { type: 'json' }
import developmentManners from './utterances/development-manners.json' with { type: 'json' }
import developmentVoices from './utterances/development-voices.json' with { type: 'json' }
import heldOut from './utterances/held-out.json' with { type: 'json' }
import heldOutHands from './utterances/held-out-hands.json' with { type: 'json' }
import heldOutVoices from './utterances/held-out-voices.json' with { type: 'json' }

/** A labelled utterance; absent members are not evaluated. */
export interface Utterance {
  readonly campaign: string
  readonly text: string
  readonly act: string
  /** The manner in which it was written. */
  readonly voice?: string
  /** Its author, if other than the grammar's own. */
  readonly hand?: string | undefined
  readonly issue?: string | undefined
  readonly option?: string | undefined
  readonly target?: string | undefined
  readonly choice?: string | undefined
  readonly reaction?: string
  readonly stance?: string | undefined
  readonly motion?: string | undefined
  readonly point?: string | undefined
  /** For a trade, the option offered; `option` is the requested one. */
  readonly give?: string | undefined
}

/** The data sets by name: four for tuning, three held out, and two of these together. */
export const SETS: Readonly<Record<string, readonly Utterance[]>> = {
  development,
  'development-voices': developmentVoices,
  'development-hands': developmentHands,
  'development-manners': developmentManners,
  'held-out': heldOut,
  'held-out-voices': heldOutVoices,
  'held-out-hands': heldOutHands,
  'other-hands': [...heldOutVoices, ...heldOutHands],
}

/** Rank of the correct reading among the three (0 = first, -1 = absent), and the confidence of the first. */
export interface Judged {
  readonly utterance: Utterance
  readonly rank: number
  readonly confidence: number
  readonly readings: readonly PrintedReading[]
}

/** Whether a reading matches every label of an utterance. */
export function isRight(reading: PrintedReading, { campaign, text, voice, hand, give, ...meant }: Utterance): boolean {
  const isMeant = Object.entries(meant).every(([key, value]) => reading[key] === value)
  return isMeant && (give === undefined || reading.give?.option === give)
}

/** Reads every utterance in the context of its campaign's opening and compares the readings with the labels. */
export async function judged(utterances: readonly Utterance[]): Promise<readonly Judged[]> {
  const all: Judged[] = []
  for (const campaignId of new Set(utterances.map(({ campaign }) => campaign))) {
    const here = utterances.filter(({ campaign }) => campaign === campaignId)
    const understood = await runUnderstand({ campaignId, lines: here.map(({ text }) => text) })
    for (const [at, utterance] of here.entries()) {
      const best = understood[at]
      if (best === undefined) continue
      const readings = [best, ...best.alternatives]
      const rank = readings.findIndex((reading) => isRight(reading, utterance))
      all.push({ utterance, rank, confidence: best.confidence, readings })
    }
  }
  return all
}

/** A proportion with its 95 % confidence interval. */
export interface Share {
  readonly ratio: number
  readonly low: number
  readonly high: number
}

/** Wilson score interval (Wilson 1927): accurate near 0 and 1, unlike the normal approximation. */
export function shareOf(hits: number, size: number): Share {
  const z = 1.96
  const ratio = hits / size
  const middle = (ratio + z ** 2 / (2 * size)) / (1 + z ** 2 / size)
  const half = (z * Math.sqrt((ratio * (1 - ratio)) / size + z ** 2 / (4 * size ** 2))) / (1 + z ** 2 / size)
  const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)]
  return { ratio: rounded(ratio), low: rounded(low), high: rounded(high) }
}

function rounded(ratio: number): number {
  return Math.round(ratio * 1000) / 1000
}

/** Figures of a set: how often the first reading is correct (top-1), and how often one of the three (top-3). */
export interface Measured {
  readonly size: number
  readonly first: Share
  readonly three: Share
  readonly firstByVoice: Readonly<Record<string, number>>
}

/** The figures of evaluated utterances. */
export function measured(list: readonly Judged[]): Measured {
  const byVoice = Map.groupBy(list, ({ utterance }) => utterance.voice ?? utterance.hand ?? 'first hand')
  const isFirst = ({ rank }: Judged) => rank === 0
  return {
    size: list.length,
    first: shareOf(list.filter(isFirst).length, list.length),
    three: shareOf(list.filter(({ rank }) => rank >= 0).length, list.length),
    firstByVoice: Object.fromEntries(
      [...byVoice].map(([voice, own]) => [voice, rounded(own.filter(isFirst).length / own.length)]),
    ),
  }
}

/** The misread utterances, for tuning. @throws for a held-out set, which must not be tuned on. */
export function misread(name: string, list: readonly Judged[]): readonly object[] {
  if (name.startsWith('held-out') || name === 'other-hands')
    throw new RangeError('held-out utterances are measured, not looked at')
  return list
    .filter(({ rank }) => rank !== 0)
    .map(({ utterance, rank, readings }) => ({ meant: utterance, rank, readings }))
}
