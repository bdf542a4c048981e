const split = (words: string) => new Set(words.split(' '))

/** Words that join thoughts; a sentence that is made of them says none. */
const JOINING = split(
  'therefore because however thus hence but yet although moreover furthermore consequently nevertheless firstly secondly thirdly finally lastly',
)
const JOINING_LEAST = 3
const JOINING_RATIO = 0.15
const ARTICLES = split('a an the my our your their every')
const MODALS = split('must should would could can will shall may might')
const PREPOSITIONS = split('of from with by at into')
/** Nothing of this comes after an article. */
const NEVER_NAMED = new Set([
  ...JOINING,
  ...MODALS,
  ...PREPOSITIONS,
  ...ARTICLES,
  ...split('and or is are was were to'),
])
/** After these the order of a sentence may turn: "only then can the Council". */
const TURNING = split('then nor so neither only how why what when where who never')
/** Two breaks are one too many; in a short sentence one is. */
const SHORT_WORDS = 12

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,;:—–()"“”]/gu

/** Whether one word cannot follow another in an English sentence; `next` is undefined at its end. */
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

/** Whether a sentence is words without grammar. It knows a few things that English never does, and forgives the rest. */
export function isWordSalad(text: string): boolean {
  if (text.includes('?')) return false
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token))
  const joining = words.filter((word) => JOINING.has(word.toLowerCase())).length
  if (joining >= JOINING_LEAST && joining / words.length > JOINING_RATIO) return true
  const broken = tokens.filter((token, at) => breaks(tokens[at - 1], token, tokens[at + 1])).length
  return broken >= 2 || (broken === 1 && words.length <= SHORT_WORDS)
}
