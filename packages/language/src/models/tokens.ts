import type { ModelRequest, Tokens } from './model-provider.ts'

/** A run of letters of an alphabet, a run of digits, white space, or one other character. */
const PIECES =
  /[A-Za-z'’\p{Script=Latin}\p{M}]+|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{M}]+|\d+|\s+|\S/gu
const LATIN = /^[\p{Script=Latin}\p{M}'’]/u
/** Longest Latin word that tokenizers usually have whole; longer ones cost a token for each part of this length. */
const WORD_LENGTH = 6
/** Letters a token of other alphabets. */
const OTHER_LENGTH = 2
/** Digits a token. */
const NUMBER_LENGTH = 3
/** Tokens that a chat format puts around each message. */
const MESSAGE_TOKENS = 4

/**
 * Estimates the tokens of a text, rather too many than too few: a token for each part of a Latin word, for each
 * two letters of other alphabets, for each character of other scripts, and for each sign; line breaks count, single spaces belong to the word after them.
 */
export function tokensIn(text: string): number {
  let tokens = 0
  for (const piece of text.match(PIECES) ?? []) tokens += tokensOfPiece(piece)
  return tokens
}

function tokensOfPiece(piece: string): number {
  if (/^\s/.test(piece)) return piece === ' ' ? 0 : 1
  if (/^\d/.test(piece)) return Math.ceil(piece.length / NUMBER_LENGTH)
  return LATIN.test(piece) ? wordTokens(piece) : Math.ceil(piece.length / OTHER_LENGTH)
}

/** Letters with accents cost more: most vocabularies are made of English text. */
function wordTokens(word: string): number {
  const accented = /\P{ASCII}/u.test(word) ? (word.match(/\P{ASCII}/gu)?.length ?? 0) : 0
  return Math.ceil((word.length + accented) / WORD_LENGTH)
}

/** Estimates the tokens of a message with what the chat format puts around it. */
export function messageTokens(text: string): number {
  return tokensIn(text) + MESSAGE_TOKENS
}

/** Estimates the tokens of a request and its answer, where the provider gives no figures. */
export function estimatedTokens({ instructions, messages }: ModelRequest, said: string): Tokens {
  const asked = messages.reduce((sum, { content }) => sum + messageTokens(content), messageTokens(instructions))
  return { input: asked, output: tokensIn(said) }
}
