import type { Beyond, Reading, ReadPart } from '@placard/application'
import type { Act, Change, SeatView } from '@placard/engine'
import { type AgendaIndex, evidenceOf } from './agenda.ts'
import { isAsked as isAskedBy } from './asking.ts'
import { beyondOf, isOffTopic } from './beyond.ts'
import { candidatesOf } from './candidates.ts'
import { choicesSaid } from './choices.ts'
import { isOptionsOwn } from './conditions.ts'
import { calibrated } from './confidence.ts'
import { directActIn, isUndo } from './direct-acts.ts'
import { type Heard, type Hearing, hearSentence } from './heard.ts'
import { knownChoices } from './known-choices.ts'
import { issueScores, matchAgenda } from './matching.ts'
import { partsOf, sentencesOfText } from './message.ts'
import { barterOf, type Side, sidesIn } from './model/barter.ts'
import { classify, hashesOf, type NamingModel, type ReadingModel } from './model/classify.ts'
import { composed } from './model/compose.ts'
import { conditional, named, polarised, resisting, threatening } from './model/constraints.ts'
import { featuresOf } from './model/features.ts'
import type { HeardText } from './model/heard-text.ts'
import { inRoom } from './model/in-room.ts'
import { type ActLabel, labelOf } from './model/labels.ts'
import { weighed } from './model/marks.ts'
import { signed, signOfLabel } from './model/signs.ts'
import { thanksDelegations, told } from './model/telling.ts'
import { withTopic } from './model/topic-of-question.ts'
import { type Gazetteer, rollOf } from './names.ts'
import { polaritySignals } from './polarity.ts'
import { type Candidate, type Room, roomOf } from './room.ts'
import { type Sentence, sentencesIn } from './text.ts'

/**
 * Sentences read one by one; all further ones are read as one. Bounds the time for a text of nothing but full stops.
 */
const SENTENCE_LIMIT = 40
const READINGS = 3

/** How likely an act of each kind is the point of a speech among others: greetings hardly are. */
const GRAVITY: Readonly<Partial<Record<Act['kind'], number>>> = {
  support: 0.93,
  oppose: 0.94,
  react: 0.97,
  declare: 0.96,
  question: 0.93,
  appeal: 0.86,
  warn: 0.86,
  apologise: 0.92,
  reassure: 0.86,
  explain: 0.88,
  remark: 0.6,
}

function bounded(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= SENTENCE_LIMIT) return sentences
  const rest = sentences.slice(SENTENCE_LIMIT).flatMap(({ words }) => words)
  return [...sentences.slice(0, SENTENCE_LIMIT), { words: rest, isQuestion: false }]
}

/** Merges equal acts, best first; `join` combines two scores. */
function distinct(candidates: readonly Candidate[], join: (a: number, b: number) => number): readonly Candidate[] {
  const byAct = new Map<string, Candidate>()
  for (const { act, score } of candidates) {
    const key = JSON.stringify(act)
    const before = byAct.get(key)
    byAct.set(key, before === undefined ? { act, score } : { act, score: join(before.score, score) })
  }
  return [...byAct.values()].sort((a, b) => b.score - a.score)
}

/** Combined score of an act said twice: slightly above the higher one. */
function strengthened(a: number, b: number): number {
  const [high, low] = [Math.max(a, b), Math.min(a, b)]
  return Math.min(0.98, high + 0.1 * low * (1 - high))
}

const summed = (a: number, b: number) => a + b

/** Penalty factor of a reading for each better one of the same kind: the kind may be the mistake. */
const SAME_KIND = 0.6

/** The readings to offer, likeliest first; a further one of the same kind gives way to one nearly as likely. */
function offered(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = []
  const worth = ({ act, score }: Candidate) =>
    score * SAME_KIND ** chosen.filter((before) => before.act.kind === act.kind).length
  for (let place = 0; place < READINGS; place++) {
    const left = candidates.filter((candidate) => !chosen.includes(candidate))
    const next = left.reduce((best, one) => (best !== undefined && worth(best) >= worth(one) ? best : one), left[0])
    if (next !== undefined) chosen.push(next)
  }
  return chosen
}

function candidatesOfText(heard: readonly Heard[], room: Room, hearing: Hearing): readonly Candidate[] {
  return heard.flatMap((sentence, at) => {
    const lateness = heard.length < 2 ? 1 : 0.96 + (0.04 * at) / (heard.length - 1)
    return candidatesOf(sentence, heard[at - 1], room, hearing).map(({ act, score }) => ({
      act,
      score: score * lateness * (GRAVITY[act.kind] ?? 1),
    }))
  })
}

/** Analyses a text: sentence by sentence with the grammar, and as a whole by the agenda's terms. */
export function hearText(text: string, view: SeatView, index: AgendaIndex, gazetteer: Gazetteer): HeardText {
  const sentences = bounded(sentencesIn(text))
  const evidence = evidenceOf(
    sentences.flatMap(({ words }) => words),
    index.spellings,
  )
  const around = issueScores(index, evidence)
  const choices = view.crisis?.status === 'open' ? knownChoices(view.crisis.choices) : []
  const hearing: Hearing = { gazetteer, index, around, choices, roll: rollOf(view.seats, view.you, gazetteer) }
  const room = roomOf(view)
  const heard = sentences.map((sentence) => hearSentence(sentence, hearing))
  const said = distinct(candidatesOfText(heard, room, hearing), strengthened)
  const sides = sidesIn(heard, hearing)
  const matches = matchAgenda(index, evidence, around)
  return { heard, said, matches, sides, barter: barterOf(sides), choices: choicesSaid(heard, choices), room, hearing }
}

/** The probabilities of the kinds of act, of the ways a text may point, and of what a question is about. */
export interface Classified {
  readonly acts: ReadonlyMap<ActLabel, number>
  readonly signs: ReadonlyMap<string, number>
  /** Computed for questions only. */
  readonly topics: () => ReadonlyMap<string, number>
}

/** Applies what the sentences say for certain to what the words make likely. */
function constrained(shares: ReadonlyMap<ActLabel, number>, { heard, sides, hearing }: HeardText) {
  const said = threatening(polarised(resisting(named(shares, heard), heard), heard), heard)
  const conditions = heard.filter((sentence) => !isOptionsOwn(sentence, hearing))
  return told(conditional(said, conditions, namesTwo(sides)), heard)
}

/** Whether two matters are named, each by words of its own. */
const namesTwo = (sides: readonly Side[]) => (sides[1]?.weight ?? 0) > CHANGE_NAMED

/** Highest confidence of a reading that leaves something to ask. */
const ASKED = 0.5

/** Least evidence of the agenda's terms for a change that is named, not taken from what was said before. */
const CHANGE_NAMED = 3

/** Whether the words leave open what a bargain gives, or one of its sides: "we can drop the treaty" does not say for what. */
const leavesOpen = ({ kind }: Act, { sides }: HeardText) =>
  kind === 'trade' && (!namesTwo(sides) || sides.slice(0, 2).some(({ isAway }) => isAway))

/** Whether a text that is read as a question has neither the mark nor the words of one. */
const asksNothing = ({ kind }: Act, heard: readonly Heard[]) =>
  kind === 'question' && !heard.some(({ isQuestion, texts }) => isQuestion || isAskedBy(texts))

/** A remark with what it is about, where its answer depends on it. */
function inParticular(act: Act, heard: readonly Heard[]): Act {
  return act.kind === 'remark' && thanksDelegations(heard) ? { ...act, about: 'thanks' } : act
}

/** Least probability of the direction of an act that counts without asking. */
const DIRECTION_SURE = 0.9

/** Least probability of the opposite direction that disputes what the grammar finds said, and said barely. */
const OPPOSITE_LEAST = { said: 0.1, bare: 0.8 } as const

/** Whether the model of signs is unsure which way the text points: then the rules of denial or the words mislead. */
function isDisputed(act: Act, signs: ReadonlyMap<string, number>, heard: readonly Heard[]): boolean {
  const sign = signOfLabel(labelOf(act))
  if (sign === 'neither') return false
  const opposite = signs.get(sign === 'for' ? 'against' : 'for') ?? 0
  // a promise is confirmed before it counts, and its words say as much of the promise as of the option
  const { polarity, isBare } = polaritySignals(heard)
  const isPlain = act.kind === 'promise' || polarity === sign
  return isPlain ? opposite > OPPOSITE_LEAST[isBare ? 'bare' : 'said'] : (signs.get(sign) ?? 0) < DIRECTION_SURE
}

/**
 * Reads an analysed text: kinds of act by the model over the grammar's candidates, each with its likeliest parameters.
 * The second argument holds the model's probabilities, `naming` its weights for parameters, passed separately so that a model
 * can be evaluated on unseen texts.
 */
export function readHeard(
  text: HeardText,
  { acts, signs, topics }: Classified,
  naming: NamingModel,
): readonly Reading[] {
  const shares = constrained(inRoom(signed(acts, signs), text), text)
  const found = text.heard.length === 0 ? [] : weighed(composed(text, shares, naming.sides), naming.marks)
  const fallback: Candidate = { act: { kind: 'remark' }, score: 0.3 }
  const about = found.map(({ act, score }) => ({ act: inParticular(withTopic(act, topics, text), text.heard), score }))
  const best = offered(distinct(about.length === 0 ? [fallback] : about, summed))
  return best.map(({ act, score }, at) => {
    const confidence = calibrated(score, at)
    const isAsked = leavesOpen(act, text) || asksNothing(act, text.heard) || isDisputed(act, signs, text.heard)
    return { act, confidence: isAsked ? Math.min(ASKED, confidence) : confidence }
  })
}

/** What a text was read as. */
export interface TextRead {
  readonly readings: readonly Reading[]
  /** The acts of a text that holds more than one. */
  readonly parts?: readonly ReadPart[]
  readonly beyond?: Beyond
  readonly isUndo: boolean
}

/** Confidence of the model's readings beside an act whose form is certain. */
const BESIDE = 0.4

/**
 * Reads a text against a view: one to three readings, best first, and its acts where it holds several. A text without a
 * formal meaning is a remark. Pure, never throws, and takes time linear in the text's length.
 */
export function readText(
  text: string,
  view: SeatView,
  index: AgendaIndex,
  gazetteer: Gazetteer,
  model: ReadingModel,
): TextRead {
  const whole = readOne(text, view, index, gazetteer, model)
  const beyond = beyondOf(text) ?? (whole.isOffTopic ? 'off-topic' : undefined)
  if (beyond !== undefined) return { readings: whole.readings.map(unlikely), beyond, isUndo: false }
  const readOther = (sentence: string, to: string | undefined) => {
    const addressed = to === undefined ? view : { ...view, speaker: to, answered: undefined }
    return readOne(sentence, addressed, index, gazetteer, model)
  }
  const nameOf = ({ issue, option }: Change) => view.issues[issue]?.options[option]?.label
  const found = partsOf(text, whole, readOther, model.splits, nameOf)
  const parts = found.length < 2 || isBargain(whole.readings[0], found) ? undefined : found
  const { isUndo: isTakenBack } = whole
  const isSpeech = sentencesOfText(text).length >= SPEECH_SENTENCES
  return {
    readings: isSpeech ? ledBy(found, whole.readings) : whole.readings,
    isUndo: isTakenBack,
    ...(parts && { parts }),
  }
}

/** Sentences from which on a text is a speech: read as a whole, what it says in passing outweighs what it does. */
const SPEECH_SENTENCES = 4

/** Readings of a speech of which one sentence alone acts. */
function ledBy([only, ...others]: readonly ReadPart[], readings: readonly Reading[]): readonly Reading[] {
  if (only === undefined || others.length > 0 || only.act.kind === readings[0]?.act.kind) return readings
  const rest = readings.filter(({ act }) => JSON.stringify(act) !== JSON.stringify(only.act)).map(unlikely)
  return [{ act: only.act, confidence: only.confidence }, ...rest].slice(0, READINGS)
}

/** By how much both halves of a text have to be surer than the bargain that the whole is read as. */
const SURER = 0.2

/** What the sides of a bargain are read as by themselves: together they are one act. */
const SIDES: ReadonlySet<Act['kind']> = new Set(['support', 'propose', 'concede', 'oppose', 'appeal', 'promise'])

/** Whether parts are the two sides of a bargain, which is surer than they are by themselves. */
function isBargain(whole: Reading | undefined, parts: readonly ReadPart[]): boolean {
  if (whole?.act.kind !== 'trade' || !parts.every(({ act }) => SIDES.has(act.kind))) return false
  return parts.some(({ confidence }) => confidence <= whole.confidence + SURER)
}

/** A reading of a text that asks for something else: offered, and never taken. */
export function unlikely({ act, confidence }: Reading): Reading {
  return { act, confidence: Math.min(BESIDE, confidence) }
}

interface OneRead extends TextRead {
  readonly isOffTopic: boolean
  readonly namesChange: boolean
}

const namesChange = ({ matches: [best] }: HeardText) =>
  best !== undefined && best.optionScore > 0 && best.issueScore + best.optionScore > CHANGE_NAMED

/** Reads a sentence by itself. */
export function readOne(
  text: string,
  view: SeatView,
  index: AgendaIndex,
  gazetteer: Gazetteer,
  model: Omit<ReadingModel, 'splits'>,
): OneRead {
  const heard = hearText(text, view, index, gazetteer)
  const features = hashesOf(featuresOf(heard, index))
  const acts = classify(features, model.acts)
  const signs = classify(features, model.signs)
  const topics = () => classify(features, model.topics)
  const readings = readHeard(heard, { acts, signs, topics }, model)
  const direct = directActIn(heard.heard, heard.room, heard.hearing)
  const isNamed = namesChange(heard)
  if (direct === undefined)
    return { readings, isUndo: isUndo(heard.heard), isOffTopic: isOffTopic(heard), namesChange: isNamed }
  const act = withTopic(direct.act, topics, heard)
  const others = readings.filter((other) => JSON.stringify(other.act) !== JSON.stringify(act)).map(unlikely)
  return {
    readings: [{ ...direct, act }, ...others].slice(0, READINGS),
    isUndo: false,
    isOffTopic: false,
    namesChange: isNamed,
  }
}
