import type { ChatModelRequest } from '@placard/application'
import type { Answer, Reply } from './answer.ts'
import { argueAnswer } from './argue.ts'
import { argueMessages } from './argue-messages.en.ts'
import { campaignListAnswer } from './campaign-facts.ts'
import { checkMessages } from './check-messages.en.ts'
import { focusAnswer } from './compare-focus.ts'
import type { AssistantCountry, AssistantWorld } from './content.ts'
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
import { debateAnswer } from './debate-answer.ts'
import { finished, formOfProduct } from './endings.ts'
import { entryMessages, toldNothing } from './entry-messages.en.ts'
import type { Knowledge } from './knowledge.ts'
import { lessonAnswer } from './lesson-answer.ts'
import { objectionAnswer } from './objection-answer.ts'
import { ONLY_ENGLISH } from './only-english.ts'
import { operatedAnswer } from './operated.ts'
import { isWhole } from './product-state.ts'
import { checkOperated } from './products/check-operated.ts'
import { type Product, productAnswer, suggestionsFor, withOperations } from './products/product.ts'
import { questionAnswer } from './questions.ts'
import { recordMessages } from './record-messages.en.ts'
import type { Intent } from './request.ts'
import { checkAnswer } from './resolution-check.ts'
import { precedenceText, ruleSources, ruleText } from './rules.ts'
import { situationAnswer } from './situation-answer.ts'
import { slot } from './slots.ts'
import { shortName } from './states.ts'
import { shownSubject } from './subject.ts'
import { suggestionMessages } from './suggestion-messages.en.ts'
import { askedAnswer, positionAnswer } from './topic-answers.ts'
import { topicNamed } from './topic-sources.ts'

const said = (text: string): Answer => ({ text, sources: [] })

export type Situation = Pick<ChatModelRequest, 'mode' | 'background' | 'documents' | 'turns'>

/** Answers an intent from the assistant's knowledge, with the form of the answer and what one would say next. */
export async function answerTo(intent: Intent, knowledge: Knowledge, situation: Situation): Promise<Reply> {
  return finished(await plainAnswer(intent, knowledge, situation), intent)
}

async function plainAnswer(intent: Intent, knowledge: Knowledge, situation: Situation): Promise<Answer> {
  switch (intent.kind) {
    case 'crisis':
      return said(CRISIS_HELP[intent.tongue])
    case 'foreign':
      return said(ONLY_ENGLISH[intent.tongue])
    case 'courtesy':
      return said(courtesies[intent.courtesy])
    case 'secrets':
      return said(courtesies.noSecrets)
    case 'first':
      return said(entryMessages.first(slot(intent.text)))
    case 'record-ends':
      return said(recordMessages.ends)
    case 'news':
      return said(entryMessages.news)
    case 'unclear':
      return {
        text: entryMessages.unclear,
        sources: [],
        suggestions: suggestionsFor(intent.product) ?? suggestionMessages.products[intent.product.kind],
      }
    case 'asked':
      return askedAnswer(intent, await knowledge.topics())
    case 'objection':
      return objectionAnswer(intent, await knowledge.topics())
    case 'lesson':
      return lessonAnswer(intent, await knowledge.topics(), await knowledge.world())
    case 'choose':
      return { text: entryMessages.choose[intent.of](intent.between), sources: [], suggestions: intent.between }
    case 'check':
      return intent.text === '' ? said(checkMessages.ask) : checkAnswer(intent.text)
    case 'situation':
      return situationAnswer(intent)
    case 'campaigns':
      return campaignListAnswer((await knowledge.campaigns()).campaigns)
    case 'question':
      return questionAnswer(intent, knowledge, situation)
    case 'operated': {
      const { of, operations, said: message } = intent
      if (of.kind === 'check' && of.text !== '') return checkOperated(of.text, operations)
      const earlier = await plainAnswer(of, knowledge, { ...situation, turns: [] })
      const shown = of.kind === 'question' ? lastShown(situation.turns, earlier) : earlier
      return operatedAnswer(of, shown, operations, { knowledge, situation, said: message })
    }
    case 'rule':
    case 'precedence':
      return procedureAnswer(intent, knowledge)
    case 'product':
      return writtenAnswer(await withSubject(intent.product, knowledge, situation), knowledge, situation)
    case 'several':
      return severalAnswer(intent.products, knowledge, situation)
    case 'argue':
    case 'debate':
      return argued(intent, knowledge, situation)
    default:
      return withContext(intent, await ofStates(intent, knowledge), situation)
  }
}

async function writtenAnswer(product: Product, knowledge: Knowledge, situation: Situation): Promise<Answer> {
  return { form: formOfProduct({ product }), ...(await productAnswer(product, knowledge, situation)) }
}

/** Several texts, one after the other. */
async function severalAnswer(
  products: readonly Product[],
  knowledge: Knowledge,
  situation: Situation,
): Promise<Answer> {
  const answers = await Promise.all(products.map((product) => productAnswer(product, knowledge, situation)))
  return {
    text: answers.map(({ text }) => text).join('\n\n---\n\n'),
    sources: answers.flatMap(({ sources }) => sources),
  }
}

/** A text that lacks its topic is on what was last told of: "quiz me on this". */
async function withSubject(product: Product, knowledge: Knowledge, { turns }: Situation): Promise<Product> {
  if (isWhole(product)) return product
  const subject = await shownSubject(turns, knowledge)
  const isAny = product.kind === 'quiz' || product.kind === 'study-plan'
  if (subject === undefined || (!isAny && subject.source.kind !== 'topic')) return product
  return withOperations(product, [{ kind: 'on-topic', topic: subject.title }]) ?? product
}

/** The answer to a question as it was really shown: it depended on what had been said before. */
function lastShown(turns: Situation['turns'], made: Answer): Answer {
  const text = turns.findLast(({ role }) => role === 'assistant')?.text
  if (text === undefined || text === made.text) return made
  return { ...made, text, form: toldNothing(text) ? 'admits' : 'explanation' }
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

async function argued(
  wish: Extract<Intent, { kind: 'argue' | 'debate' }>,
  knowledge: Knowledge,
  { mode, background, turns }: Situation,
): Promise<Answer> {
  const debates = await knowledge.debates()
  if (wish.kind === 'debate') {
    const { mended } = await knowledge.reader()
    const last = turns.findLast(({ role }) => role === 'user')?.text ?? ''
    return debateAnswer(wish.debate, wish.wish, { book: debates, turns, mode, mended: mended(last) })
  }
  const { motion, side } = wish
  if (motion === undefined || side === undefined) return said(argueMessages.ask)
  const campaigns = await knowledge.campaigns()
  return argueAnswer({ motion, side }, mode, { campaigns, debates, background })
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
      if (one.iso3 === other.iso3) return said(recordMessages.sameCountry)
      return focusAnswer(world, votes, wish) ?? compareAnswer(world, votes, one, other)
    }
    case 'neighbours':
      return neighboursAnswer(world, votes, wish.country)
    case 'votes':
      return votesAnswer(votes, wish.country, wish.topic)
    case 'stance': {
      const topic = topicNamed(wish.topic, await knowledge.topics())
      const position = topic && positionAnswer(topic, wish.country)
      if (position !== undefined) return position
      const matter = (await knowledge.campaigns()).matterOf(wish.topic)
      return stanceAnswer(world, votes, wish.country, wish.topic, matter) ?? noStance(world, wish.country, wish.topic)
    }
  }
}

/** Nothing is known of a country's line on a topic: that is said, and then how it votes as a rule. */
function noStance(world: AssistantWorld, country: AssistantCountry, topic: string): Answer {
  const { text, sources } = countryAnswer(world, country)
  return { text: `${recordMessages.noStance(shortName(country), slot(topic))}\n\n${text}`, sources, form: 'admits' }
}
