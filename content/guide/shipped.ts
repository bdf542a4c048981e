import { Campaign, publicCampaignOf } from '@placard/contract'
import climate from '../campaigns/climate-crisis-summit.json' with { type: 'json' }
import cybersecurity from '../campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import states from '../countries/countries.json' with { type: 'json' }
import { debateBook } from '../debate/book.ts'
import { shippedPacks } from '../procedure/packs.ts'
import { recordedVotes } from '../roll-calls/roll-calls.ts'
import stances from '../stances/stances.json' with { type: 'json' }
import { topics } from '../topics/topics.ts'
import { guide } from './guide.ts'

const campaigns = [climate, cybersecurity, nuclear, pandemic, trade, ukraine].map((file) =>
  publicCampaignOf(Campaign.parse(file)),
)

/** All that ships for the built-in assistant, loaded at once: for tests and measurements. */
export const shippedKnowledge = {
  guide: async () => guide,
  votes: async () => recordedVotes,
  debates: async () => debateBook,
  topics: async () => topics,
  campaigns: async () => campaigns,
  world: async () => ({ ...states, topics: stances.topics, stances: stances.countries, packs: shippedPacks }),
}
