import { describe, expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

describe('the title of the page', () => {
  it.each([
    { title: 'Model UN Campaigns', isDemo: false, shown: 'Model UN Campaigns · Placard' },
    { title: 'Model UN Campaigns', isDemo: true, shown: 'Model UN Campaigns · Demo · Placard' },
  ])('of $title, demo $isDemo, is $shown', ({ title, isDemo, shown }) => {
    expect(pageTitle(title, isDemo)).toBe(shown)
  })
})
