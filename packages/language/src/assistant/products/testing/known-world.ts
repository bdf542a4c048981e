import type { AssistantContent, Topic } from '../../content.ts'
import { type Knowledge, knowledgeOf } from '../../knowledge.ts'

/** A whole topic on something that no file of the content is about. */
const rainwater: Topic = {
  id: 'rainwater-harvesting',
  title: 'rainwater harvesting',
  names: ['rainwater harvesting', 'rainwater tanks', 'rooftop tanks'],
  problem:
    'Rain falls on every roof, and most of it runs away unused. Villages then walk for water that fell on their own houses. Tanks are cheap, but nobody plans for them.',
  facts: [
    { fact: 'The test village of Alpha caught 40,000 litres in 2020', source: 'Test Survey of Water', year: 2020 },
    { fact: 'About 30 per cent of the roofs of Beta can carry a tank', source: 'Roofs of Beta', year: 2021 },
    { fact: 'A tank of Gamma lasts 25 years', source: 'Gamma Tank Report', year: 2019 },
  ],
  recalls: [
    'its resolution 64/292 of 28 July 2010 on the human right to water and sanitation',
    'the Mar del Plata Action Plan of 25 March 1977',
  ],
  measures: {
    mild: [
      {
        id: 'guide',
        label: 'an open guide to building tanks',
        clause:
          '*Invites* Member States to share plans for household tanks through UN-Water, which shall publish them once a year',
        spoken: 'that every State shares its plans for tanks, once a year, for all to use',
        funding: 'financed by voluntary contributions of 2 million United States dollars',
        because: 'A good plan is the cheapest part of a tank.',
      },
      {
        id: 'schools',
        label: 'tanks for rural schools',
        clause:
          '*Encourages* Member States to fit rural schools with tanks, with training for one teacher in each, and to report on them every two years',
        spoken: 'to give rural schools a tank of their own, and one teacher who can mend it',
        funding: 'financed from school budgets and by donors',
        because: 'Children who do not carry water can learn.',
      },
    ],
    usual: [
      {
        id: 'fund',
        label: 'a small fund for tanks',
        clause:
          '*Requests* the Secretary-General to open a fund for household tanks in the least developed countries, with a public list of payments',
        spoken: 'to open a small fund for tanks in the poorest countries, with a public list of payments',
        funding: 'with a first sum of 10 million United States dollars',
        because: 'A loan of fifty dollars can spare a family three hours a day.',
      },
      {
        id: 'codes',
        label: 'building codes that count roofs',
        clause:
          '*Calls upon* Member States to require by 2030 that new public buildings collect rain, and to review the rule every three years',
        spoken: 'that new public buildings collect rain from 2030 on',
        funding: 'with help for poor municipalities',
        because: 'It costs least to do it while the roof is being built.',
      },
    ],
    strong: [
      {
        id: 'duty',
        label: 'a duty to report on unused rain',
        clause:
          '*Decides* that every Member State shall report each year on the rain that its public roofs collect, to be examined in public session',
        spoken: 'that every State reports each year on the rain that its public roofs collect',
        funding: 'with the costs of the reports met from the regular budget',
        because: 'What is counted is not wasted.',
      },
      {
        id: 'ban',
        label: 'an end to pipes without tanks',
        clause:
          '*Urges* Member States to pay for no new pipeline in dry regions before tanks have been built, and to publish each exception',
        spoken: 'that nobody pays for a new pipeline before tanks have been built',
        funding: 'financed from the money saved on pipelines',
        because: 'A pipe that runs dry helps nobody.',
      },
    ],
  },
  interests: [
    {
      countries: ['KEN'],
      blocs: [],
      line: 'Kenya has built tanks with its own hands for forty years. We ask for help to build the next million.',
      position: 'Builds tanks by community work and asks for a fund; resists limits on pipelines.',
      wants: ['fund', 'schools'],
      resists: ['ban'],
      source: 'Test statement of Kenya (2022)',
    },
    {
      countries: ['DEU', 'FRA'],
      blocs: [],
      line: 'We know how to write codes, and we will share ours.',
      position: 'Prefer building codes to new funds.',
      wants: ['codes', 'guide'],
      resists: ['fund'],
      source: 'Test statement of two States (2021)',
    },
    {
      countries: [],
      blocs: ['LDC'],
      line: 'Our villages cannot wait for pipelines. We need tanks this year, and grants to pay for them.',
      position: 'Ask for grants and for tanks before pipelines.',
      wants: ['fund', 'ban'],
      resists: ['duty'],
      source: 'Test statement of the Group (2023)',
    },
    {
      countries: [],
      blocs: [],
      line: 'Rain belongs to everybody. We want rules that help us to use it.',
      position: 'Support an exchange of plans.',
      wants: ['guide'],
      resists: [],
      source: 'Test debate (2020)',
    },
  ],
  concerns: [
    {
      concern: 'Tanks breed mosquitoes',
      answer: 'A closed lid and a fine net stop them. Both cost less than a dollar.',
    },
    { concern: 'Rain is too uncertain', answer: 'That is why one stores it. A dry month is when a tank pays.' },
    {
      concern: 'Pipelines serve more people',
      answer: 'They do, where there is a river. Elsewhere they carry promises.',
    },
  ],
}

/** The assistant's knowledge with the shipped topics, and with one that holds for tests alone. */
export async function knownWorld(content: AssistantContent) {
  const topics = [...(await content.topics()), rainwater]
  const loaded = knowledgeOf({ ...content, topics: async () => topics })
  // the catalogue is compared with the one before at every look, which takes longer than a speech
  const campaigns = await loaded.campaigns()
  const knowledge: Knowledge = { ...loaded, campaigns: async () => campaigns }
  const { countries } = await knowledge.world()
  return {
    topics,
    knowledge,
    countryOf(iso3: string) {
      const country = countries.find((one) => one.iso3 === iso3)
      if (country === undefined) throw new Error(`no country ${iso3}`)
      return country
    },
  }
}
