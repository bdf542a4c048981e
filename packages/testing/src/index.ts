export { aCampaign } from './builders/campaign.ts'
export { aPerson, aSessionPlan } from './builders/session.ts'
export { aCountry, aWorld } from './builders/world.ts'
