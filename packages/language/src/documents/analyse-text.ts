import type { Steps } from '@placard/application'
import type { DocumentAnalysis } from '@placard/contract'
import { cutAt } from '../text/cut-at.ts'
import { keySteps, shortSentencesOf } from '../text/passages.ts'
import { analysisMessages } from './analysis-messages.en.ts'

/** Length of a text that is analysed: a longer part would not change its topics. */
const READ_MAX_LENGTH = 200_000
const SUMMARY_SENTENCES = 3
const KEY_POINTS = 6
const TOPICS = 6
const INSIGHTS = 4
const SUGGESTIONS = 3
const LINE_MAX_LENGTH = 300
const SUMMARY_MAX_LENGTH = 1_200
const TOPIC_MAX_LENGTH = 80
/** Words per step: some milliseconds. */
const WORDS_A_STEP = 4_000

/** Sentences with figures, demands or reasons. */
const TELLING = /\d|\b(?:must|shall|should|because|therefore|however|unless|risk|fail|need|per cent|percent)\b/i
/** Stop words: they join topics, and never are one. */
const EMPTY =
  /^(?:a|an|the|of|to|in|on|at|for|from|by|with|as|is|are|was|were|be|been|it|its|this|that|these|those|there|i|we|us|our|you|your|he|she|they|them|their|what|which|who|how|when|where|why|do|does|did|can|could|should|will|shall|would|may|might|must|have|has|had|and|or|but|if|then|than|so|not|no|yes|all|any|each|every|more|most|other|such|some|also|only|into|about|between|under|over|after|before|during|per|cent|new|first|second|one|two|many|much|very|however|therefore|because|while|against|through|within|without|upon|both|same|own)$/

/**
 * Extractive analysis of a text: its key sentences, the phrases it repeats, the sentences with figures or demands.
 * Nothing is added but the frames of the suggestions.
 */
export function* analysisSteps(text: string): Steps<DocumentAnalysis> {
  const read = text.slice(0, READ_MAX_LENGTH)
  const points = (yield* keySteps(read, KEY_POINTS + SUMMARY_SENTENCES)).map(asLine)
  yield
  const summary = points.slice(0, SUMMARY_SENTENCES).join(' ')
  const topics = yield* topicSteps(read)
  yield
  const { integration, scenario, objective } = analysisMessages
  return {
    summary: cutAt(summary === '' ? asLine(read.trim()) : summary, SUMMARY_MAX_LENGTH),
    keyPoints: points.slice(0, KEY_POINTS),
    relevantTopics: [...topics],
    suggestedIntegration: integration(topics.slice(0, SUGGESTIONS)),
    suggestedScenarios: topics.slice(0, SUGGESTIONS).map(scenario),
    enhancedObjectives: topics.slice(0, SUGGESTIONS).map(objective),
    keyInsights: shortSentencesOf(read)
      .slice(0, 2_000)
      .filter((sentence) => sentence.length >= 30 && TELLING.test(sentence))
      .slice(0, INSIGHTS)
      .map(asLine),
  }
}

function asLine(sentence: string): string {
  const line = sentence.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LINE_MAX_LENGTH ? line : `${cutAt(line, LINE_MAX_LENGTH - 1)}…`
}

/** Phrases of one to three words that occur more than once in a text; longer and more frequent ones first. */
function* topicSteps(text: string): Steps<readonly string[]> {
  const counts = new Map<string, { words: string; count: number }>()
  let seen = 0
  for (const clause of text.split(/[.!?;:,()[\]"“”|\n\r]+/)) {
    const words = wordsIn(clause)
    for (const at of words.keys()) {
      if (++seen % WORDS_A_STEP === 0) yield
      for (const phrase of phrasesAt(words, at)) {
        const key = phrase.toLowerCase()
        const known = counts.get(key)
        if (known === undefined) counts.set(key, { words: phrase, count: 1 })
        else known.count += 1
      }
    }
  }
  yield
  const weight = ({ words, count }: { words: string; count: number }) => (count - 1) * words.split(' ').length ** 1.5
  const ranked = [...counts.values()].filter((one) => weight(one) > 0).sort((a, b) => weight(b) - weight(a))
  const chosen: string[] = []
  for (const { words } of ranked) {
    if (chosen.length === TOPICS) break
    const isKnown = chosen.some((one) => overlaps(one.toLowerCase(), words.toLowerCase()))
    if (!isKnown && words.length <= TOPIC_MAX_LENGTH) chosen.push(words)
  }
  return chosen
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

function wordsIn(clause: string): readonly string[] {
  return clause.match(/[\p{L}][\p{L}\p{N}’'-]*/gu) ?? []
}

/** Phrases of up to three words that begin at an index, without stop words. */
function phrasesAt(words: readonly string[], at: number): readonly string[] {
  const phrases: string[] = []
  let phrase = ''
  for (const word of words.slice(at, at + 3)) {
    if (word.length < 4 || EMPTY.test(word.toLowerCase())) break
    phrase = phrase === '' ? word : `${phrase} ${word}`
    phrases.push(phrase)
  }
  return phrases
}
