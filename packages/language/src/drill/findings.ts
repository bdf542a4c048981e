import { type Sentence, sharedCount } from '../text/sentences.ts'
import { isTelling } from './argument.ts'
import { contradictionsIn } from './contradictions.ts'
import { isFitting, NAMES_MOST } from './evidence.ts'
import type { MarkedSpeech } from './marked-speech.ts'
import { bears } from './named-sources.ts'
import { isAttributed, sidedness, WRONG_SHARE, WRONG_SIDE } from './side.ts'

/** What is wrong with a speech as a whole. */
export type FindingId =
  | 'other-side'
  | 'copied'
  | 'off-topic'
  | 'not-in-list'
  | 'names-only'
  | 'contradicts'
  | 'insults'
  | 'padding'

export interface Finding {
  readonly id: FindingId
  /** The indexes of the sentences it was found in. */
  readonly sentences: readonly number[]
  /** What was found, as it was said: names of sources. */
  readonly names: readonly string[]
  /** The whole mark is at most this, 0 to 10; undefined where it only takes what was earned there. */
  readonly most: number | undefined
}

/** The most a speech can earn with a grave finding. */
export const GRAVE_MOST = 4
/** What is left of its mark; one for the other side has lost its argument before. */
export const GRAVE_SHARE = { 'other-side': 0.8, insults: 0.3, any: 0.33 } as const

type Speech = MarkedSpeech & {
  readonly opponent: readonly Sentence[]
  readonly insults: ReadonlyMap<number, number>
  readonly copied: readonly number[]
}
const finding = (
  id: FindingId,
  sentences: readonly number[],
  isGrave: boolean,
  names: readonly string[] = [],
): Finding => ({
  id,
  sentences,
  names,
  most: isGrave ? GRAVE_MOST : undefined,
})

function otherSide({ counted, opponent, side, subject }: Speech): Finding | undefined {
  const told = sidedness(
    counted.map(({ sentence }) => sentence),
    opponent,
    side,
    subject,
  )
  if (!told.isClear || told.lean > WRONG_SIDE || told.lean > told.weight * WRONG_SHARE) return undefined
  return finding(
    'other-side',
    told.sentences.flatMap((at) => counted[at]?.index ?? []),
    true,
  )
}

/** From this share of a speech's words on, the opponent's own words carry it. */
const COPIED = 0.3

function copying({ copied, sentences, wordCount }: Speech): Finding | undefined {
  const taken = copied.filter((at) => !isAttributed(sentences[at]?.text ?? ''))
  const words = taken.reduce((sum, at) => sum + (sentences[at]?.words.length ?? 0), 0)
  return words < wordCount * COPIED ? undefined : finding('copied', taken, true)
}

const NEAR = { words: 0.42, terms: 0.11, distinct: 0.15, naming: 0.2 } as const

/** Whether a speech has too few words of the motion's subject. */
function offTopic({ counted, subject }: Speech): Finding | undefined {
  const told = counted.filter(isTelling)
  const words = told.reduce((sum, { sentence }) => sum + sentence.words.length, 0)
  const near = told.filter(({ nearCount }) => nearCount > 0)
  const nearWords = near.reduce((sum, { sentence }) => sum + sentence.words.length, 0)
  const particular = new Set(told.flatMap(({ particular: own }) => [...own]))
  const nearTerms = near.reduce((sum, { nearCount }) => sum + nearCount, 0)
  const naming = told.filter(({ sentence }) => sharedCount(sentence.terms, subject.motion) > 0)
  const isFar = nearWords <= words * NEAR.words && nearTerms <= particular.size * 2 * NEAR.terms
  // without a book too little is known of what else belongs to a motion
  const isElsewhere =
    subject.leaning.size > 0 &&
    sharedCount(particular, subject.near) <= particular.size * NEAR.distinct &&
    naming.length <= told.length * NEAR.naming
  if (told.length < 3 || !(isFar || isElsewhere)) return undefined
  return finding(
    'off-topic',
    told.filter(({ nearCount }) => nearCount === 0).map(({ index }) => index),
    true,
  )
}

/** From so many unlisted names on they carry the speech, when no more listed ones bear on it. */
const UNLISTED_GRAVE = 2
const UNLISTED_SHARE = 0.25

function notInList({ counted, subject, wordCount }: Speech): Finding | undefined {
  const found = counted.filter(({ sources }) => sources.some(({ listed }) => listed === undefined))
  const names = [
    ...new Set(
      found.flatMap(({ sources }) => sources.filter(({ listed }) => listed === undefined).map(({ name }) => name)),
    ),
  ]
  if (names.length === 0) return undefined
  const fitting = new Set(
    counted.flatMap((told) => told.sources.filter((one) => isFitting(one, told, subject)).map(({ listed }) => listed)),
  )
  const share = found.reduce((sum, { sentence }) => sum + sentence.words.length, 0) / Math.max(1, wordCount)
  const isMuch = share >= UNLISTED_SHARE || names.length > 2 * UNLISTED_GRAVE
  return finding(
    'not-in-list',
    found.map(({ index }) => index),
    isMuch && names.length >= UNLISTED_GRAVE && names.length > fitting.size + 1,
    names,
  )
}

const NAMES_ONLY = { least: 3, share: 0.34 } as const

function namesOnly({ counted, subject }: Speech): Finding | undefined {
  const named = counted.flatMap((told) =>
    told.sources.filter(({ listed }) => listed !== undefined).map((source) => ({ told, source })),
  )
  const idle = named.filter(
    ({ told, source }) => source.bearsOn.size > 0 && (told.sources.length > NAMES_MOST || !bears(source, subject.near)),
  )
  const names = [...new Set(idle.map(({ source }) => source.name))]
  if (names.length === 0) return undefined
  const all = new Set(named.map(({ source }) => source.listed)).size
  const isGrave = names.length >= NAMES_ONLY.least && all - names.length < all * NAMES_ONLY.share
  return finding('names-only', [...new Set(idle.map(({ told }) => told.index))], isGrave, names)
}

/** So many pairs take the ground from a speech, in a long one more. */
const PAIRS_LEAST = 2
const PAIRS_SHARE = 0.15

function contradicts({ sentences }: Speech): Finding | undefined {
  const pairs = contradictionsIn(sentences)
  if (pairs.length < Math.max(PAIRS_LEAST, sentences.length * PAIRS_SHARE)) return undefined
  return finding(
    'contradicts',
    [...new Set(pairs.flat())].toSorted((one, other) => one - other),
    true,
  )
}

function insulting({ insults, sentences }: Speech): Finding | undefined {
  if (insults.size === 0) return undefined
  const count = [...insults.values()].reduce((sum, one) => sum + one, 0)
  return finding('insults', [...insults.keys()], insults.size >= Math.max(2, sentences.length * 0.25) || count > 3)
}

const PADDING = 0.55

function padding({ sentences, counted, wordCount }: Speech): Finding | undefined {
  const empty = counted.filter((told) => !isTelling(told))
  const share = empty.reduce((sum, { sentence }) => sum + sentence.words.length, 0) / Math.max(1, wordCount)
  return share < PADDING || sentences.length < 5 || wordCount < 70
    ? undefined
    : finding(
        'padding',
        empty.map(({ index }) => index),
        true,
      )
}

/** What is wrong with a speech as a whole, the gravest first. */
export function findingsIn(speech: Speech): readonly Finding[] {
  return [otherSide, copying, insulting, contradicts, offTopic, notInList, namesOnly, padding]
    .flatMap((find) => find(speech) ?? [])
    .toSorted((one, other) => (one.most ?? 10) - (other.most ?? 10))
}
