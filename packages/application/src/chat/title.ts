import { CHAT_TITLE_MAX_LENGTH } from '@placard/contract'
import { isPrivate } from './private-matters.ts'
import { titleMessages } from './title-messages.en.ts'

/** Longest title that fits a narrow list, in UTF-16 code units. */
const GOOD_LENGTH = 60
const ELLIPSIS = '…'
/** Markdown syntax. */
const MARKUP = /[#*_`>~|]+|^\s*[-+]\s+/gm

/**
 * A title for a conversation that begins with a text: its first sentence, truncated at a word; a neutral one where
 * somebody speaks of what is private. Empty for a text without words.
 */
export function titleOf(text: string): string {
  if (isPrivate(text)) return titleMessages.neutral
  const plain = text.replaceAll(MARKUP, ' ').replaceAll(/\s+/g, ' ').trim()
  const sentence = /^.{8,}?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain
  if (sentence.length <= GOOD_LENGTH) return sentence.replace(/\.$/, '')
  const cut = sentence.slice(0, GOOD_LENGTH)
  const atWord = cut.lastIndexOf(' ')
  return `${(atWord > GOOD_LENGTH / 2 ? cut.slice(0, atWord) : cut).toWellFormed().trimEnd()}${ELLIPSIS}`.slice(
    0,
    CHAT_TITLE_MAX_LENGTH,
  )
}
