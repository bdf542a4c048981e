import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import { Campaign, type SessionDetail, type StartSession } from '@placard/contract'
import { aCatalogue, aSessionHost, driveSession, expectOk } from '@placard/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../client/gateways/campaign-gateway-context.ts'
import { clockText } from '../../kit/ui/clock-text.ts'
import { ReplayScreen } from './ReplayScreen.tsx'

const REF = { userId: 'ada' }

function refuse(): never {
  throw new Error('this call is not part of the test')
}

let detail: SessionDetail
let gateway: CampaignGateway
const asked: StartSession[] = []

beforeAll(async () => {
  const campaign = Campaign.parse(climate)
  const world = { countries: countries.countries, stances: stances.countries }
  const { host, clock } = aSessionHost({ catalogue: aCatalogue(campaign), world })
  const input = { campaignId: campaign.id, country: 'KEN', draw: { seed: 7 } }
  const { session } = expectOk(await host.startSession({ input, person: { ...REF, name: 'Ada' } }))
  detail = await driveSession({ host, clock, sessionId: session.id, ...REF })
  gateway = {
    listCampaigns: refuse,
    getCampaign: async () => campaign,
    listSessions: refuse,
    startSession: async (request) => {
      asked.push(request)
      return detail
    },
    getSession: async () => detail,
    getDebrief: () => Promise.reject(new Error('the detail has it')),
    getReplay: async (sessionId, after) => expectOk(await host.replaySession({ ...REF, sessionId, after })),
    sendCommand: refuse,
    watchSession: refuse,
  }
})

function open(over: Partial<CampaignGateway> = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <CampaignGatewayContext value={{ ...gateway, ...over }}>
        <ReplayScreen sessionId={detail.session.id} />
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
}

const scrubber = () => screen.findByRole('slider', { name: 'Moment of the session' })

describe('the replay of a finished session', () => {
  it('begins at the beginning: an empty text, a full hall', async () => {
    open()
    expect((await scrubber()).getAttribute('value')).toBe('0')
    expect(await screen.findByText('There is no draft on the floor yet.')).toBeDefined()
    const hall = within(await screen.findByRole('region', { name: 'The hall' }))
    expect(hall.getAllByRole('button').length).toBe(detail.view.seats.length)
  })

  it('D9 says of an imported session that it was imported', async () => {
    open({ getSession: async () => ({ ...detail, session: { ...detail.session, isImported: true } }) })
    expect(await screen.findByText('Imported')).toBeDefined()
  })

  it('shows the text and the words of any position', async () => {
    open()
    const last = detail.entries.length - 1
    fireEvent.change(await scrubber(), { target: { value: String(last) } })
    const draft = detail.view.drafts.at(-1)
    expect(await screen.findByRole('heading', { name: `Draft resolution ${draft?.number}` })).toBeDefined()
    const current = screen.getByRole('region', { name: 'What was said' }).querySelector('[aria-current="step"]')
    expect(current?.textContent).toContain(clockText(detail.entries[last]?.at ?? 0))
  })

  it('steps, jumps and plays by keys', async () => {
    open()
    await scrubber()
    const index = async () => (await scrubber()).getAttribute('value')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(await index()).toBe('1')
    await userEvent.keyboard('{End}')
    expect(await index()).toBe(String(detail.entries.length - 1))
    await userEvent.keyboard('{Home}')
    expect(await index()).toBe('0')
    await userEvent.keyboard(' ')
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
  })

  it('moves by itself while it plays, faster at a higher speed', async () => {
    open()
    await scrubber()
    await userEvent.click(screen.getByRole('button', { name: '60×' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await expect.poll(async () => Number((await scrubber()).getAttribute('value'))).toBeGreaterThan(2)
  })

  it('jumps to what moved the session', async () => {
    open()
    await scrubber()
    const moments = within(screen.getByRole('region', { name: 'Jump to a moment' }))
    const [first] = moments.getAllByRole('button')
    await userEvent.click(first ?? document.body)
    expect(Number((await scrubber()).getAttribute('value'))).toBeGreaterThan(0)
  })

  it('is left to play on from where it stands', async () => {
    open()
    fireEvent.change(await scrubber(), { target: { value: '5' } })
    await userEvent.click(screen.getByRole('button', { name: /^Go back to the moment at/ }))
    expect(asked.at(-1)?.from).toEqual({ sessionId: detail.session.id, seq: detail.entries[5]?.seq })
  })

  it('says so when a part of it cannot be had, and tries again', async () => {
    let isDown = true
    open({
      getReplay: (...input) =>
        isDown ? Promise.reject(new Error('The server is away.')) : gateway.getReplay(...input),
    })
    expect(await screen.findByText('The server is away.')).toBeDefined()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There is no draft on the floor yet.')).toBeDefined()
  })

  it('is not there before the end', async () => {
    open({ getSession: async () => ({ ...detail, view: { ...detail.view, status: 'active' } }) })
    expect(await screen.findByRole('heading', { name: 'This session is not over yet' })).toBeDefined()
  })
})
