import type { Act } from '@placard/engine'
import { QUESTION_TOPICS } from '@placard/engine/lists'
import { isAsked } from '../asking.ts'
import { questionOf } from '../direct-acts.ts'
import type { Heard } from '../heard.ts'
import type { HeardText } from './heard-text.ts'

/** Least probability of a topic that a question without a known form is taken to be about. */
const TOPIC_LIKELY = 0.35

/** Least probability of another topic than the one that a question's form has. */
const TOPIC_SURE = 0.8

/** Words without which a question has nothing to do with a topic, however it sounds. */
const TOPIC_WORDS: Readonly<Record<string, RegExp>> = {
  draft:
    /\b(?:sign|signs|signing|signature|names?|sponsor\w*|vote|votes|voting|ballot|draft|text|resolution|document|paper|board|support|back|behind)\b/,
  promise:
    /\b(?:promis\w+|pledg\w+|word|words|said|say|told|assur\w+|commit\w*|swore|sworn|vow\w*|guarantee\w*|deal|agreed|agreement|undertook|undertaking|gave|forgot\w*|remember)\b/,
}

/** "You said you would think about it" is no promise. */
const NO_PROMISE = /\b(?:would|will) (?:think|consider|reflect|look|see|answer|come back|get back)\b/

function isSaid(topic: string, heard: readonly Heard[]): boolean {
  const words = Object.hasOwn(TOPIC_WORDS, topic) ? TOPIC_WORDS[topic] : undefined
  if (words === undefined) return true
  const text = heard.map(({ texts }) => texts.join(' ')).join(' ')
  return words.test(text) && !(topic === 'promise' && NO_PROMISE.test(text))
}

/**
 * A question with the topic that the model names for it: a promise it asks after is a reminder. `topics` are computed
 * for questions only.
 */
export function withTopic(act: Act, topics: () => ReadonlyMap<string, number>, text: HeardText): Act {
  const { heard } = text
  if (act.kind !== 'question') return act
  const [topic, share] = [...topics()].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])
  // "Why can we not all agree?" asks nobody for reasons
  if (topic === act.asked?.topic || (topic === 'reasons' && act.target === undefined)) return act
  if (share < (act.asked === undefined ? TOPIC_LIKELY : TOPIC_SURE) || !isSaid(topic, heard)) return act
  // a bargain over one option asks whether it is accepted, and has no mark
  if (!heard.some(({ isQuestion, texts }) => isQuestion || isAsked(texts)) && act.asked?.topic === 'accept') return act
  if (act.asked?.topic === 'accept' && topic === 'give-up' && heard.some(({ texts }) => texts.includes('accept')))
    return act
  if (topic === 'promise') {
    return act.target === undefined ? act : { kind: 'remind', target: act.target }
  }
  const known = QUESTION_TOPICS.find((one) => one === topic)
  return (known && questionOf(known, heard, act.target, text)) ?? act
}
