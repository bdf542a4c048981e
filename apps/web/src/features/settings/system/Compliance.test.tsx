import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSettings } from '../testing/open-settings.tsx'

afterEach(() => vi.restoreAllMocks())

/** The browser’s list of what the page asked for. */
function asked(addresses: readonly string[]) {
  const entries = addresses.map((name) => ({
    name,
    entryType: 'resource',
    startTime: 0,
    duration: 0,
    toJSON: () => name,
  }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
}

const own = (count: number) => Array.from({ length: count }, (_, at) => `${window.location.origin}/assets/${at}.js`)

describe('the badge of other sites', () => {
  it('tells how many requests went to the site itself, while the browser lists all of them', async () => {
    asked(own(249))
    await openSettings('system')
    expect(screen.getByText('No other sites contacted')).toBeDefined()
    expect(screen.getByText(/has made 249 requests, all of them to the site/)).toBeDefined()
  })

  it('says no more than is known once the browser’s list is full', async () => {
    asked(own(250))
    await openSettings('system')
    expect(screen.queryByText('No other sites contacted')).toBeNull()
    expect(screen.queryByText(/all of them to the site/)).toBeNull()
    expect(screen.getByText('No other sites seen')).toBeDefined()
    expect(screen.getByText(/lists only the first 250 requests/)).toBeDefined()
  })

  it('names other sites, and says if there may be more of them', async () => {
    asked([...own(249), 'https://models.example/v1/chat'])
    await openSettings('system')
    expect(screen.getByText('1 other site contacted')).toBeDefined()
    expect(screen.getByText(/has also contacted models\.example\..*lists only the first 250 requests/)).toBeDefined()
  })
})
