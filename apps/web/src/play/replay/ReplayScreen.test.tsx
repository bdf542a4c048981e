import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import { Campaign, type SessionDetail, type StartSession } from '@placard/contract'
import { aCatalogue, aSessionHost, driveSession, expectOk } from '@placard/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allCommands, commandStore } from '../../client/commands/commands.ts'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../client/gateways/campaign-gateway-context.ts'
import { VoiceGatewayContext } from '../../client/gateways/voice-gateway.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { speechStore } from '../../client/voice/speech-store.ts'
import { silentGateway } from '../../client/voice/testing/silent-gateway.ts'
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

function open(over: Partial<CampaignGateway> = {}, voice?: ReturnType<typeof silentGateway>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <CampaignGatewayContext value={{ ...gateway, ...over }}>
        <VoiceGatewayContext value={voice}>
          <ReplayScreen sessionId={detail.session.id} />
        </VoiceGatewayContext>
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

describe('the replay, heard', () => {
  afterEach(() => {
    sessionStorage.clear()
    act(() => {
      speechStore.dispatch({ kind: 'stopped' })
      deviceSettings.reset()
    })
  })
  const asked = () => speechStore.getState().queue[0]
  const voice = () => screen.getByRole('button', { name: 'Voice in this replay' })
  const position = async () => Number((await scrubber()).getAttribute('value'))
  /** Speeches of delegates that something follows soon. */
  const speeches = () =>
    detail.entries.flatMap(({ kind, seat, at }, index) => {
      const next = detail.entries[index + 1]?.at ?? Number.POSITIVE_INFINITY
      return kind === 'speech' && seat !== detail.view.you && next - at < 5_000 ? [index] : []
    })

  /** A replay that plays from a speech of a delegate on, its voice on. */
  async function playFrom(index: number) {
    localStorage.setItem('placard.voice-wanted', 'true')
    open({}, silentGateway())
    fireEvent.change(await scrubber(), { target: { value: String(index) } })
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  }

  it('says the speech that is shown in the voice of its seat, waits for it, and then goes on', async () => {
    const [index = 0] = speeches()
    await playFrom(index)
    await vi.waitFor(() => expect(asked()).toBeDefined())
    const entry = detail.entries[index]
    expect(asked()?.pieces.join(' ')).toBe(entry?.words)
    const { number = 0 } = asked() ?? {}
    act(() => speechStore.dispatch({ kind: 'sounding', number, pieceAt: 0, wordAt: 1, isAudible: true }))
    expect(document.querySelector('[aria-current="step"] [data-heard="2"]')?.textContent).toBe(entry?.words)
    expect(screen.getByRole('button', { name: /, being heard/ })).toBeDefined()
    expect(await position()).toBe(index)
    act(() => speechStore.dispatch({ kind: 'finished', number }))
    await vi.waitFor(async () => expect(await position()).toBeGreaterThan(index))
  })

  it('pauses with the replay, and ends when another moment is shown', async () => {
    const [index = 0, other = 0] = speeches()
    await playFrom(index)
    await vi.waitFor(() => expect(asked()).toBeDefined())
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(speechStore.getState().isPaused).toBe(true)
    fireEvent.change(await scrubber(), { target: { value: String(other) } })
    expect(asked()).toBeUndefined()
  })

  it('is silenced by its button and by Ctrl+M, is silent at 60×, and goes on without', async () => {
    const [index = 0] = speeches()
    await playFrom(index)
    await vi.waitFor(() => expect(asked()).toBeDefined())
    const command = allCommands(commandStore.getState().sources).find(({ keys }) => keys?.includes('Control+m'))
    act(() => command?.run())
    expect(voice().getAttribute('aria-pressed')).toBe('false')
    expect(asked()).toBeUndefined()
    await vi.waitFor(async () => expect(await position()).toBeGreaterThan(index))
    await userEvent.click(screen.getByRole('button', { name: '60×' }))
    await userEvent.click(voice())
    expect(voice().getAttribute('data-tooltip')).toBe('Voice is on, but at 60× nothing is spoken.')
    fireEvent.change(await scrubber(), { target: { value: String(index) } })
    await vi.waitFor(async () => expect(await position()).toBeGreaterThan(index))
    expect(asked()).toBeUndefined()
  })

  it.each([
    { where: 'a session was silenced in this tab', isSilenced: true, isAutoPlayed: true },
    { where: 'the settings want nothing spoken by itself', isSilenced: false, isAutoPlayed: false },
  ])('is silent until it is wanted where $where', async ({ isSilenced, isAutoPlayed }) => {
    if (isSilenced) sessionStorage.setItem(`placard.voice.${detail.session.id}`, 'false')
    deviceSettings.change({ autoPlayAudio: isAutoPlayed })
    const [index = 0] = speeches()
    await playFrom(index)
    expect(voice().getAttribute('aria-pressed')).toBe('false')
    await vi.waitFor(async () => expect(await position()).toBeGreaterThan(index))
    expect(asked()).toBeUndefined()
  })

  it('is not offered where voice is switched off', async () => {
    deviceSettings.change({ voiceEnabled: false })
    open({}, silentGateway())
    await scrubber()
    expect(screen.queryByRole('button', { name: 'Voice in this replay' })).toBeNull()
  })
})
