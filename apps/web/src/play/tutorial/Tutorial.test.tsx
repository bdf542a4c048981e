import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../client/gateways/campaign-gateway-context.ts'
import { navigate, viewStore } from '../../client/navigation/view-store.ts'
import { Coach } from './Coach.tsx'
import { tutorialMessages } from './messages.en.ts'
import { TutorialOffer } from './TutorialOffer.tsx'
import { aRound } from './testing/a-round.ts'

afterEach(() => {
  window.localStorage.clear()
  act(() => navigate({ kind: 'campaigns' }, { replace: true }))
})

async function showOffer(startSession: CampaignGateway['startSession']) {
  const gateway: CampaignGateway = {
    listCampaigns: async () => [],
    getCampaign: () => Promise.reject(new Error('nobody asks')),
    startSession,
    listSessions: async () => [],
    getSession: () => Promise.reject(new Error('nobody asks')),
    getDebrief: () => Promise.reject(new Error('nobody asks')),
    getReplay: () => Promise.reject(new Error('nobody asks')),
    sendCommand: () => Promise.reject(new Error('nobody asks')),
    watchSession: () => () => undefined,
  }
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <CampaignGatewayContext value={gateway}>
        <TutorialOffer />
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
  return { page, person: userEvent.setup() }
}

describe('the offer of the tutorial', () => {
  it('opens the round and goes to it', async () => {
    const detail = await (await aRound()).look()
    const { person } = await showOffer(async () => detail)
    await person.click(screen.getByRole('button', { name: 'Start the tutorial' }))
    await expect.poll(() => viewStore.getState().view).toEqual({ kind: 'session', sessionId: detail.session.id })
  })

  it('is a line once it was put off, in later visits too, and can still be played', async () => {
    const { page, person } = await showOffer(() => Promise.reject(new Error('nobody asks')))
    await person.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('region', { name: 'New at the table?' })).toBeNull()
    page.unmount()
    await showOffer(() => Promise.reject(new Error('nobody asks')))
    expect(screen.getByRole('button', { name: tutorialMessages.offer.again })).toBeDefined()
  })

  it('says why when the round cannot be opened', async () => {
    const { person } = await showOffer(() =>
      Promise.reject(new ApiError('unreachable', 'The server could not be reached.')),
    )
    await person.click(screen.getByRole('button', { name: 'Start the tutorial' }))
    expect(await screen.findByText('The server could not be reached.')).toBeDefined()
  })
})

describe('the coach', () => {
  it('marks what has been done, says what is next, and puts example words where they can be changed', async () => {
    const round = await aRound()
    await round.send({ kind: 'say', text: tutorialMessages.words.speak })
    const suggested = vi.fn()
    render(<Coach {...(await round.look())} onSuggest={suggested} />)
    const coach = within(screen.getByRole('region', { name: 'Tutorial' }))
    expect(coach.getByRole('status').textContent).toBe(tutorialMessages.coach.lessons.propose.text)
    expect(coach.getAllByLabelText('done')).toHaveLength(1)
    await userEvent.setup().click(coach.getByRole('button', { name: 'Example words' }))
    expect(suggested).toHaveBeenCalledWith(tutorialMessages.words.propose)
  })

  it('can be hidden and called back', async () => {
    const person = userEvent.setup()
    render(<Coach {...(await (await aRound()).look())} onSuggest={() => undefined} />)
    await person.click(screen.getByRole('button', { name: 'Hide the coach' }))
    expect(screen.queryByRole('region', { name: 'Tutorial' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show the coach' }))
    expect(screen.getByRole('region', { name: 'Tutorial' })).toBeDefined()
  })
})
