import { wordCount } from './prose.ts'

/** One place in a text: the wordings that it can take, the best first. */
export interface Place {
  readonly wordings: readonly string[]
  /** What its best wording adds to the text. */
  readonly worth: number
  /** Whether it is always filled, be it with its last wording. */
  readonly isNeeded?: boolean
  /** Whether a new paragraph begins with it. */
  readonly opens?: boolean
}

/** What a wording is worth beside the one before it. */
const RANK_RATIO = 0.55

/** A choice of wordings for the places so far, as a chain from the last to the first. */
interface Filling {
  readonly worth: number
  readonly wording: string | undefined
  readonly before: Filling | undefined
}

/** How far a text may be from the length that was asked for. */
export const LENGTH_TOLERANCE_RATIO = 0.1

/**
 * Fills the places in their order so that the text has about so many words: of all choices that come close enough, the
 * one worth most.
 *
 * @returns paragraphs; the nearest that can be had when the material is too little or too much.
 */
export function composed(places: readonly Place[], words: number): readonly string[] {
  const most = Math.floor(words * (1 + LENGTH_TOLERANCE_RATIO / 2))
  const fillings = places.reduce<ReadonlyMap<number, Filling>>(
    (before, place) => filledWith(before, place, most),
    new Map([[0, { worth: 0, wording: undefined, before: undefined }]]),
  )
  const best = nearest(fillings, words)
  if (best === undefined) return paragraphsOf(places, places.map(shortest))
  return paragraphsOf(places, chosenIn(best).slice(1))
}

function chosenIn(filling: Filling): readonly (string | undefined)[] {
  const chosen: (string | undefined)[] = []
  for (let at: Filling | undefined = filling; at !== undefined; at = at.before) chosen.push(at.wording)
  return chosen.reverse()
}

/** Every length that can be reached with one place more, each by the choice worth most. */
function filledWith(before: ReadonlyMap<number, Filling>, place: Place, most: number): ReadonlyMap<number, Filling> {
  const after = new Map<number, Filling>()
  const keep = (length: number, filling: Filling) => {
    if (length <= most && (after.get(length)?.worth ?? -1) < filling.worth) after.set(length, filling)
  }
  const wordings = place.wordings.map((wording, rank) => ({
    wording,
    length: wordCount(wording),
    gain: place.worth * RANK_RATIO ** rank,
  }))
  for (const [length, filling] of before) {
    if (place.isNeeded !== true || wordings.length === 0) {
      keep(length, { worth: filling.worth, wording: undefined, before: filling })
    }
    for (const one of wordings) {
      keep(length + one.length, { worth: filling.worth + one.gain, wording: one.wording, before: filling })
    }
  }
  return after
}

/** The filling worth most within the tolerance, else the longest below it. */
function nearest(fillings: ReadonlyMap<number, Filling>, words: number): Filling | undefined {
  const least = Math.ceil(words * (1 - LENGTH_TOLERANCE_RATIO * 0.7))
  const close = [...fillings]
    .filter(([length]) => length >= least)
    .sort(([, one], [, other]) => other.worth - one.worth)
  if (close[0] !== undefined) return close[0][1]
  return [...fillings].sort(([one], [other]) => other - one)[0]?.[1]
}

function shortest({ isNeeded, wordings }: Place): string | undefined {
  if (isNeeded !== true) return undefined
  return [...wordings].sort((one, other) => wordCount(one) - wordCount(other))[0]
}

function paragraphsOf(places: readonly Place[], chosen: readonly (string | undefined)[]): readonly string[] {
  const paragraphs: string[][] = []
  let isOpening = true
  for (const [at, place] of places.entries()) {
    isOpening ||= place.opens === true
    const text = chosen[at]
    if (text === undefined || text === '') continue
    if (isOpening) paragraphs.push([text])
    else paragraphs.at(-1)?.push(text)
    isOpening = false
  }
  return paragraphs.map((sentences) => sentences.join(' '))
}
