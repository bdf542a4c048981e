import type { GuideEntry } from '../../client/guide/guide-entries.ts'
import { folded, foldedWords } from '../../kit/language/word-starts.ts'

const MOST_FOUND = 6
/** Worth of a word by where it stands. */
const WORTH = { title: 6, questions: 3, terms: 2, answer: 1 } as const
/** Words that most questions have, and that tell nothing of what they ask. */
const PLAIN = new Set(
  'a an and are can do does for how i in is it my of on or the there this to what when where why with'.split(' '),
)

/** How much of a word is enough to find it: people type singulars for plurals, and are still typing. */
function holds(text: string, word: string): boolean {
  const stem = word.length > 4 ? word.replace(/(?:ing|es|s)$/, '') : word
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'u').test(text)
}

/** The entries that a search finds, the best first; every word that says something must occur. Empty: none. */
export function findEntries(search: string, entries: readonly GuideEntry[]): readonly GuideEntry[] {
  const typed = foldedWords(search)
  const telling = typed.filter((word) => !PLAIN.has(word))
  const words = telling.length === 0 ? typed : telling
  if (words.length === 0) return []
  const found = entries.flatMap((entry) => {
    const score = scoreOf(entry, words)
    return score === undefined ? [] : [{ entry, score }]
  })
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry)
}

function scoreOf(entry: GuideEntry, words: readonly string[]): number | undefined {
  const texts = { ...entry, questions: entry.questions.join('\n') }
  let score = 0
  for (const word of words) {
    const worths = Object.entries(WORTH).flatMap(([part, worth]) =>
      holds(folded(String(Reflect.get(texts, part))), word) ? [worth] : [],
    )
    if (worths.length === 0) return undefined
    score += worths.reduce((sum, worth) => sum + worth, 0)
  }
  return score
}
