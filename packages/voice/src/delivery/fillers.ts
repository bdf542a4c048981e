/** A filler in a text. */
export interface Filler {
  readonly text: string
  /** Index of its first word among the words of the text. */
  readonly word: number
}

/** Sounds that are nothing else. */
const SOUNDS = 'u+h*m+|u+h+|e+r+m*|a+h+m|h+m+'
/** Words before "kind of" and "sort of" after which they are meant: "that kind of aid". */
const OF_A_KIND =
  'a|an|the|this|that|these|those|any|some|what|which|every|each|one|no|another|other|same|new|different|certain|right|wrong|such'
const BE = `is|are|was|were|be|been|am|it['’]s|that['’]s|they['’]re|we['’]re|i['’]m|you['’]re|he['’]s|she['’]s`
/** What "like" cannot compare with: "it is like really unfair". */
const DEGREES = 'really|totally|literally|completely|super|actually|basically|absolutely'

/**
 * Fillers, each only where it carries no meaning: words that are set off by commas, or stand where no sentence can use
 * them. A recogniser may write no commas; then only what is certain counts.
 */
const FILLERS = new RegExp(
  [
    String.raw`\b(?:${SOUNDS})\b`,
    // between commas, or at the beginning of a sentence before one
    String.raw`(?<=(?:^|[,;:.!?…—–-])\s*)(?:you know|i mean|like|kind of|sort of)(?=\s*[,…—–])`,
    // after a small word and before a comma: "and like, nobody came"
    String.raw`(?<=\b(?:and|but|so|just|${BE})\s+)(?:like|you know)(?=\s*[,…—–])`,
    // twice in one breath
    String.raw`(?<=\b(?:and|but|so|just)\s+)(?:like|you know)(?=\s+(?:${SOUNDS}|you know|i mean|like)\b)`,
    String.raw`(?<=\b(?:${BE}|just|and)\s+)like(?=\s+(?:${DEGREES})\b)`,
    String.raw`(?<=\b(?:${SOUNDS})[\s,]+)(?:like|you know|i mean)\b`,
    String.raw`(?<!\b(?:${OF_A_KIND})\s+)(?<=\b(?:${BE}|just|really|we|they|i)\s+)(?:kind|sort) of(?=\s+(?!a\b|an\b|the\b|like\b)\w)`,
  ].join('|'),
  'giu',
)

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu

/** The words of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORDS) ?? []
}

/** Fillers of a text as it was heard, in their order. */
export function fillersIn(text: string): readonly Filler[] {
  return [...text.matchAll(FILLERS)].map((found) => ({
    text: found[0].toLowerCase(),
    word: wordsOf(text.slice(0, found.index)).length,
  }))
}
