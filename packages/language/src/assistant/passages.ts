import type { ChatModelRequest } from '@placard/application'
import { rulesIn } from '../text/procedure-names.ts'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import { dossierAnswer } from './campaign-facts.ts'
import type { AssistantCountry, VotingRecord } from './content.ts'
import { blocAnswer, compareAnswer, countryAnswer, stanceAnswer } from './country-answers.ts'
import { fusedLeaves, type NearTo } from './fused-leaves.ts'
import type { Knowledge } from './knowledge.ts'
import type { Passage } from './passage.ts'
import { projectPassages, withoutRepeats } from './project-passages.ts'
import { projectSense, saidInProject } from './project-sense.ts'
import { agreementOf, ballotOf, sameRatio } from './record.ts'
import { passageTitles as titles } from './record-check-messages.en.ts'
import type { Find, Finder, Leaf } from './retrieval.ts'
import { ruleSources, ruleText } from './rules.ts'
import type { Named } from './states.ts'

/** What a table computed from the recorded votes says, to check an answer against. */
export type RecordClaim =
  | {
      readonly kind: 'agreement'
      readonly countries: readonly [string, string]
      /** Votes in which both cast a ballot. */
      readonly shared: number
      readonly ratio: number
    }
  | {
      readonly kind: 'ballot'
      readonly country: string
      readonly title: string
      readonly ballot: 'for' | 'against' | 'abstain'
    }

/** A passage computed from the records of states. */
export interface ComputedPassage extends Passage {
  readonly claims: readonly RecordClaim[]
}

/** What the product knows that bears on a request, the likeliest first. */
export interface Grounding {
  readonly passages: readonly Passage[]
  readonly computed: readonly ComputedPassage[]
}

/** Lowest fit of a passage: lower than for an answer, since a model reads which one answers. */
const LEAST_FIT = 0.22
const PASSAGES_MOST = 4
const CANDIDATES = 8
/** Added to the fit of an entry about a rule that the message names. */
const RULE_BONUS = 0.15
/** An issue of a campaign has to fit better than the guide. */
const CAMPAIGN_MALUS = 0.12
/** Messages with fewer content words are read together with the message before. */
const FEW_TERMS = 3
const COUNTRIES_MOST = 2
/** Code units of each end of a long message that are searched for. */
const END_LENGTH = 600
/** A topic of votes, after the words that introduce one. */
const TOPIC = /\b(?:on|about|regarding|concerning|towards?|against|supports?|opposes?)\s+(?:the\s+)?(.{3,120}?)[?.!]*$/i

/**
 * Retrieves what the product knows about the last message of a conversation: by its words, and by its meaning where
 * `nearTo` tells what lies near.
 */
export async function passagesFor(
  { turns, project }: Pick<ChatModelRequest, 'turns' | 'project'>,
  knowledge: Knowledge,
  nearTo?: NearTo | undefined,
): Promise<Grounding> {
  const sense = project && projectSense(project, (await knowledge.world()).countries)
  const asked = turns
    .filter(({ role }) => role === 'user')
    .map(({ text }) => (sense === undefined ? endsOf(text) : saidInProject(endsOf(text), sense)))
  const message = asked.at(-1) ?? ''
  const before = asked.at(-2) ?? ''
  const question = new Set(termsOf(message)).size < FEW_TERMS ? `${before}\n${message}` : message
  const names = await knowledge.reader()
  const named = names.namedIn(message)
  const isNaming = named.countries.length + named.blocs.length > 0
  const computed = await computedFor(question, isNaming ? named : names.namedIn(question), knowledge)
  await knowledge.pause()
  const found = await foundFor(question, knowledge, nearTo)
  const passages = await withRule(message, found, knowledge)
  if (sense === undefined) return { computed, passages }
  // what the message itself asks comes first, and has the room first
  return { computed, passages: withoutRepeats([...passages, ...(await projectPassages(sense, knowledge))], computed) }
}

/** A question stands at the beginning or the end of a message; what was pasted between them is not searched for. */
function endsOf(text: string): string {
  return text.length <= 2 * END_LENGTH ? text : `${text.slice(0, END_LENGTH)}\n${text.slice(-END_LENGTH)}`
}

async function foundFor(
  question: string,
  knowledge: Knowledge,
  nearTo: NearTo | undefined,
): Promise<readonly Passage[]> {
  const finder = await knowledge.finder()
  // asked before the search by words, which it then waits for
  const nearing = nearTo?.(question, finder.leaves)
  const byWords = leavesByWords(question, finder)
  const nearness = await nearing
  const leaves = nearness === undefined ? byWords : fusedLeaves(byWords, nearness, PASSAGES_MOST)
  return textsOf(leaves.slice(0, PASSAGES_MOST), knowledge)
}

/** The leaves that share enough telling words with a question, the likeliest first. */
function leavesByWords(question: string, finder: Finder): readonly Leaf[] {
  const guides = new Set(rulesIn(question).map(({ guide }) => guide))
  const fitOf = ({ leaf: { source }, fitRatio }: Find) =>
    fitRatio + (guides.has(source.id) ? RULE_BONUS : source.kind === 'campaign' ? -CAMPAIGN_MALUS : 0)
  return finder
    .find(question, CANDIDATES)
    .map((find) => ({ leaf: find.leaf, fit: fitOf(find) }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .sort((one, other) => other.fit - one.fit)
    .map(({ leaf }) => leaf)
}

/** The texts of leaves; an issue of a campaign is told in the words of its dossier. */
async function textsOf(leaves: readonly Leaf[], knowledge: Knowledge): Promise<readonly Passage[]> {
  // the catalogue is read once, and only where a source is of it
  const isOfCampaigns = leaves.some(({ source }) => source.kind === 'campaign')
  const campaigns = isOfCampaigns ? (await knowledge.campaigns()).campaigns : []
  const { countries } = await knowledge.world()
  return leaves.map((leaf) => ({
    title: leaf.source.title,
    source: leaf.source,
    text: dossierAnswer(leaf.source, campaigns, countries)?.text ?? leaf.text,
  }))
}

/** The table of the rule that a message names stands below the entry about it, else after what fits best. */
async function withRule(message: string, found: readonly Passage[], knowledge: Knowledge): Promise<readonly Passage[]> {
  const [rule] = rulesIn(message)
  if (rule === undefined) return found
  const { packs } = await knowledge.world()
  const table = ruleText(rule, 'whole', packs)
  if (found.some(({ source }) => source.id === rule.guide)) {
    return found.map((one) => (one.source.id === rule.guide ? { ...one, text: `${one.text}\n\n${table}` } : one))
  }
  const [source] = ruleSources(rule, packs)
  if (source === undefined) return found
  const passage = { title: rule.title, text: table, source }
  return [...found.slice(0, 1), passage, ...found.slice(1)].slice(0, PASSAGES_MOST)
}

/** Tables and lines on the states and groups that a message names. */
async function computedFor(
  message: string,
  { countries, blocs }: Named,
  knowledge: Knowledge,
): Promise<readonly ComputedPassage[]> {
  if (countries.length + blocs.length === 0) return []
  const world = await knowledge.world()
  const groups = blocs.flatMap((id) => computedOf(blocAnswer(world, id), titles.members(id)))
  const [one, other] = countries
  if (one === undefined) return groups
  if (other !== undefined) {
    const votes = await knowledge.votes()
    await knowledge.pause()
    const compared = compareAnswer(world, votes, one, other)
    const claims = [agreementClaim(votes, one, other), ...ballotClaims(votes, compared, [one, other])]
    return [
      ...computedOf(compared, titles.compared(one.name, other.name), claims),
      ...(await votedOn(message, countries.slice(0, COUNTRIES_MOST), knowledge)),
      ...countries
        .slice(0, COUNTRIES_MOST)
        .flatMap((country) => computedOf(countryAnswer(world, country), titles.profile(country.name))),
    ]
  }
  return [
    ...(await votedOn(message, [one], knowledge)),
    ...computedOf(countryAnswer(world, one), titles.profile(one.name)),
    ...groups,
  ]
}

/** How countries voted on the topic of a message, with their line where a campaign notes one. */
async function votedOn(
  message: string,
  countries: readonly AssistantCountry[],
  knowledge: Knowledge,
): Promise<readonly ComputedPassage[]> {
  const topic = TOPIC.exec(message.trim())?.[1]
  if (topic === undefined) return []
  const [world, votes, book] = await Promise.all([knowledge.world(), knowledge.votes(), knowledge.campaigns()])
  const matter = book.matterOf(topic)
  return countries.flatMap((country) => {
    const told = stanceAnswer(world, votes, country, topic, matter)
    return computedOf(
      told,
      titles.voted(country.name, topic),
      told === undefined ? [] : ballotClaims(votes, told, [country]),
    )
  })
}

function agreementClaim(votes: VotingRecord, one: AssistantCountry, other: AssistantCountry): RecordClaim {
  const agreement = agreementOf(votes, one.iso3, other.iso3)
  const countries = [one.name, other.name] as const
  return { kind: 'agreement', countries, shared: agreement.shared, ratio: sameRatio(agreement) }
}

/** The ballots of countries on the votes that an answer tells of. */
function ballotClaims(
  votes: VotingRecord,
  { sources }: Answer,
  countries: readonly AssistantCountry[],
): readonly RecordClaim[] {
  const ids = new Set(sources.filter(({ kind }) => kind === 'roll-call').map(({ id }) => id))
  const told = votes.rollCalls.filter(({ id }) => ids.has(String(id)))
  return told.flatMap((vote) =>
    countries.flatMap(({ name, iso3 }): readonly RecordClaim[] => {
      const ballot = ballotOf(votes, vote, iso3)
      return ballot === null ? [] : [{ kind: 'ballot', country: name, title: vote.title, ballot }]
    }),
  )
}

/** An answer as a passage; its first source stands for all. */
function computedOf(
  answer: Answer | undefined,
  title: string,
  claims: readonly RecordClaim[] = [],
): readonly ComputedPassage[] {
  const [source] = answer?.sources ?? []
  return answer === undefined || source === undefined ? [] : [{ title, text: answer.text, source, claims }]
}
