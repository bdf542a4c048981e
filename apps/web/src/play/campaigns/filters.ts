import { CATEGORIES, type CampaignSummary } from '@placard/contract'
import { DIFFICULTIES } from '@placard/engine'

export const CATEGORY_FILTERS = ['all', ...CATEGORIES] as const
export const DIFFICULTY_FILTERS = ['all', ...DIFFICULTIES] as const

export interface Filters {
  readonly category: (typeof CATEGORY_FILTERS)[number]
  readonly difficulty: (typeof DIFFICULTY_FILTERS)[number]
}

export const NO_FILTERS: Filters = { category: 'all', difficulty: 'all' }

/** The filters in a query such as `?category=security`. Unknown values are ignored. */
export function filtersIn(query: string): Filters {
  const wanted = new URLSearchParams(query)
  return {
    category: CATEGORY_FILTERS.find((value) => value === wanted.get('category')) ?? 'all',
    difficulty: DIFFICULTY_FILTERS.find((value) => value === wanted.get('difficulty')) ?? 'all',
  }
}

/** The query with the filters and its question mark; empty without filters. */
export function queryOf(filters: Filters): string {
  const query = new URLSearchParams()
  if (filters.category !== 'all') query.set('category', filters.category)
  if (filters.difficulty !== 'all') query.set('difficulty', filters.difficulty)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

export interface Shelves {
  readonly featured: readonly CampaignSummary[]
  readonly others: readonly CampaignSummary[]
}

/** The campaigns that match the filters, featured ones separately, each shelf in the catalogue's order. */
export function shelvesOf(campaigns: readonly CampaignSummary[], { category, difficulty }: Filters): Shelves {
  const passing = campaigns.filter(
    (campaign) =>
      (category === 'all' || campaign.category === category) &&
      (difficulty === 'all' || campaign.difficulty === difficulty),
  )
  return {
    featured: passing.filter(({ featured }) => featured),
    others: passing.filter(({ featured }) => !featured),
  }
}
