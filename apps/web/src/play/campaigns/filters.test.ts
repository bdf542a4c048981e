import { summaryOf } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { filtersIn, NO_FILTERS, queryOf, shelvesOf } from './filters.ts'
import { agoText } from './messages.en.ts'
import { shippedCampaigns } from './testing/fake-gateway.ts'

const campaigns = shippedCampaigns.map(summaryOf)
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

describe('the shelves', () => {
  it('keep featured campaigns apart, each shelf in the order of the catalogue', () => {
    const { featured, others } = shelvesOf(campaigns, NO_FILTERS)
    expect(titles(featured)).toEqual(['Climate Crisis Summit', 'Ukraine Humanitarian Crisis', 'Pandemic Preparedness'])
    expect(titles(others)).toEqual(['Cybersecurity Alliance', 'Trade Mediation', 'Nuclear Non-Proliferation'])
  })

  it.each([
    { category: 'security', difficulty: 'all', count: 2, because: 'two campaigns are about security' },
    { category: 'all', difficulty: 'expert', count: 2, because: 'two are for experts' },
    { category: 'humanitarian', difficulty: 'intermediate', count: 1, because: 'both filters hold at once' },
    { category: 'political', difficulty: 'all', count: 0, because: 'none is filed there yet' },
    { category: 'economic', difficulty: 'beginner', count: 0, because: 'trade is for the advanced' },
  ] as const)('show $count of $category for $difficulty: $because', ({ category, difficulty, count }) => {
    const { featured, others } = shelvesOf(campaigns, { category, difficulty })
    expect(featured.length + others.length).toBe(count)
  })
})

describe('filters in the address', () => {
  it.each([
    { query: '', filters: NO_FILTERS, because: 'nothing is filtered' },
    {
      query: '?category=security&difficulty=expert',
      filters: { category: 'security', difficulty: 'expert' },
      because: 'both are known',
    },
    { query: '?category=sports', filters: NO_FILTERS, because: 'no such category exists' },
    { query: '?difficulty=', filters: NO_FILTERS, because: 'nothing is named' },
  ] as const)('“$query” is read: $because', ({ query, filters }) => {
    expect(filtersIn(query)).toEqual(filters)
  })

  it('come back from the query they were written to', () => {
    const filters = { category: 'environmental', difficulty: 'all' } as const
    expect(queryOf(filters)).toBe('?category=environmental')
    expect(filtersIn(queryOf(filters))).toEqual(filters)
    expect(queryOf(NO_FILTERS)).toBe('')
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-01-10T12:00:00.000Z')
  it.each([
    { at: '2026-01-10T11:59:40.000Z', text: 'this minute', because: 'seconds are not counted' },
    { at: '2026-01-10T11:15:00.000Z', text: '45 minutes ago', because: 'of less than an hour' },
    { at: '2026-01-10T09:00:00.000Z', text: '3 hours ago', because: 'of less than a day' },
    { at: '2026-01-09T11:00:00.000Z', text: 'yesterday', because: 'one day has a word' },
    { at: '2026-01-11T12:00:00.000Z', text: 'this minute', because: 'another clock may run ahead' },
  ] as const)('$at is $text: $because', ({ at, text }) => {
    expect(agoText(at, now)).toBe(text)
  })
})
