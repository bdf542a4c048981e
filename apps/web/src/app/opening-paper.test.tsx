import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import { Campaign, publicCampaignOf, type SessionSummary } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStore } from 'zustand'
import { CampaignGatewayContext } from '../client/gateways/campaign-gateway-context.ts'
import { type PaperGateway, PaperGatewayContext } from '../client/gateways/paper-gateway.ts'
import { viewStore } from '../client/navigation/view-store.ts'
import { choosePaper, paperTakenUp } from '../client/papers/chosen-paper.ts'
import { papersIn } from '../client/papers/testing/papers-in.ts'
import { CampaignScreen } from '../play/campaigns/CampaignScreen.tsx'
import { fetchLateParts } from '../play/session/LateParts.tsx'
import { SessionScreen } from '../play/session/SessionScreen.tsx'
import { aPlayedSession } from '../play/session/testing/played-session.ts'

const CLIMATE = 'climate-crisis-summit'
const PAPER = '0199aa00-0000-7000-8000-00000000000a'

const LEVY = 'Proposes a solidarity levy on shipping and air travel for the loss and damage fund'
const CLAUSES = [
  LEVY,
  'Calls for every Party to put a national roadmap away from coal, oil and gas into its next nationally determined contribution',
  'Encourages all countries to have a national adaptation plan and early warning systems that reach everyone',
  'Suggests that every two years all Parties report their emissions in common tables',
  'Asks schools to teach the science of climate change from the first grade',
]
const textOf = (clauses: readonly string[]) =>
  `The Conference of the Parties,\n\n${clauses.map((clause, at) => `${at + 1}. ${clause}`).join(';\n\n')}.`

function Page() {
  const view = useStore(viewStore, (state) => state.view)
  if (view.kind === 'session') return <SessionScreen sessionId={view.sessionId} />
  return <CampaignScreen campaignId={CLIMATE} />
}

/** The page at the campaign, with a session of it that begins when it is started, or is under way. */
async function open({
  clauses = CLAUSES,
  isUnderWay = false,
  title = 'Climate finance and justice',
  /** Settles when the paper may be read. */
  arrival = () => Promise.resolve(),
} = {}) {
  await fetchLateParts()
  const played = await aPlayedSession()
  const papers = papersIn()
  await papers.begin(PAPER, title, textOf(clauses))
  const { session } = await played.gateway.getSession(played.sessionId)
  const sessions: readonly SessionSummary[] = isUnderWay ? [session] : []
  let starts = 0
  const readPaper: PaperGateway['readPaper'] = async (id) => {
    await arrival()
    return papers.gateway.readPaper(id)
  }
  const gateway = {
    ...played.gateway,
    getCampaign: async () => publicCampaignOf(Campaign.parse(climate)),
    listSessions: async () => sessions,
    startSession: () => {
      starts += 1
      return played.gateway.getSession(played.sessionId)
    },
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CampaignGatewayContext value={gateway}>
        <PaperGatewayContext value={{ ...papers.gateway, readPaper }}>
          <Page />
        </PaperGatewayContext>
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Climate Crisis Summit' })
  return { person: userEvent.setup(), papers, played, started: () => starts }
}

async function choosePaperHere(person: ReturnType<typeof userEvent.setup>) {
  await person.click(screen.getByText('Open with a paper of yours'))
  await person.selectOptions(await screen.findByLabelText('Working paper'), PAPER)
}

const standsFor = (mark: string) => screen.findByLabelText<HTMLSelectElement>(`Clause ${mark} stands for`)
const chosenIn = async (mark: string) => (await standsFor(mark)).selectedOptions[0]?.text
const changesPut = (view: Awaited<ReturnType<Awaited<ReturnType<typeof aPlayedSession>>['view']>>) =>
  view.drafts.flatMap(({ deal }) => deal.flatMap((option, issue) => (option > 0 ? [view.issues[issue]?.id] : [])))

beforeEach(() => {
  window.sessionStorage.clear()
  paperTakenUp()
  act(() => viewStore.setState({ view: { kind: 'campaign', campaignId: CLIMATE } }))
})

describe('a session that opens with a working paper', () => {
  it('shows before it starts what each clause stands for, and what stays in the paper', async () => {
    const { person } = await open()
    await choosePaperHere(person)
    expect(await screen.findByText('4 of 5 clauses are heard here.')).toBeDefined()
    expect(await chosenIn('1')).toBe('Loss and damage: Solidarity levies on shipping, aviation and extraction')
    expect(await chosenIn('5')).toBe('Stays in the paper')
    expect(screen.getByText('1 clause is not heard here')).toBeDefined()
    expect(screen.getByText(/Clauses 1, 2, and 3 go first; clause 4 follows\./)).toBeDefined()
    expect(screen.getByText('Opens with 4 clauses of “Climate finance and justice”.')).toBeDefined()
  })

  it('lays three clauses at once and the last one with an Enter', async () => {
    choosePaper(PAPER, { kind: 'campaign', campaignId: CLIMATE, country: 'KEN' })
    const { person, played } = await open()
    await person.click(await screen.findByText('Opens with 4 clauses of “Climate finance and justice”.'))
    await person.click(screen.getByRole('button', { name: 'Start Campaign as Kenya' }))
    const card = await screen.findByRole('region', { name: 'From your paper “Climate finance and justice”' })
    await waitFor(async () => expect(changesPut(await played.view())).toHaveLength(3))
    expect(await within(card).findByRole('button', { name: 'Lay 1 clause on the table' })).toBeDefined()
    await person.type(screen.getByRole('textbox', { name: 'Your words' }), '{Enter}')
    await waitFor(async () => expect((await played.view()).proposals).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^From your paper/ })).toBeNull())
    const { entries } = await played.gateway.getSession(played.sessionId)
    expect(entries.some(({ words }) => words.includes(`1. ${LEVY}`))).toBe(true)
  })

  it('lays what was corrected, and not what was dropped', async () => {
    const { person, played } = await open({ clauses: CLAUSES.slice(0, 2) })
    await choosePaperHere(person)
    await person.selectOptions(await standsFor('1'), 'Stays in the paper')
    await person.selectOptions(await standsFor('2'), 'Coal, oil and gas: A transition away from fossil fuels')
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    await person.click(await screen.findByRole('button', { name: 'Lay 1 clause on the table' }))
    await waitFor(async () => expect(changesPut(await played.view())).toEqual(['fossil-fuels']))
    expect((await played.view()).drafts[0]?.deal).toEqual([0, 2, 0, 0, 0, 0])
  })

  it('does not start when the paper was written on meanwhile, and shows how it reads now', async () => {
    const { person, papers } = await open()
    await choosePaperHere(person)
    await screen.findByText('4 of 5 clauses are heard here.')
    await papers.write(PAPER, textOf([LEVY]))
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(await screen.findByText(/The paper was changed after you chose it\./)).toBeDefined()
    expect(await screen.findByText('1 of 1 clause is heard here.')).toBeDefined()
    expect(viewStore.getState().view.kind).toBe('campaign')
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    await waitFor(() => expect(viewStore.getState().view.kind).toBe('session'))
  })

  it('says that the paper was changed where the button is, with the panel of the paper closed', async () => {
    const { person, papers } = await open()
    await choosePaperHere(person)
    await screen.findByText('4 of 5 clauses are heard here.')
    await person.click(screen.getByText('Open with a paper of yours'))
    await waitFor(() => expect(screen.queryByText('4 of 5 clauses are heard here.')).toBeNull())
    await papers.write(PAPER, textOf([LEVY]))
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(await screen.findByText(/The paper was changed after you chose it\./)).toBeDefined()
  })

  it('starts once when the button is clicked twice', async () => {
    const { person, started } = await open()
    await choosePaperHere(person)
    await screen.findByText('4 of 5 clauses are heard here.')
    await person.dblClick(screen.getByRole('button', { name: 'Start Campaign' }))
    await waitFor(() => expect(viewStore.getState().view.kind).toBe('session'))
    expect(started()).toBe(1)
  })

  it('waits with the start until the paper is read', async () => {
    choosePaper(PAPER, { kind: 'campaign', campaignId: CLIMATE, country: undefined })
    const arrival = Promise.withResolvers<void>()
    const { person, started } = await open({ arrival: () => arrival.promise })
    await person.click(await screen.findByRole('button', { name: 'Reading your paper…' }))
    expect(started()).toBe(0)
    arrival.resolve()
    await person.click(await screen.findByRole('button', { name: 'Start Campaign' }))
    await waitFor(() => expect(viewStore.getState().view.kind).toBe('session'))
    expect(await screen.findByRole('region', { name: 'From your paper “Climate finance and justice”' })).toBeDefined()
  })

  it('does not start while the paper cannot be read, until it is left out', async () => {
    choosePaper(PAPER, { kind: 'campaign', campaignId: CLIMATE, country: undefined })
    const { person, started } = await open({ arrival: () => Promise.reject(new Error('no answer')) })
    expect(await screen.findByText('Your paper could not be read. Please try again.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    await screen.findByRole('button', { name: 'Start Campaign' })
    expect(started()).toBe(0)
    await person.click(screen.getByRole('button', { name: 'Leave the paper out' }))
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    await waitFor(() => expect(started()).toBe(1))
  })

  it('says which clause the brief of the country will be against', async () => {
    choosePaper(PAPER, { kind: 'campaign', campaignId: CLIMATE, country: 'SAU' })
    await open({ clauses: ['Decides to phase out fossil fuels and to license no new oil and gas fields after 2030'] })
    const warning = /^Saudi Arabia stands nearer to “A text that names no fuel”, so your brief may prefer that\./
    expect(await screen.findByText(warning)).toBeDefined()
  })
})

describe('a paper that cannot be laid', () => {
  it('is said to be no matter of the campaign, with every clause to be chosen by hand', async () => {
    const { person } = await open({ clauses: ['Invites artists to paint murals in every capital'], title: 'Art' })
    await choosePaperHere(person)
    expect(await screen.findByText(/^No clause of this paper is an option of this campaign\./)).toBeDefined()
    expect(screen.queryByText(/^Opens with/)).toBeNull()
  })

  it('was deleted', async () => {
    choosePaper(PAPER, { kind: 'campaign', campaignId: CLIMATE, country: undefined })
    const { papers, person } = await open()
    await screen.findByText('4 of 5 clauses are heard here.')
    await papers.gateway.removePaper(PAPER)
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(await screen.findByText('This paper was deleted. Choose another one.')).toBeDefined()
  })

  it('is not there yet: the chat is where papers begin', async () => {
    const { person, papers } = await open()
    await papers.gateway.removePaper(PAPER)
    await person.click(screen.getByText('Open with a paper of yours'))
    expect(await screen.findByText(/^You have no working papers yet\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toBeDefined()
  })
})

describe('a session under way', () => {
  it('is offered as the place for the paper, which is laid there when it is confirmed', async () => {
    const { person, played } = await open({ isUnderWay: true })
    await choosePaperHere(person)
    expect(await screen.findByText('A session of this campaign is open, with you as Kenya.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Lay it there instead' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lay your paper on the table' })
    expect(await within(dialog).findByText('4 of 5 clauses are heard here.')).toBeDefined()
    await person.click(within(dialog).getByRole('button', { name: 'Lay 4 clauses' }))
    await waitFor(async () => expect(changesPut(await played.view())).toHaveLength(3))
  })
})
