import { rulesIn } from '../text/procedure-names.ts'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import type { GuideEntry } from './content.ts'
import { entryAnswer, firstSentences } from './entry-answers.ts'
import { entryMessages as words } from './entry-messages.en.ts'
import { foundFor } from './found.ts'
import type { Knowledge } from './knowledge.ts'

const BETWEEN =
  /\b(?:differences?|distinctions?|differ)\b.{0,24}?\b(?:between|of|from)\s+(?:the |an? )?(.+?)\s+(?:and|&|vs\.?|versus|or|from)\s+(?:the |an? )?(.+)$/i
const AGAINST =
  /^(?:.*\b(?:has|have|is|are|about|compare|of)\s+)?(?:the |an? )?(.{3,60}?)\s+(?:vs\.?|versus|in comparison (?:with|to)|compared (?:with|to)|as against)\s+(?:the |an? )?(.+)$/i
/** Where a name ends and its user goes on talking. */
const ENDS = /[?.!,;:]|\s+(?:i|we|which|when|where|that|because|in (?:a|the|mun)|again|please)\b/i

const SENTENCES = 3

/** What two matters are whose difference is asked for; undefined unless each has an entry of its own. */
export async function differenceAnswer(text: string, knowledge: Knowledge): Promise<Answer | undefined> {
  const [, one, other] = text.match(BETWEEN) ?? text.match(AGAINST) ?? []
  if (one === undefined || other === undefined) return undefined
  const [first, second] = await Promise.all([entryCalled(one, knowledge), entryCalled(other, knowledge)])
  if (first === undefined || second === undefined || first.id === second.id) return undefined
  const together = await entryOnBoth(first, second, knowledge)
  if (together !== undefined) return entryAnswer(together)
  return {
    text: [first, second]
      .map(({ title, answer }) => words.ofTwo(title, firstSentences(answer, SENTENCES)))
      .join('\n\n'),
    sources: [first, second].map(({ id, title }) => ({ kind: 'guide', id, title })),
    form: 'comparison',
  }
}

/** The entry on the rule that is named, else the one that is called so. */
async function entryCalled(said: string, knowledge: Knowledge): Promise<GuideEntry | undefined> {
  const [name = ''] = said.split(ENDS)
  const [rule] = rulesIn(name)
  const { entries } = await knowledge.guide()
  if (rule !== undefined) return entries.find(({ id }) => id === rule.guide)
  const { best } = await foundFor({ text: name }, knowledge)
  const title = new Set(best === undefined ? [] : termsOf(best.leaf.source.title))
  const isCalledSo = termsOf(name).every((term) => title.has(term))
  return isCalledSo ? entries.find(({ id }) => id === best?.leaf.source.id) : undefined
}

/** The entry that is on both, as its title says. */
async function entryOnBoth(
  { id: one, title: first }: GuideEntry,
  { id: other, title: second }: GuideEntry,
  knowledge: Knowledge,
): Promise<GuideEntry | undefined> {
  const both = termsOf(`${first} ${second}`)
  const { entries } = await knowledge.guide()
  return entries.find(({ id, title }) => {
    const named = new Set(termsOf(title))
    return id !== one && id !== other && both.every((term) => named.has(term))
  })
}
