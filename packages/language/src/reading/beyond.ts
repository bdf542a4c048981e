import type { Beyond } from '@placard/application'
import { GRAMMAR_WORDS } from './grammar/words.ts'
import { issueSureness } from './matching.ts'
import type { HeardText } from './model/heard-text.ts'
import { IGNORED } from './vocabulary.ts'

/** Requests for what a session does not have: other words in a clause, and a longer debate. */
const AMEND_WORDS =
  /\b(?:change|replace|amend|insert|add|strike|delete|swap)\b[^.!?]{0,30}\b(?:words?|wording|phrase|sentence|comma|‘[^’]+’|“[^”]+”|"[^"]+"|'[a-z ]+') ?(?:[^.!?]{0,40})\b(?:to|with|by|in|from|after|before|into|for)\b/i
const EXTEND_DEBATE =
  /\b(?:extend|prolong|lengthen)\b[^.!?]{0,20}\b(?:debate|session|meeting|time)\b|\bmore time (?:for|to) (?:the )?debate\b/i

/** Words of daily life that no committee debates; none of them is a word of an agenda. */
const EVERYDAY = new Set(
  `pizza burger breakfast lunch dinner football soccer basketball baseball tennis olympics movie movies netflix
  celebrity singer minecraft fortnite roblox playstation xbox youtube tiktok instagram snapchat meme memes homework
  classmate girlfriend boyfriend birthday weekend puppy kitten pets haircut horoscope robot chatbot chatgpt sleepy
  bored boring bathroom toilet weather bus taxi`.split(/\s+/),
)
/** Sounds that say nothing by themselves. */
const FILLERS = new Set('lol lmao rofl haha hahaha bro dude mate yo sup wassup hmm uh um blah'.split(' '))

/** Small talk whose words may stand in an agenda as well. */
const SMALL_TALK =
  /\b(?:what|how) (?:is|was|s) the weather\b|\bweather (?:like|today|tomorrow|forecast)\b|^(?:so |this is |how )?boring \$$|\b(?:this|it|debate) is (?:so |really |very )?boring\b/

/** Orders to a machine, which no delegate gives another. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:previous|prior|above|earlier|all|your)\b.{0,20}\b(?:instructions?|prompts?|rules|programming)\b|\bsystem prompt\b/

/** Certainty from which on a text names an issue of the agenda. */
const ON_AGENDA = 0.25

/** A word that nobody could take for one: no vowel, or no sign but letters of a row of the keyboard. */
const GIBBERISH =
  /^(?:[^aeiouy]{3,}|[asdfghjkl]{4,}|[qwertyuiop]{6,}|[zxcvbnm]{3,}|(?:qwer|wert|erty|uiop)[a-z]{0,3}|(.{1,3})\1{1,})$/

const isGibberish = (word: string) => !IGNORED.has(word) && !GRAMMAR_WORDS.has(word) && GIBBERISH.test(word)

/**
 * Whether a text has nothing to do with the committee: it names nothing of the agenda and speaks of daily life, or it
 * has no word at all.
 */
export function isOffTopic({ heard, matches }: HeardText): boolean {
  if (heard.some(({ texts }) => ORDERS.test(texts.join(' ')) || SMALL_TALK.test(texts.join(' ')))) return true
  const [best] = matches
  if (best !== undefined && issueSureness(best) >= ON_AGENDA) return false
  const words = heard.flatMap((sentence) => sentence.words.map(({ text }) => text)).filter((word) => /[a-z]/.test(word))
  const isNonsense = words.length > 0 && words.every((word) => FILLERS.has(word) || isGibberish(word))
  return isNonsense || words.some((word) => EVERYDAY.has(word))
}

/** What a text asks for that no session has; undefined for everything else. */
export function beyondOf(text: string): Beyond | undefined {
  if (AMEND_WORDS.test(text)) return 'amend-words'
  return EXTEND_DEBATE.test(text) ? 'extend-debate' : undefined
}
