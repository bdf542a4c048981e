import type { ChatModelRequest } from '@placard/application'
import type { Answer } from './answer.ts'
import { argueAnswer } from './argue.ts'
import { argueMessages } from './argue-messages.en.ts'
import { campaignListAnswer } from './campaign-facts.ts'
import { checkMessages } from './check-messages.en.ts'
import { clauseAnswer } from './clauses.ts'
import { linesNaming, quotation } from './context-lines.ts'
import {
  blocAnswer,
  capitalAnswer,
  compareAnswer,
  countryAnswer,
  membershipsAnswer,
  neighboursAnswer,
  stanceAnswer,
  votesAnswer,
} from './country-answers.ts'
import { courtesies } from './courtesies.en.ts'
import { CRISIS_HELP } from './crisis.ts'
import type { Knowledge } from './knowledge.ts'
import { ONLY_ENGLISH } from './only-english.ts'
import { questionAnswer, relatedAnswer } from './questions.ts'
import { recordMessages } from './record-messages.en.ts'
import type { Intent } from './request.ts'
import { checkAnswer } from './resolution-check.ts'
import { precedenceText, ruleSources, ruleText } from './rules.ts'
import { speechAnswer } from './speeches.ts'

const said = (text: string): Answer => ({ text, sources: [] })

type Situation = Pick<ChatModelRequest, 'mode' | 'background' | 'documents'>

/** Answers an intent from the assistant's knowledge. */
export async function answerTo(intent: Intent, knowledge: Knowledge, situation: Situation): Promise<Answer> {
  switch (intent.kind) {
    case 'crisis':
      return said(CRISIS_HELP[intent.tongue])
    case 'foreign':
      return said(ONLY_ENGLISH[intent.tongue])
    case 'courtesy':
      return said(courtesies[intent.courtesy])
    case 'secrets':
      return said(courtesies.noSecrets)
    case 'check':
      return intent.text === '' ? said(checkMessages.ask) : checkAnswer(intent.text)
    case 'campaigns':
      return campaignListAnswer((await knowledge.campaigns()).campaigns)
    case 'question':
      return questionAnswer(intent.text, knowledge, situation.background, situation.documents)
    case 'more':
      return relatedAnswer(intent.of, knowledge)
    case 'rule':
    case 'precedence':
      return procedureAnswer(intent, knowledge)
    case 'clause':
    case 'speech':
    case 'argue':
      return made(intent, knowledge, situation)
    default:
      return withContext(intent, await ofStates(intent, knowledge), situation)
  }
}

async function procedureAnswer(
  wish: Extract<Intent, { kind: 'rule' | 'precedence' }>,
  knowledge: Knowledge,
): Promise<Answer> {
  const [{ packs }, { entries }] = await Promise.all([knowledge.world(), knowledge.guide()])
  if (wish.kind === 'precedence') {
    const pack = packs[wish.pack]
    return { text: precedenceText(pack), sources: [{ kind: 'procedure', id: pack.id, title: pack.title }] }
  }
  const { rule, facet } = wish
  const entry = facet === 'whole' ? entries.find(({ id }) => id === rule.guide) : undefined
  const table = ruleText(rule, facet, packs)
  const sources = ruleSources(rule, packs)
  if (entry === undefined) return { text: table, sources }
  return {
    text: `${entry.answer}\n\n${table}`,
    sources: [{ kind: 'guide', id: entry.id, title: entry.title }, ...sources],
  }
}

async function made(
  wish: Extract<Intent, { kind: 'clause' | 'speech' | 'argue' }>,
  knowledge: Knowledge,
  { mode, background }: Situation,
): Promise<Answer> {
  const book = await knowledge.campaigns()
  if (wish.kind === 'clause') return clauseAnswer(wish, book)
  if (wish.kind === 'speech') return speechAnswer(wish, book, await knowledge.world(), await knowledge.votes())
  const { motion, side } = wish
  if (motion === undefined || side === undefined) return said(argueMessages.ask)
  return argueAnswer({ motion, side }, mode, book, background)
}

/** Puts the context's lines about the country before the general knowledge of it. */
function withContext(wish: OfStates, answer: Answer, { background }: Situation): Answer {
  const isAbout = (wish.kind === 'country' && wish.about === 'all') || wish.kind === 'stance'
  if (background === undefined || !isAbout) return answer
  const lines = linesNaming(background, [wish.country.name, wish.country.placardName])
  if (lines.length === 0) return answer
  const quoted = quotation(lines, background)
  return { text: `${quoted.text}\n\n${answer.text}`, sources: [...quoted.sources, ...answer.sources] }
}

type OfStates = Extract<Intent, { kind: 'compare' | 'neighbours' | 'votes' | 'stance' | 'country' | 'bloc' }>

async function ofStates(wish: OfStates, knowledge: Knowledge): Promise<Answer> {
  const world = await knowledge.world()
  if (wish.kind === 'bloc') return blocAnswer(world, wish.bloc) ?? said(courtesies.refusal([]))
  if (wish.kind === 'country') {
    if (wish.about === 'capital') return capitalAnswer(wish.country)
    return wish.about === 'groups' ? membershipsAnswer(world, wish.country) : countryAnswer(world, wish.country)
  }
  const votes = await knowledge.votes()
  switch (wish.kind) {
    case 'compare': {
      const [one, other] = wish.countries
      if (one === undefined || other === undefined) return said(recordMessages.sameCountry)
      return one.iso3 === other.iso3 ? said(recordMessages.sameCountry) : compareAnswer(world, votes, one, other)
    }
    case 'neighbours':
      return neighboursAnswer(world, votes, wish.country)
    case 'votes':
      return votesAnswer(votes, wish.country, wish.topic)
    case 'stance': {
      const book = await knowledge.campaigns()
      const matter = book.matterOf(wish.topic)
      return stanceAnswer(world, votes, wish.country, wish.topic, matter) ?? countryAnswer(world, wish.country)
    }
  }
}
