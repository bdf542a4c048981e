import type { SessionDetail, StartSession } from '@placard/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { viewStore } from '../../client/navigation/view-store.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { CampaignScreen } from './CampaignScreen.tsx'
import { fakeGateway, shippedCampaigns } from './testing/fake-gateway.ts'
import { renderPage } from './testing/test-page.tsx'

const CLIMATE = 'climate-crisis-summit'

async function open(gateway = fakeGateway(), campaignId = CLIMATE) {
  const person = userEvent.setup()
  renderPage(gateway, <CampaignScreen campaignId={campaignId} />)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('listbox', { name: /^Map of the member states/ })
  return person
}

async function choose(person: ReturnType<typeof userEvent.setup>, typed: string) {
  const field = screen.getByRole('combobox', { name: 'Country' })
  await person.clear(field)
  await person.type(field, `${typed}{Enter}`)
}

describe('a campaign opened', () => {
  it('shows what it is about, its facts, agenda, delegates, sources and how it works', async () => {
    await open()
    for (const name of ['Overview', 'Agenda', 'In the room', 'The real record', 'How it Works', 'At a glance']) {
      expect(screen.getByRole('region', { name })).toBeDefined()
    }
    for (const name of ['Objectives', 'Potential Scenarios', 'Key Issues']) {
      expect(screen.getByRole('heading', { name })).toBeDefined()
    }
    const facts = within(screen.getByRole('region', { name: 'At a glance' }))
    for (const text of ['45 minutes', '6', 'Environmental', 'Ambition, money and trust', 'Intermediate']) {
      expect(facts.getByText(text)).toBeDefined()
    }
    expect(facts.getByText(/two thirds of the votes cast/)).toBeDefined()
    expect(screen.getByText(/whose interests come from real United Nations votes/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'All campaigns' }).getAttribute('href')).toBe('/campaigns')
  })

  it('sets the operative verb of a clause in italics', async () => {
    await open()
    expect(screen.getAllByText('Encourages').map(({ tagName }) => tagName)).toContain('EM')
  })

  it('names the votes a council needs, of all seats with the player’s', async () => {
    await open(fakeGateway(), 'nuclear-non-proliferation')
    expect(screen.getByText(/6 of 10 votes in favour and no permanent member against/)).toBeDefined()
  })

  it('never shows what a delegate keeps to itself', async () => {
    await open()
    const agendas = shippedCampaigns.find(({ id }) => id === CLIMATE)?.seats.map(({ agenda }) => agenda) ?? []
    expect(agendas).toHaveLength(6)
    for (const agenda of agendas) expect(document.body.textContent).not.toContain(agenda)
  })

  it('says that an unknown campaign is unknown, and leads back', async () => {
    const refusal = new ApiError('refused', 'Not found.', { status: 404 })
    renderPage(fakeGateway({ getCampaign: () => Promise.reject(refusal) }), <CampaignScreen campaignId="nothing" />)
    expect(await screen.findByRole('heading', { name: 'No such campaign' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'All campaigns' })).toBeDefined()
  })

  it('tells a failure and tries again', async () => {
    let isUp = false
    const gateway = fakeGateway()
    const flaky = fakeGateway({
      getCampaign: (id) => (isUp ? gateway.getCampaign(id) : Promise.reject(new Error('The server is away.'))),
    })
    renderPage(flaky, <CampaignScreen campaignId={CLIMATE} />)
    expect(await screen.findByText('The server is away.')).toBeDefined()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Climate Crisis Summit' })).toBeDefined()
  })
})

describe('choosing a country', () => {
  it('by any of its names shows its placard and its brief with the reasons', async () => {
    const person = await open()
    await choose(person, 'america')
    const brief = screen.getByRole('region', { name: 'United States’s brief' })
    expect(within(brief).getByText('Investment from all sources')).toBeDefined()
    expect(within(brief).getByText(/never a national share or a duty to pay/)).toBeDefined()
    expect(screen.getByText(/You take the seat of .*; .* fills in as an AI delegate\./)).toBeDefined()
  })

  it('on the map with the keyboard does the same', async () => {
    const person = await open()
    await choose(person, 'kenya')
    screen.getByRole('listbox', { name: /^Map of the member states/ }).focus()
    await person.keyboard('{ArrowUp}{Enter}')
    expect(await screen.findByRole('region', { name: 'Ethiopia’s brief' })).toBeDefined()
    const ethiopia = screen.getByRole('option', { name: /^Ethiopia: / })
    expect(ethiopia.getAttribute('aria-selected')).toBe('true')
  })

  it('on the map with a click does the same', async () => {
    const person = await open()
    await person.click(screen.getByRole('option', { name: /^Tuvalu: / }))
    expect(await screen.findByRole('region', { name: 'Tuvalu’s brief' })).toBeDefined()
    expect(screen.getByText('Small island state')).toBeDefined()
    expect(screen.getByText('You join the 6 AI delegates with a seat of your own.')).toBeDefined()
  })

  it('follows the issue shown, and says the same in a table', async () => {
    const person = await open()
    const before = screen.getByRole('option', { name: /^Norway: / }).getAttribute('aria-label')
    await person.selectOptions(screen.getByLabelText('Issue on the map'), 'Adaptation')
    const after = screen.getByRole('option', { name: /^Norway: / }).getAttribute('aria-label')
    expect(after).not.toBe(before)
    await person.click(screen.getByRole('button', { name: 'View as table' }))
    const table = screen.getByRole('table', { name: 'Where the member states stand on Adaptation' })
    expect(within(table).getAllByRole('row')).toHaveLength(194)
    const norway = within(table).getByRole('rowheader', { name: 'Norway' }).closest('tr')
    expect(after).toContain(norway?.children[1]?.textContent ?? 'nothing')
  })

  it('tells a permanent member of its veto, and others that they have none', async () => {
    const person = await open(fakeGateway(), 'nuclear-non-proliferation')
    await choose(person, 'france')
    expect(screen.getByText(/your vote against is a veto/)).toBeDefined()
    await choose(person, 'kenya')
    expect(screen.getByText(/You sit as an elected member/)).toBeDefined()
  })

  it('finds nothing for what is no country and keeps what was chosen', async () => {
    const person = await open()
    await choose(person, 'kenya')
    const field = screen.getByRole('combobox', { name: 'Country' })
    await person.clear(field)
    await person.type(field, 'atlantis')
    expect(screen.getByText('No member state matches “atlantis”.')).toBeDefined()
    await person.keyboard('{Escape}')
    expect(screen.getByRole('region', { name: 'Kenya’s brief' })).toBeDefined()
  })
})

describe('starting', () => {
  function aHost() {
    const asked: StartSession[] = []
    const answers: { settle: (detail: SessionDetail) => void; fail: (error: Error) => void }[] = []
    const gateway = fakeGateway({
      startSession: (input) => {
        asked.push(input)
        return new Promise((settle, fail) => answers.push({ settle, fail }))
      },
    })
    return { asked, answers, gateway }
  }

  it('without a country sends none and says that it is under way', async () => {
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(asked).toEqual([{ campaignId: CLIMATE, pace: 1 }])
    expect(screen.getByRole('button', { name: 'Initializing Campaign...' }).getAttribute('aria-busy')).toBe('true')
    await person.click(screen.getByRole('button', { name: 'Initializing Campaign...' }))
    expect(asked).toHaveLength(1)
  })

  it('sends the country, the pace and a known draw', async () => {
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    await choose(person, 'kenya')
    await person.click(screen.getByText('Advanced'))
    await person.selectOptions(screen.getByLabelText('Pace'), '3')
    await person.type(screen.getByLabelText('Known draw'), `42-${'0f'.repeat(16)}`)
    await person.click(screen.getByRole('button', { name: 'Start Campaign as Kenya' }))
    expect(asked).toEqual([{ campaignId: CLIMATE, country: 'KEN', pace: 3, draw: { seed: 42, salt: '0f'.repeat(16) } }])
  })

  it.each([
    { debateMode: 'balanced', tone: 'mixed', because: 'a balanced room is the one that was written' },
    { debateMode: 'challenging', tone: 'challenging', because: 'the setting is where the choice begins' },
  ] as const)('offers the tone $tone under the setting $debateMode: $because', async ({ debateMode, tone }) => {
    deviceSettings.change({ debateMode })
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    expect(screen.getByLabelText('Tone of the room')).toHaveProperty('value', tone)
    await person.click(screen.getByRole('button', { name: /^Start Campaign/ }))
    expect(asked).toEqual([{ campaignId: CLIMATE, pace: 1, ...(tone === 'mixed' ? {} : { tone }) }])
    act(() => void deviceSettings.reset())
  })

  it('sends how hard the others shall play, and their tone', async () => {
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    await person.selectOptions(screen.getByLabelText('Difficulty'), 'expert')
    await person.selectOptions(screen.getByLabelText('Tone of the room'), 'gentle')
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(asked).toEqual([{ campaignId: CLIMATE, pace: 1, difficulty: 'expert', tone: 'gentle' }])
  })

  it('sends the rules of the room, and offers the Council’s only to a table with enough permanent members', async () => {
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    const rules = screen.getByLabelText<HTMLSelectElement>('Rules of procedure')
    expect([...rules.options].map(({ text }) => text)).toEqual(['General Assembly (default)', 'Consensus'])
    await person.selectOptions(rules, 'consensus')
    expect(screen.getByText(/^No caucuses\. The chair asks for objections/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(asked).toEqual([{ campaignId: CLIMATE, pace: 1, procedure: 'consensus' }])
  })

  it('refuses a draw that is none, on the field itself', async () => {
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    await person.click(screen.getByText('Advanced'))
    await person.type(screen.getByLabelText('Known draw'), 'seven')
    expect(screen.getByText(/^A draw is a number, a dash/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(asked).toEqual([])
  })

  it('takes a chosen country back with “Surprise me”', async () => {
    const { asked, gateway } = aHost()
    const person = await open(gateway)
    await choose(person, 'kenya')
    await person.click(screen.getByRole('button', { name: 'Surprise me' }))
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    expect(asked).toEqual([{ campaignId: CLIMATE, pace: 1 }])
  })

  it('shows a failure where it happened, keeps the choices and tries again', async () => {
    const { asked, answers, gateway } = aHost()
    const person = await open(gateway)
    await choose(person, 'kenya')
    await person.click(screen.getByRole('button', { name: 'Start Campaign as Kenya' }))
    answers[0]?.fail(new Error('The server did not answer in time.'))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The campaign could not be started')).toBeDefined()
    expect(within(alert).getByText(/did not answer in time/)).toBeDefined()
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(asked[1]).toEqual(asked[0])
  })

  it('goes to the session that was opened', async () => {
    const session = { id: 'a-session' }
    const gateway = fakeGateway({ startSession: async () => JSON.parse(JSON.stringify({ session })) })
    const person = await open(gateway)
    await person.click(screen.getByRole('button', { name: 'Start Campaign' }))
    await waitFor(() => expect(viewStore.getState().view).toEqual({ kind: 'session', sessionId: 'a-session' }))
  })
})
