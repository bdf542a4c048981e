import type { AssistantCountry, AssistantWorld, Topic, TopicInterest, VotingRecord } from '../content.ts'
import { neighboursOf } from '../record.ts'

/** What a country says on a topic, and how that is known. */
export interface Line {
  readonly interest: TopicInterest
  readonly by:
    | { readonly kind: 'own' }
    | { readonly kind: 'group'; readonly bloc: string; readonly name: string }
    | { readonly kind: 'votes'; readonly like: AssistantCountry; readonly ratio: number }
    | { readonly kind: 'everybody' }
}

/** Groups whose line binds its members most come first. */
const NEAREST_FIRST =
  'AOSIS EU CARICOM ECOWAS ASEAN MERCOSUR AU LDC OPEC SAARC CSTO CIS NATO BRICS SCO OIC OECD G77 NAM P5'.split(' ')

/** Share of equal ballots from which on one country's votes stand for another's. */
const ALIKE_RATIO = 0.75

/** The line of a country: its own, its group's, that of the state that votes most like it, or that of most. */
export function lineOf(
  topic: Topic,
  country: AssistantCountry | undefined,
  world: AssistantWorld,
  record: VotingRecord,
): Line | undefined {
  const common = topic.interests.find((one) => one.countries.length + one.blocs.length === 0)
  const everybody = common && { interest: common, by: { kind: 'everybody' as const } }
  if (country === undefined) return everybody
  return (
    own(topic, country) ?? groups(topic, country, world) ?? likeOne(topic, country, world, record, common) ?? everybody
  )
}

function own(topic: Topic, { iso3 }: AssistantCountry): Line | undefined {
  const named = topic.interests.filter(({ countries }) => countries.includes(iso3))
  // an entry for few states is nearer to each of them
  const [interest] = named.sort((one, other) => one.countries.length - other.countries.length)
  return interest && { interest, by: { kind: 'own' } }
}

function groups(topic: Topic, country: AssistantCountry, world: AssistantWorld): Line | undefined {
  for (const bloc of NEAREST_FIRST.filter((id) => country.blocs.includes(id))) {
    const interest = topic.interests.find(({ blocs }) => blocs.includes(bloc))
    const name = world.blocs.find(({ id }) => id === bloc)?.name ?? bloc
    if (interest !== undefined) return { interest, by: { kind: 'group', bloc, name } }
  }
  return undefined
}

/**
 * The wishes of the named state that votes most like the country. Its words are its own history, so the words are those
 * that most can say.
 */
function likeOne(
  topic: Topic,
  country: AssistantCountry,
  world: AssistantWorld,
  record: VotingRecord,
  common: TopicInterest | undefined,
): Line | undefined {
  for (const { iso3, ratio } of neighboursOf(record, country.iso3)) {
    if (ratio < ALIKE_RATIO) return undefined
    const like = world.countries.find((one) => one.iso3 === iso3)
    const interest = topic.interests.find((one) => one.countries.includes(iso3))
    if (interest !== undefined && like !== undefined && common !== undefined) {
      return { interest: { ...interest, line: common.line }, by: { kind: 'votes', like, ratio } }
    }
  }
  return undefined
}
