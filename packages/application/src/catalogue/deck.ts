import type { Campaign, CampaignCrisis } from '@placard/contract'
import type { CrisisCard, CrisisCondition, CrisisEffect } from '@placard/engine'
import { catalogueMessages } from './messages.en.ts'

type AuthoredEffect = CampaignCrisis['effect']
type AuthoredWhen = NonNullable<CampaignCrisis['when']>

/**
 * The crises of a campaign as the engine's cards: issues by their index on the agenda, countries by their seat ids.
 * While the floor is idle, the developments written for a crisis come first, then its feared outcomes.
 * @throws {RangeError} for an issue or option that the campaign does not have: the catalogue is broken.
 */
export function deckOf(campaign: Campaign): readonly CrisisCard[] {
  const known = decks.get(campaign)
  if (known) return known
  const deck = composedDeck(campaign)
  decks.set(campaign, deck)
  return deck
}

/** Cache: a campaign is played many times, and its cards are the same each time. */
const decks = new WeakMap<Campaign, readonly CrisisCard[]>()

function composedDeck(campaign: Campaign): readonly CrisisCard[] {
  return campaign.crises.map(({ when, ...crisis }) => ({
    ...crisis,
    updates: [...crisis.updates, ...crisis.possibleOutcomes.map(catalogueMessages.outcomeSpokenOf)],
    ...(when === undefined ? {} : { when: conditionOf(campaign, when) }),
    effect: effectOf(campaign, crisis.effect),
    choices: crisis.choices.map((choice) => ({
      ...choice,
      success: effectOf(campaign, choice.success),
      failure: effectOf(campaign, choice.failure),
    })),
  }))
}

function conditionOf(campaign: Campaign, authored: AuthoredWhen): CrisisCondition {
  const { text, ...rest } = authored
  const given: CrisisCondition = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (!text) return given
  return {
    ...given,
    text: text.map(({ issue, atLeast, atMost }) => ({
      issue: indexOf(campaign, issue),
      ...(atLeast === undefined ? {} : { atLeast: optionIndexOf(campaign, issue, atLeast) }),
      ...(atMost === undefined ? {} : { atMost: optionIndexOf(campaign, issue, atMost) }),
    })),
  }
}

function optionIndexOf(campaign: Campaign, issue: string, option: string): number {
  const index = campaign.issues[indexOf(campaign, issue)]?.options.findIndex(({ id }) => id === option) ?? -1
  if (index < 0) throw new RangeError(`deckOf: ${campaign.id} has no option ${option} of ${issue}`)
  return index
}

function effectOf(campaign: Campaign, authored: AuthoredEffect): CrisisEffect {
  const { issue, weightFactor, positionShift, tension, relation, relationWith } = authored
  return {
    ...(issue === undefined ? {} : { issue: indexOf(campaign, issue) }),
    ...(weightFactor === undefined ? {} : { weightFactor }),
    ...(positionShift === undefined ? {} : { positionShift }),
    ...(tension === undefined ? {} : { tension }),
    ...(relation === undefined ? {} : { relation }),
    ...(relationWith === undefined ? {} : { relationWith: relationWith.map((code) => code.toLowerCase()) }),
  }
}

function indexOf(campaign: Campaign, issue: string): number {
  const index = campaign.issues.findIndex(({ id }) => id === issue)
  if (index < 0) throw new RangeError(`deckOf: ${campaign.id} has no issue ${issue}`)
  return index
}
