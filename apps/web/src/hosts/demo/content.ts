import { type Catalogue, TUTORIAL_CAMPAIGN_ID, withUnlisted } from '@placard/application'
import { Campaign } from '@placard/contract'

/** The shipped campaigns, each in a chunk of its own, by file name. */
const FILES: readonly (() => Promise<{ readonly default: unknown }>)[] = [
  () => import('@placard/content/campaigns/climate-crisis-summit.json'),
  () => import('@placard/content/campaigns/cybersecurity-alliance.json'),
  () => import('@placard/content/campaigns/nuclear-non-proliferation.json'),
  () => import('@placard/content/campaigns/pandemic-preparedness.json'),
  () => import('@placard/content/campaigns/trade-mediation.json'),
  () => import('@placard/content/campaigns/ukraine-humanitarian-crisis.json'),
]

/** The shipped catalogue, featured campaigns first as on the server; loaded lazily, retried after a failed load. */
export function shippedCatalogue(): Catalogue {
  let loading: Promise<readonly Campaign[]> | undefined
  const list = () => {
    loading ??= loadAll().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const catalogue = { list, get: async (campaignId: string) => (await list()).find(({ id }) => id === campaignId) }
  return withUnlisted(catalogue, { id: TUTORIAL_CAMPAIGN_ID, load: loadTutorial })
}

async function loadTutorial(): Promise<Campaign> {
  return Campaign.parse((await import('@placard/content/tutorial/first-round.json')).default)
}

async function loadAll(): Promise<readonly Campaign[]> {
  const campaigns = await Promise.all(FILES.map(async (load) => Campaign.parse((await load()).default)))
  return campaigns.toSorted((a, b) => Number(b.featured) - Number(a.featured))
}

/** The member states, their names and their voting records, and the rules of procedure. */
export async function loadWorld() {
  const [{ default: countries }, { default: stances }, { shippedPacks: procedures }] = await Promise.all([
    import('@placard/content/countries/countries.json'),
    import('@placard/content/stances/stances.json'),
    import('@placard/content/procedure/packs.ts'),
  ])
  return { names: countries, world: { countries: countries.countries, stances: stances.countries, procedures } }
}

/** The arguments and voices of a campaign, loaded with its first speech. */
export async function loadArguments(campaignId: string) {
  return (await import('@placard/content/arguments/books.ts')).argumentBook(campaignId)
}

/** The tables of French or Spanish, loaded with the first text in it. */
export async function loadTongue(tongue: 'french' | 'spanish', campaignId: string) {
  return (await import('@placard/content/languages/tables.ts')).tongueTables(tongue, campaignId)
}

/** Delegates' phrases, for when no model words their acts. */
export async function loadPhrases() {
  return (await import('@placard/content/phrases/phrases.ts')).phrases
}
