import { entryMessages } from '../assistant/entry-messages.en.ts'
import { capital } from '../text/capital.ts'
import { sentencesOf } from '../text/sentences.ts'
import type { Attempt } from './change-attempt.ts'
import { changeMessages as words } from './change-messages.en.ts'
import { GENTLER, HARDER, MORE_FORMAL, PLAINER } from './change-words.en.ts'

type Rewordings = readonly (readonly [pattern: RegExp, wording: string])[]

/** Kinds of words that a text can be given instead of its own. */
const WORDINGS = {
  harder: [HARDER, words.noStronger],
  gentler: [GENTLER, words.noGentler],
  'more-formal': [MORE_FORMAL, words.noFormal],
  simpler: [[...entryMessages.easier, ...PLAINER], words.noSimpler],
} as const satisfies Readonly<Record<string, readonly [Rewordings, string]>>

/** A text in other words; declined where it has none that could be replaced. */
export function reworded(text: string, tone: keyof typeof WORDINGS): Attempt {
  const [rewordings, none] = WORDINGS[tone]
  const pairs: Rewordings = rewordings
  const changed = pairs.reduce((now, [pattern, wording]) => now.replaceAll(pattern, wording), text)
  return changed === text ? { ok: false, says: none } : { ok: true, text: startedAs(text, changed) }
}

const startedAs = (before: string, after: string) => (/^\s*[A-Z]/.test(before) ? capital(after) : after)

const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** About half of a text: its first sentences. */
export function proseShorter(text: string): Attempt {
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return { ok: false, says: words.shortest }
  const kept = sentences.slice(0, Math.ceil(sentences.length / 2))
  return { ok: true, text: text.slice(0, kept.at(-1)?.end).trim() }
}

/** As many of a text's first sentences as have so many words, at least one. */
export function proseWithin(text: string, most: number): Attempt {
  if (wordCount(text) <= most) return { ok: false, says: words.alreadyWithin(most) }
  const sentences = sentencesOf(text)
  const kept = sentences.findLast(({ end }) => wordCount(text.slice(0, end)) <= most)
  return kept === undefined ? { ok: false, says: words.shortest } : { ok: true, text: text.slice(0, kept.end).trim() }
}

/** A text with a sentence more. */
export function withSentence(text: string, sentence: string): Attempt {
  return { ok: true, text: `${text.trimEnd()} ${sentence}` }
}
