import { stemOf } from '../../text/stem.ts'
import type { AgendaIndex } from '../agenda.ts'
import { isAsked, topicsOfForms, wordsOfTexts } from '../asking.ts'
import type { SaidChoice } from '../choices.ts'
import { GRAMMAR_WORDS } from '../grammar/words.ts'
import type { Heard } from '../heard.ts'
import type { ChangeMatch } from '../matching.ts'
import type { Candidate } from '../room.ts'
import { TOPIC } from '../terms.ts'
import { IGNORED } from '../vocabulary.ts'
import type { Barter } from './barter.ts'
import { addAround, addDirection } from './direction.ts'
import type { HeardText } from './heard-text.ts'
import { labelOf } from './labels.ts'

/** Words read for features: later ones say nothing more about the act; bounds the time. */
const MOST_WORDS = 120

/** Long words also count by their prefix, whatever their ending or spelling. */
const LONG = 7
const HEAD = 5

const NUMBER = /^\d/
const YEAR = /^(?:19|20)\d\d$/

/** Agenda terms become placeholders: the same phrasing serves every agenda. */
function placeOf(text: string, index: AgendaIndex): string {
  if (text.startsWith('@')) return text === '@land' || text === '@bloc' ? '@seat' : text
  if (NUMBER.test(text)) return YEAR.test(text) ? '@year' : '@num'
  if (IGNORED.has(text) || GRAMMAR_WORDS.has(text)) return text
  return index.stems.has(stemOf(text)) ? '@t' : text
}

/** The words of one sentence, with names, numbers and agenda terms as placeholders. */
function placesOf(heard: Heard, index: AgendaIndex): readonly string[] {
  const texts = heard.topics.slice(0, -1).map((text) => (text === TOPIC ? '@t' : placeOf(text, index)))
  return texts.filter((text, at) => text !== '@t' || texts[at - 1] !== '@t')
}

function addWords(found: Set<string>, places: readonly string[]): void {
  for (const [at, place] of places.entries()) {
    const next = places[at + 1]
    found.add(`u ${stemOf(place)}`)
    if (place.length >= LONG) found.add(`p ${place.slice(0, HEAD)}`)
    if (next !== undefined) found.add(`b ${place} ${next}`)
    const afterNext = places[at + 2]
    if (next !== undefined && afterNext !== undefined) {
      found.add(`t ${place} ${next} ${afterNext}`)
      found.add(`s ${place} ${afterNext}`)
    }
  }
}

/** The last sentence says most about the act of a text. */
function addLast(found: Set<string>, places: readonly string[]): void {
  for (const [at, place] of places.entries()) {
    found.add(`z ${stemOf(place)}`)
    if (places[at + 1] !== undefined) found.add(`y ${place} ${places[at + 1]}`)
  }
}

function addGrammar(found: Set<string>, heard: readonly Heard[], said: readonly Candidate[]): void {
  const best = said[0]
  if (best !== undefined) {
    found.add(`g ${labelOf(best.act)}`)
    if (best.score > 0.6) found.add(`g6 ${labelOf(best.act)}`)
    if (best.score > 0.8) found.add(`g8 ${labelOf(best.act)}`)
  }
  const kinds = new Set(said.slice(0, 4).map(({ act }) => labelOf(act)))
  for (const kind of kinds) found.add(`h ${kind}`)
  for (const { intents, cues } of heard) {
    for (const [intent, strength] of intents) {
      found.add(`i ${intent}`)
      if (strength > 0.72) found.add(`i7 ${intent}`)
      if (strength > 0.84) found.add(`i8 ${intent}`)
    }
    for (const cue of cues.keys()) found.add(`c ${cue}`)
  }
}

function addTopics(found: Set<string>, matches: readonly ChangeMatch[]): void {
  const named = matches.filter(({ issueScore, optionScore }) => issueScore + optionScore > 3).length
  found.add(`n ${Math.min(3, named)}`)
  const first = matches[0]
  if (first === undefined) return
  found.add(`o ${Math.min(4, Math.floor(first.optionScore / 2))}`)
  if (first.option === 0) found.add('o none')
}

function addChoices(found: Set<string>, choices: readonly SaidChoice[]): void {
  const [first, second] = choices
  if (first === undefined) return
  found.add(`j ${Math.min(7, Math.floor(first.share * 10))}`)
  if (first.share - (second?.share ?? 0) > 0.2) found.add('j alone')
}

function addBarter(found: Set<string>, barter: Barter | undefined): void {
  if (barter === undefined) return
  found.add('x')
  const least = Math.min(barter.first.weight, barter.second.weight)
  if (least > 3) found.add('x3')
  if (least > 5) found.add('x5')
}

/** The topics of the forms of questions that the last sentence which asks has. */
function addForms(found: Set<string>, heard: readonly Heard[]): void {
  const asking = heard.findLast(({ isQuestion, texts }) => isQuestion || isAsked(texts))
  if (asking === undefined) return
  const [best] = asking.matches
  const topics = topicsOfForms(
    wordsOfTexts(asking.texts),
    best !== undefined && best.optionScore > 0 ? 'likely' : 'none',
  )
  found.add(`Q1 ${topics[0]}`).add(`Q ${best !== undefined && best.optionScore > 0}`)
  for (const topic of topics) found.add(`Q ${topic}`)
}

/** All words of a text, with marks between its sentences. */
function aroundOf(heard: readonly Heard[], index: AgendaIndex): readonly string[] {
  const places = heard.flatMap((sentence) => [...placesOf(sentence, index), sentence.isQuestion ? '?' : '.'])
  return places.slice(0, -1)
}

/** The features of a text for the classifiers. */
export function featuresOf(
  { heard, said, matches, barter, choices }: HeardText,
  index: AgendaIndex,
): ReadonlySet<string> {
  const found = new Set<string>(['bias'])
  let words = 0
  for (const [at, sentence] of heard.entries()) {
    const places = placesOf(sentence, index)
    words += places.length
    if (words > MOST_WORDS && at > 0) break
    addWords(found, ['^', ...places.slice(0, MOST_WORDS), sentence.isQuestion ? '?' : '$'])
    if (at > 0 && at === heard.length - 1) addLast(found, places)
    if (at === 0) found.add(`f0 ${places[0]}`).add(`f ${places[0]} ${places[1]}`)
    if (at === heard.length - 1) found.add(`e ${places.at(-2)} ${places.at(-1)}`)
    if (sentence.isQuestion) found.add(at === heard.length - 1 ? 'q last' : 'q')
  }
  if (heard.some(({ addressees }) => (addressees[0]?.strength ?? 0) > 0.5)) found.add('a seat')
  found.add(`l ${Math.min(6, Math.floor(Math.log2(words + 1)))}`)
  addGrammar(found, heard, said)
  addDirection(found, heard)
  addAround(found, aroundOf(heard, index))
  addTopics(found, matches)
  addBarter(found, barter)
  addForms(found, heard)
  addChoices(found, choices)
  return found
}
