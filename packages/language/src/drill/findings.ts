import { type Sentence, sum } from '../text/sentences.ts'
import { hasEvidence } from '../text/signs.ts'
import { isTelling } from './argument.ts'
import { contradictionsIn } from './contradictions.ts'
import { tenths } from './criteria.ts'
import { isFitting, NAMES_MOST } from './evidence.ts'
import type { MarkedSpeech, Told } from './marked-speech.ts'
import { bears } from './named-sources.ts'
import { type ReasonKind, reasonKindsIn } from './reasons.ts'
import { sentencesOffTopic } from './relevance.ts'
import { isAttributed, sidedness, WRONG_SHARE, WRONG_SIDE } from './side.ts'
import { isStance } from './stances.ts'
import { turnIn } from './turns.ts'

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

/**
 * What a grave finding leaves of a mark of ten, and of one of none. A speech that takes itself back has said something for
 * its side; one that insults or copies has done nothing itself.
 */
const GRAVE: Readonly<Record<FindingId, { readonly most: number; readonly least: number }>> = {
  contradicts: { most: 3, least: 1.4 },
  'other-side': { most: 2.6, least: 1.2 },
  'not-in-list': { most: 2.4, least: 1.2 },
  'off-topic': { most: 2.2, least: 1 },
  padding: { most: 2.2, least: 0.7 },
  'names-only': { most: 2, least: 0.9 },
  copied: { most: 1.2, least: 0.5 },
  insults: { most: 1.2, least: 0.3 },
}

/** What is left of a mark under the gravest finding: a good speech keeps more than a poor one. */
export function limited(raw: number, findings: readonly Finding[]): number {
  const left = findings.flatMap(({ id, most }) =>
    most === undefined ? [] : [GRAVE[id].least + ((most - GRAVE[id].least) * raw) / 10],
  )
  return tenths(Math.min(raw, ...left))
}

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
  most: isGrave ? GRAVE[id].most : undefined,
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

function offTopic({ counted, subject }: Speech): Finding | undefined {
  const off = sentencesOffTopic(counted, subject)
  if (off.length === 0) return undefined
  return finding(
    'off-topic',
    off.map(({ index }) => index),
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

/** So many names, in so large a share of the sentences and mostly without a reason beside them, are a parade. */
const PARADE = { names: 5, share: 0.5, reasoned: 0.5 } as const
const REASONING: readonly ReasonKind[] = ['cause', 'condition', 'contrast', 'analogy']

/** The sentences of a speech that goes from name to name and argues with few of them. */
function paradeIn({ counted, sentences }: Speech): readonly Told[] {
  const naming = counted.filter(({ sources }) => sources.some(({ listed }) => listed !== undefined))
  const names = new Set(naming.flatMap(({ sources }) => sources.map(({ name }) => name)))
  const reasoned = naming.filter(({ sentence, sources }) => {
    const rest = sources.reduce((text, { name }) => text.replace(name, ' '), sentence.text)
    return reasonKindsIn(rest).some((kind) => REASONING.includes(kind))
  })
  const isParade =
    names.size >= PARADE.names &&
    naming.length >= sentences.length * PARADE.share &&
    reasoned.length <= naming.length * PARADE.reasoned
  return isParade ? naming : []
}

function namesOnly(speech: Speech): Finding | undefined {
  const { counted, subject } = speech
  const parade = paradeIn(speech)
  if (parade.length > 0) {
    const names = new Set(parade.flatMap(({ sources }) => sources.map(({ name }) => name)))
    return finding(
      'names-only',
      parade.map(({ index }) => index),
      true,
      [...names],
    )
  }
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

/** How many sentences at the beginning and at the end stand for the whole. */
const ENDS = 2

function contradicts({ sentences, side, subject }: Speech): Finding | undefined {
  const turn = turnIn(sentences, side, subject)
  const pairs = [...(turn === undefined ? [] : [turn]), ...contradictionsIn(sentences)]
  const isWhole = pairs.some(
    (pair) => pair === turn || (pair[0] < ENDS && pair[1] >= Math.max(ENDS, sentences.length - ENDS)),
  )
  if (!isWhole && pairs.length < Math.max(PAIRS_LEAST, sentences.length * PAIRS_SHARE)) return undefined
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

/** From this share of words in sentences that say nothing, and up to this share of particular words, a speech is padding. */
const PADDING = { empty: 0.55, particular: 0.13 } as const
const PADDING_LEAST = { words: 70, sentences: 5 } as const

/** Whether it names nothing, counts nothing and takes no stance, in words that come back again and again. */
function isAir({ counted, subject, wordCount }: Speech): boolean {
  const particular = new Set(counted.flatMap(({ particular: own }) => [...own]))
  const isSolid = ({ sentence }: Told) => hasEvidence(sentence) || isStance(sentence.text, subject.stances)
  return particular.size < wordCount * PADDING.particular && !counted.some(isSolid)
}

function padding(speech: Speech): Finding | undefined {
  const { sentences, counted, wordCount } = speech
  if (sentences.length < PADDING_LEAST.sentences || wordCount < PADDING_LEAST.words) return undefined
  const empty = counted.filter((told) => !isTelling(told))
  const words = sum(empty.map(({ sentence }) => sentence.words.length))
  if (words < wordCount * PADDING.empty && !isAir(speech)) return undefined
  const idle = empty.length > 0 ? empty : counted
  return finding(
    'padding',
    idle.map(({ index }) => index),
    true,
  )
}

/** What is wrong with a speech as a whole, the gravest first. */
export function findingsIn(speech: Speech): readonly Finding[] {
  return [otherSide, copying, insulting, contradicts, offTopic, notInList, namesOnly, padding]
    .flatMap((find) => find(speech) ?? [])
    .toSorted((one, other) => (one.most ?? 10) - (other.most ?? 10))
}
