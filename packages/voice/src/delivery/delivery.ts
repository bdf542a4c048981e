import { DELIVERY_LIMITS, type SpeechDelivery, type SpeechPause } from '@placard/contract'
import { fillersIn, wordsOf } from './fillers.ts'
import { hundredths, type SpokenPart, STEP_SECONDS } from './spoken-part.ts'

/** So much softer than usual, in decibels, is the breath between two words, and not how softly somebody speaks. */
const BREATH_DB = 20

/** A stretch of a speech with the words that were heard in it; without them where nobody could hear any. */
export interface HeardPart {
  readonly sound: SpokenPart
  readonly heard?: string | undefined
}

/** A part at its place in the whole speech. */
interface PlacedPart extends HeardPart {
  readonly from: number
}

/** Loudness at a place. */
interface Step {
  readonly at: number
  readonly db: number
}

/**
 * Figures of a speech that was given in one part or several. `typed` are its words where nobody heard them. Nothing in
 * the figures says whether it was spoken well: they state what the sound has. Undefined for a speech without sound.
 */
export function deliveryOf(parts: readonly HeardPart[], typed: string): SpeechDelivery | undefined {
  const placed = placedParts(parts)
  const last = placed.at(-1)
  if (last === undefined) return undefined
  const steps = placed.flatMap(stepsOf)
  const pauses = placed.flatMap(({ sound, from }) =>
    sound.pauses.map(({ at, seconds }) => ({ at: tenths(from + at), seconds: tenths(seconds) })),
  )
  const isHeard = placed.every(({ heard }) => heard !== undefined)
  const words = isHeard ? placed.flatMap(({ heard }) => wordsOf(heard ?? '')) : wordsOf(typed)
  return {
    seconds: tenths(last.from + last.sound.seconds),
    loudness: thinned(steps.map(({ db }) => db)),
    ...levelsOf(placed.flatMap(spokenSteps)),
    pauses: longest(pauses),
    ...(words.length > 0 && { words: words.length }),
    ...(isHeard && { fillers: placed.flatMap(fillersOf).slice(0, DELIVERY_LIMITS.fillers) }),
  }
}

function placedParts(parts: readonly HeardPart[]): readonly PlacedPart[] {
  let from = 0
  return parts.map((part) => {
    const placed = { ...part, from }
    from += part.sound.seconds
    return placed
  })
}

function stepsOf({ sound, from }: PlacedPart): readonly Step[] {
  return sound.loudness.map((db, step) => ({ at: from + step * STEP_SECONDS, db }))
}

/** Loudness outside pauses. */
function spokenSteps(part: PlacedPart): readonly Step[] {
  const inPause = (at: number) =>
    part.sound.pauses.some((pause) => at + STEP_SECONDS > pause.at && at < pause.at + pause.seconds)
  return stepsOf(part).filter(({ at }) => !inPause(at - part.from))
}

/** Mean loudness, how far it varies, and where it is greatest and least. */
function levelsOf(steps: readonly Step[]): Pick<SpeechDelivery, 'level' | 'range' | 'loudestAt' | 'softestAt'> {
  const byLoudness = steps.toSorted((one, other) => one.db - other.db)
  const middle = byLoudness[Math.floor(byLoudness.length / 2)]?.db ?? 0
  const sorted = byLoudness.filter(({ db }) => db > middle - BREATH_DB)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]?.db ?? 0
  return {
    level: meanOf(sorted.map(({ db }) => db)),
    range: at(0.9) - at(0.1),
    loudestAt: tenths(sorted.at(-1)?.at ?? 0),
    softestAt: tenths(sorted[0]?.at ?? 0),
  }
}

/** Mean power of several loudnesses, in decibels. */
function meanOf(levels: readonly number[]): number {
  const power = levels.reduce((sum, db) => sum + 10 ** (db / 10), 0) / Math.max(1, levels.length)
  return Math.max(-120, Math.round(10 * Math.log10(power + 1e-12)))
}

/** At most as many loudnesses as are kept: means of neighbours. */
function thinned(levels: readonly number[]): number[] {
  const group = Math.ceil(levels.length / DELIVERY_LIMITS.loudness)
  const count = Math.ceil(levels.length / group)
  return Array.from({ length: count }, (_, at) => meanOf(levels.slice(at * group, (at + 1) * group)))
}

function longest(pauses: readonly SpeechPause[]): SpeechPause[] {
  return pauses
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, DELIVERY_LIMITS.pauses)
    .toSorted((one, other) => one.at - other.at)
}

/** Fillers at the places where their words should be: letters take equally long, and pauses have none. */
function fillersOf({ heard = '', sound, from }: PlacedPart): { at: number; text: string }[] {
  const letters = wordsOf(heard).map((word) => word.length + 1)
  const all = letters.reduce((sum, count) => sum + count, 0)
  const paused = sound.pauses.reduce((sum, { seconds }) => sum + seconds, 0)
  return fillersIn(heard).map(({ text, word }) => {
    const before = letters.slice(0, word).reduce((sum, count) => sum + count, 0)
    const voiced = (before / Math.max(1, all)) * (sound.seconds - paused)
    return { at: tenths(from + withPauses(voiced, sound.pauses)), text }
  })
}

/** The place in the speech, of one in the speech without its pauses. */
function withPauses(voiced: number, pauses: readonly SpeechPause[]): number {
  return pauses.reduce((at, pause) => (at >= pause.at ? at + pause.seconds : at), voiced)
}

const tenths = (seconds: number): number => Math.round(hundredths(seconds) * 10) / 10
