import type { Campaign, CampaignCrisis } from '@placard/contract'
import type { CrisisCard, CrisisEffect } from '@placard/engine'

type AuthoredEffect = CampaignCrisis['effect']

/**
 * The crises of a campaign as the engine plays them: issues by their place on the agenda, countries by their seat ids.
 * @throws {RangeError} for an effect on an issue the campaign does not have: the catalogue is broken.
 */
export function deckOf(campaign: Campaign): readonly CrisisCard[] {
  return campaign.crises.map((crisis) => ({
    ...crisis,
    effect: effectOf(campaign, crisis.effect),
    choices: crisis.choices.map((choice) => ({
      ...choice,
      success: effectOf(campaign, choice.success),
      failure: effectOf(campaign, choice.failure),
    })),
  }))
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
