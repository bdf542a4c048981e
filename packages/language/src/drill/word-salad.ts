const split = (words: string) => new Set(words.split(' '))

/** Conjunctive words; a sentence made of them says nothing. */
const JOINING = split(
  'therefore because however thus hence but yet although moreover furthermore consequently nevertheless firstly secondly thirdly finally lastly',
)
const JOINING_LEAST = 3
const JOINING_RATIO = 0.15
const ARTICLES = split('a an the my our your their every')
const MODALS = split('must should would could can will shall may might')
const PREPOSITIONS = split('of from with by at into')
/** Words that never follow an article. */
const NEVER_NAMED = new Set([
  ...JOINING,
  ...MODALS,
  ...PREPOSITIONS,
  ...ARTICLES,
  ...split('and or is are was were to'),
])
/** Words after which inversion is possible: "only then can the Council". */
const TURNING = split('then nor so neither only how why what when where who never')
/** Two breaks make a sentence word salad; up to this length one does. */
const SHORT_WORDS = 12

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,;:—–()"“”]/gu

/** Whether two adjacent words are ungrammatical in English; `next` is undefined at the end of the sentence. */
function breaks(before: string | undefined, word: string, next: string | undefined): boolean {
  const small = word.toLowerCase()
  const after = next?.toLowerCase()
  if (ARTICLES.has(small)) return after === undefined || NEVER_NAMED.has(after)
  if (JOINING.has(small)) return after !== undefined && JOINING.has(after) && !(small === 'but' || small === 'yet')
  if (PREPOSITIONS.has(small)) return after !== undefined && JOINING.has(after)
  // "May" is a month
  const isModal = MODALS.has(word) && before !== undefined && !TURNING.has(before.toLowerCase())
  if (!isModal || PREPOSITIONS.has(before.toLowerCase())) return false
  if (next === undefined) return before.length > 4
  return ARTICLES.has(next.toLowerCase()) || /^(?:\p{N}|\p{Lu}\p{Ll})/u.test(next)
}

/**
 * Whether a sentence is word salad, without grammar. A heuristic over a few impossible word sequences of English;
 * everything else passes.
 */
export function isWordSalad(text: string): boolean {
  if (text.includes('?')) return false
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token))
  const joining = words.filter((word) => JOINING.has(word.toLowerCase())).length
  if (joining >= JOINING_LEAST && joining / words.length > JOINING_RATIO) return true
  const broken = tokens.filter((token, at) => breaks(tokens[at - 1], token, tokens[at + 1])).length
  return broken >= 2 || (broken === 1 && words.length <= SHORT_WORDS)
}
