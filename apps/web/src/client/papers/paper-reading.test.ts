import { describe, expect, it } from 'vitest'
import { loadWorld } from '../../kit/countries/countries.ts'
import { countryOf } from './paper-reading.ts'

describe('the country that a paper is of', () => {
  it.each([
    { text: 'Main submitter: Kenya\n\nThe General Assembly,', country: 'KEN', because: 'a line says so' },
    { text: '**Sponsor:** Niger\n\nThe General Assembly,', country: 'NER', because: 'marks of form do not count' },
    { text: 'Topic: Relief in Ukraine\nDelegation: Ghana', country: 'GHA', because: 'the topic is not the delegation' },
    { text: 'Sponsors: Kenya, Ghana', country: undefined, because: 'two are named' },
    { text: 'Topic: Relief in Ukraine\n\nThe General Assembly,', country: undefined, because: 'it is the topic' },
    { text: 'Speech of Kenya\n\nUkraine needs our help.', country: undefined, because: 'no line names a sponsor' },
    { text: `${'A line.\n'.repeat(40)}Country: Kenya`, country: undefined, because: 'it is not at the head' },
  ])('is $country, because $because', async ({ text, country }) => {
    const { countries } = await loadWorld()
    expect(countryOf({ text }, countries)).toBe(country)
  })
})
