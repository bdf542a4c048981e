import type { ChatBackground, ChatDocument } from '@placard/application'
import { rulesIn } from '../text/procedure-names.ts'
import type { Answer } from './answer.ts'
import { campaignAnswer, issueAnswer } from './campaign-facts.ts'
import { CONTEXT_MEANT, contextAnswer } from './context-lines.ts'
import { courtesies as words } from './courtesies.en.ts'
import { documentsOn } from './document-answers.ts'
import type { Knowledge } from './knowledge.ts'
import { type Find, isFitting } from './retrieval.ts'

/** Threshold below which an entry is not even suggested as related. */
const NEAR_FIT = 0.25
const RULE_BONUS = 0.15
const ISSUE_MALUS = 0.12

/**
 * The guide's or a campaign's answer to a question, else lines of the context, else that the assistant does not know.
 */
export async function questionAnswer(
  text: string,
  knowledge: Knowledge,
  background: ChatBackground | undefined,
  documents: readonly ChatDocument[] = [],
): Promise<Answer> {
  const finds = likely(text, (await knowledge.finder()).find(text, 8))
  const [best] = finds
  const isFound = best !== undefined && isFitting(best, text)
  if (background !== undefined && (CONTEXT_MEANT.test(text) || !isFound)) {
    const quoted = contextAnswer(text, background)
    if (quoted !== undefined) return quoted
  }
  if (isFound) return leafAnswer(best, knowledge)
  const told = await documentsOn(text, documents, knowledge.pause)
  if (told !== undefined) return told
  const nearest = finds.filter(({ fitRatio }) => fitRatio >= NEAR_FIT).slice(0, 3)
  return { text: words.refusal(nearest.map(({ leaf }) => leaf.source.title)), sources: [] }
}

/**
 * Reranks: a question that names a rule most likely means its entry, and an issue of a campaign has to match better
 * than the guide.
 */
function likely(text: string, finds: readonly Find[]): readonly Find[] {
  const guides = new Set(rulesIn(text).map(({ guide }) => guide))
  return finds
    .map(({ leaf, fitRatio }) => {
      const bonus = guides.has(leaf.source.id) ? RULE_BONUS : leaf.source.kind === 'guide' ? 0 : -ISSUE_MALUS
      return { leaf, fitRatio: fitRatio + bonus }
    })
    .sort((one, other) => other.fitRatio - one.fitRatio)
}

async function leafAnswer({ leaf }: Find, knowledge: Knowledge): Promise<Answer> {
  const { source } = leaf
  if (source.kind === 'guide') {
    const entry = (await knowledge.guide()).entries.find(({ id }) => id === source.id)
    if (entry !== undefined) return { text: entry.answer, sources: [source] }
  }
  const { campaigns } = await knowledge.campaigns()
  const [campaignId, issueId] = source.id.split('/')
  const campaign = campaigns.find(({ id }) => id === campaignId)
  const issue = campaign?.issues.find(({ id }) => id === issueId)
  if (campaign !== undefined && issue !== undefined) return issueAnswer({ campaign, issue })
  if (campaign === undefined) return { text: words.refusal([]), sources: [] }
  const { countries } = await knowledge.world()
  return campaignAnswer(campaign, new Map(countries.map(({ iso3, placardName }) => [iso3, placardName])))
}

/** Other entries related to a question already answered. */
export async function relatedAnswer(text: string, knowledge: Knowledge): Promise<Answer> {
  const [first, ...others] = (await knowledge.finder()).find(text, 4)
  if (first === undefined) return { text: words.refusal([]), sources: [] }
  const lines = others.map(({ leaf }) => words.related(leaf.source.title))
  return { text: `${words.more}\n\n${lines.join('\n')}`, sources: [] }
}
