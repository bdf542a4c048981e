import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { viewStore } from '../../client/navigation/view-store.ts'
import { CampaignsScreen } from './CampaignsScreen.tsx'
import { aSession, fakeGateway } from './testing/fake-gateway.ts'
import { renderPage } from './testing/test-page.tsx'

beforeEach(() => window.history.replaceState(null, '', '/?category=all'))

function filter(group: string, name: string): HTMLElement {
  return within(screen.getByRole('group', { name: group })).getByRole('button', { name })
}

async function titles(): Promise<(string | null)[]> {
  const found = await screen.findAllByRole('heading', { level: 3 })
  return found.map(({ textContent }) => textContent)
}

describe('the campaign picker', () => {
  it('lays out featured campaigns apart from the rest, each with its facts', async () => {
    renderPage(fakeGateway(), <CampaignsScreen />)
    const featured = await screen.findByRole('region', { name: 'Featured Campaigns' })
    expect(within(featured).getAllByRole('article')).toHaveLength(3)
    expect(within(featured).getAllByText('New')).toHaveLength(2)
    const all = screen.getByRole('region', { name: 'All Campaigns' })
    const nuclear = within(all).getByRole('article', { name: 'Nuclear Non-Proliferation' })
    for (const text of ['70 min', '9 AI delegates', 'Expert', /five seats/, /Three review conferences/]) {
      expect(within(nuclear).getByText(text)).toBeDefined()
    }
    const seats = await within(nuclear).findByRole('list', { name: 'Seats in Nuclear Non-Proliferation' })
    expect(within(seats).getAllByRole('listitem')).toHaveLength(9)
  })

  it('draws the world of a dossier as a few shapes, not as one for each state', async () => {
    renderPage(fakeGateway(), <CampaignsScreen />)
    const article = await screen.findByRole('article', { name: 'Nuclear Non-Proliferation' })
    await waitFor(() => expect(article.querySelector('path[fill-opacity="0.82"]')).not.toBeNull())
    expect(article.querySelectorAll('path[fill-opacity]')).toHaveLength(2)
  })

  it('filters by category and difficulty and keeps both in the address', async () => {
    const person = userEvent.setup()
    renderPage(fakeGateway(), <CampaignsScreen />)
    await titles()
    await person.click(filter('Category', 'Security'))
    expect(await titles()).toEqual(['Cybersecurity Alliance', 'Nuclear Non-Proliferation'])
    expect(filter('Category', 'Security').getAttribute('aria-pressed')).toBe('true')
    await person.click(filter('Difficulty', 'Expert'))
    expect(window.location.search).toBe('?category=security&difficulty=expert')
    expect(screen.getByText('2 campaigns shown')).toBeDefined()
  })

  it('shows the filters of the address it was opened at', async () => {
    window.history.replaceState(null, '', '/?difficulty=intermediate')
    renderPage(fakeGateway(), <CampaignsScreen />)
    expect(await titles()).toEqual(['Climate Crisis Summit', 'Pandemic Preparedness'])
  })

  it('says so when no campaign passes, and clears the filters', async () => {
    const person = userEvent.setup()
    renderPage(fakeGateway(), <CampaignsScreen />)
    await titles()
    await person.click(filter('Category', 'Political'))
    expect(screen.getByRole('heading', { name: 'No campaigns found' })).toBeDefined()
    expect(screen.getByText('Try adjusting your filters to see more campaigns.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await titles()).toHaveLength(6)
    expect(window.location.search).toBe('')
  })

  it('opens the dossier that is chosen', async () => {
    renderPage(fakeGateway(), <CampaignsScreen />)
    await userEvent.click(await screen.findByRole('link', { name: 'Trade Mediation' }))
    expect(viewStore.getState().view).toEqual({ kind: 'campaign', campaignId: 'trade-mediation' })
  })

  it('tells a failure and tries again', async () => {
    let attempts = 0
    const gateway = fakeGateway({
      listCampaigns: async () => {
        attempts += 1
        if (attempts === 1) throw new Error('The server could not be reached.')
        return []
      },
    })
    renderPage(gateway, <CampaignsScreen />)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The server could not be reached.')).toBeDefined()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/No campaign has been published/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })
})

describe('sessions on the desk', () => {
  it('D9 are marked where they were imported, with their result as without one', async () => {
    const done = { status: 'concluded', score: 0.9, resolutionType: 'diplomatic_success' } as const
    const sessions = [
      aSession({ id: 'a', title: 'Imported, over', ...done, isImported: true }),
      aSession({ id: 'b', title: 'Imported, open', isImported: true }),
      aSession({ id: 'c', title: 'Played here', ...done }),
    ]
    renderPage(fakeGateway({ listSessions: async () => sessions }), <CampaignsScreen />)
    const finished = await screen.findByRole('region', { name: 'Finished sessions' })
    const [over, own] = within(finished).getAllByRole('listitem')
    expect(over?.textContent).toContain('Imported')
    expect(own?.textContent).not.toContain('Imported')
    const open = screen.getByRole('region', { name: 'Resume' })
    expect(within(open).getByText('Imported')).toBeDefined()
  })

  it('offer the open ones to resume and the finished ones to read', async () => {
    const sessions = [
      aSession({ id: 'open-one' }),
      aSession({
        id: 'done-one',
        title: 'Trade Mediation',
        status: 'concluded',
        score: 0.84,
        resolutionType: 'partial_resolution',
      }),
    ]
    renderPage(fakeGateway({ listSessions: async () => sessions }), <CampaignsScreen />)
    const resume = await screen.findByRole('link', { name: 'Resume Climate Crisis Summit' })
    expect(resume.getAttribute('href')).toBe('/sessions/open-one')
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toContain('40 %')
    const debrief = screen.getByRole('link', { name: 'Debrief of Trade Mediation' })
    expect(debrief.getAttribute('href')).toBe('/sessions/done-one/debrief')
    expect(screen.getByText('Partial resolution')).toBeDefined()
    expect(screen.getByText('Session score 0.84')).toBeDefined()
  })

  it('show three finished ones until all are asked for', async () => {
    const sessions = [1, 2, 3, 4, 5].map((id) => aSession({ id: String(id), status: 'concluded' }))
    renderPage(fakeGateway({ listSessions: async () => sessions }), <CampaignsScreen />)
    expect(await screen.findAllByRole('link', { name: /^Debrief of/ })).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }))
    expect(screen.getAllByRole('link', { name: /^Debrief of/ })).toHaveLength(5)
  })

  it('leave the campaigns alone when they cannot be had', async () => {
    const gateway = fakeGateway({ listSessions: () => Promise.reject(new Error('no')) })
    renderPage(gateway, <CampaignsScreen />)
    expect(await screen.findByText(/Your sessions could not be loaded/)).toBeDefined()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  })
})
