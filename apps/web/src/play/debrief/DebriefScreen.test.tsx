import type { SessionDetail } from '@placard/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { viewStore } from '../../client/navigation/view-store.ts'
import { sessionWords } from '../room/messages.en.ts'
import { gatewayTo } from '../room/testing/gateway-to.ts'
import { anAdoptedSession, aSessionInPlay } from '../room/testing/recorded-session.ts'
import { debriefMessages } from './messages.en.ts'
import { open } from './testing/show-debrief.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))

let played: SessionDetail
let result: string
beforeAll(async () => {
  played = await anAdoptedSession()
  const { conclusion } = played.view
  if (!conclusion) throw new RangeError('the session did not end')
  result = sessionWords.resolution[conclusion.type]
})
beforeEach(() => window.history.replaceState(null, '', '/sessions/a-session/debrief'))

describe('the debrief of a session that was played', () => {
  it('says how it ended, in words and in figures', async () => {
    open(gatewayTo(played))
    expect(await screen.findByRole('heading', { level: 1, name: result })).toBeDefined()
    const { type, score = 0, outcomes = [] } = played.view.conclusion ?? {}
    if (type) expect(screen.getByText(debriefMessages.results[type])).toBeDefined()
    expect(screen.getAllByText(score.toFixed(2)).length).toBeGreaterThan(0)
    for (const outcome of outcomes) expect(screen.getByText(outcome)).toBeDefined()
    expect(
      region('How the score was calculated').getByRole('cell', { name: String(Math.round(score * 1000)) }),
    ).toBeDefined()
    expect(region('How good the outcome is').getAllByRole('meter')).toHaveLength(4)
  })

  it('D9 says of an imported session that its result is what a browser says, and of no other', async () => {
    open(gatewayTo({ ...played, session: { ...played.session, isImported: true } }))
    expect(await screen.findByText(/reported by a browser and not verified by this server/)).toBeDefined()
    cleanup()
    open(gatewayTo(played))
    await screen.findByRole('heading', { level: 1, name: result })
    expect(screen.queryByText(/reported by a browser/)).toBeNull()
  })

  it('prints the resolution in correct form', async () => {
    open(gatewayTo(played))
    const text = await screen.findByRole('region', { name: 'The resolution adopted' })
    expect(await within(text).findByText('The Conference of the Parties')).toBeDefined()
    expect(within(text).getByText('Recalling').tagName).toBe('EM')
    const clauses = within(within(text).getByRole('list', { name: 'Operative clauses' })).getAllByRole('listitem')
    expect(clauses).toHaveLength(played.debrief?.final?.deal.filter((option) => option > 0).length ?? 0)
    const ends = clauses.map(({ textContent }) => textContent?.trim().at(-1))
    expect(ends.at(-1)).toBe('.')
    expect(new Set(ends.slice(0, -1))).toEqual(new Set([';']))
  })

  it('draws the deal space, support and gains, each with a table that says the same', async () => {
    const person = userEvent.setup()
    open(gatewayTo(played))
    await screen.findByRole('img', { name: /^Possible texts by their worth to Kenya/ })
    expect(screen.getByRole('img', { name: /^Seats in favour, undecided and against/ })).toBeDefined()
    expect(screen.getAllByRole('img', { name: /: reached \d+, walk-away point \d+, best \d+$/ })).toHaveLength(7)
    for (const name of ['What could have been agreed', 'Support over time', 'What each seat gained']) {
      await person.click(region(name).getByRole('button', { name: 'View as table' }))
      expect(region(name).getAllByRole('row').length).toBeGreaterThan(5)
    }
    const deals = region('What could have been agreed')
    for (const name of ['Your walk-away point', 'Status quo', 'Adopted text', 'Best compromise for all (Nash)']) {
      expect(deals.getByRole('rowheader', { name })).toBeDefined()
    }
  })

  it('reveals what every seat kept to itself', async () => {
    open(gatewayTo(played))
    await screen.findByRole('heading', { level: 1 })
    const revealed = Object.values(played.view.revealed ?? {})
    expect(revealed).toHaveLength(7)
    for (const { agenda } of revealed) {
      expect(region('What each seat gained').getByText(agenda)).toBeDefined()
    }
  })

  function recording() {
    const asked: unknown[] = []
    const startSession: CampaignGateway['startSession'] = async (input) => {
      asked.push(input)
      return { ...played, session: { ...played.session, id: 'another' } }
    }
    return { asked, startSession }
  }

  it('plays the same session again', async () => {
    const { asked, startSession } = recording()
    open(gatewayTo(played, { startSession }))
    await userEvent.click(await screen.findByRole('button', { name: 'Play again' }))
    const { campaignId, pace } = played.session
    const { draw } = played
    expect(draw?.seed).toBeTypeOf('number')
    expect(asked).toEqual([{ campaignId, country: 'KEN', draw, pace, difficulty: played.view.difficulty }])
    expect(viewStore.getState().view).toEqual({ kind: 'session', sessionId: 'another' })
  })

  it('takes another seat in the same session', async () => {
    const { asked, startSession } = recording()
    open(gatewayTo(played, { startSession }))
    const other = played.view.seats.filter(({ isYou }) => !isYou).at(-1)
    if (!other) throw new RangeError('nobody else sat there')
    await userEvent.selectOptions(await screen.findByLabelText('Take another seat'), other.countryName)
    await userEvent.click(screen.getByRole('button', { name: `Play as ${other.countryName}` }))
    expect(asked).toMatchObject([{ country: other.country, draw: played.draw }])
  })

  it('tells where the player’s acts turned it, what each was worth, and goes back there', async () => {
    const { asked, startSession } = recording()
    open(gatewayTo(played, { startSession }))
    await screen.findByRole('heading', { level: 1 })
    const points = played.debrief?.turningPoints ?? []
    expect(points.length).toBeGreaterThan(0)
    const panel = region('Your turning points')
    for (const { made, silent } of points) {
      const told = `Without it: score ${silent.score.toFixed(2)} and quality ${silent.quality.toFixed(2)} instead of ${made.score.toFixed(2)} and ${made.quality.toFixed(2)}.`
      expect(panel.getAllByText(told).length).toBeGreaterThan(0)
    }
    expect(panel.getAllByRole('table')).toHaveLength(points.length)
    const [back] = panel.getAllByRole('button', { name: /^Go back to the moment at / })
    await userEvent.click(back ?? document.body)
    const from = { sessionId: played.session.id, seq: (points[0]?.seq ?? 0) - 1 }
    expect(asked).toEqual([{ campaignId: 'climate-crisis-summit', pace: 1, from }])
  })

  it.each([
    { entries: 'no', because: 'You did not act in this session, so nothing depended on you.' },
    { entries: 'some', because: 'No single act of yours changed the result' },
  ])('says why there is no turning point: with $entries acts of the player', async ({ entries, because }) => {
    const { debrief } = played
    if (!debrief) throw new RangeError('no debrief')
    const kept = entries === 'no' ? played.entries.filter(({ seat }) => seat !== played.view.you) : played.entries
    open(gatewayTo({ ...played, entries: kept, debrief: { ...debrief, turningPoints: [] } }))
    expect(await screen.findByText(because, { exact: false })).toBeDefined()
  })

  it('leads from a branch to the session it comes from', async () => {
    const session = { ...played.session, from: { sessionId: 'the-other', seq: 40 } }
    open(gatewayTo({ ...played, session }))
    const link = await screen.findByRole('link', { name: 'See the session it comes from' })
    expect(link.getAttribute('href')).toBe('/sessions/the-other/debrief')
  })

  it.each([
    {
      button: 'Debrief (HTML)',
      file: /^debrief-climate-crisis-summit-kenya-\d{4}-\d\d-\d\d\.html$/,
      type: 'text/html',
    },
    { button: 'Resolution (text)', file: /^resolution-.*\.txt$/, type: 'text/plain;charset=utf-8' },
    { button: 'Resolution (PDF)', file: /^resolution-.*\.pdf$/, type: 'application/pdf' },
  ])('saves: $button', async ({ button, file, type }) => {
    const saved: Blob[] = []
    const downloads = {
      createObjectURL: (content: Blob) => {
        saved.push(content)
        return '#saved'
      },
      revokeObjectURL: () => undefined,
    }
    vi.stubGlobal('URL', Object.assign(class extends URL {}, downloads))
    open(gatewayTo(played))
    const panel = within(await screen.findByRole('region', { name: 'Keep and share' }))
    await userEvent.click(await panel.findByRole('button', { name: button }))
    const told = await panel.findByText(/^Saved as /)
    vi.unstubAllGlobals()
    expect(told.textContent?.replace('Saved as ', '')).toMatch(file)
    expect(saved.map((content) => content.type)).toEqual([type])
    expect(saved[0]?.size).toBeGreaterThan(500)
  })

  it('says when playing again fails', async () => {
    open(gatewayTo(played, { startSession: () => Promise.reject(new Error('No seat is free.')) }))
    await userEvent.click(await screen.findByRole('button', { name: 'Play again' }))
    expect(await screen.findByText('No seat is free.')).toBeDefined()
  })
})

describe('other sessions', () => {
  it('that still run say so, show nobody’s interests and lead back', async () => {
    open(gatewayTo(await aSessionInPlay()))
    expect(await screen.findByRole('heading', { name: 'This session is not over yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the session' }).getAttribute('href')).toBe('/sessions/a-session')
    expect(screen.queryByText('What each seat gained')).toBeNull()
  })

  it('without a debrief still show the result, the vote and the record', async () => {
    const { debrief: _, ...bare } = played
    open(gatewayTo(bare))
    expect(await screen.findByRole('heading', { level: 1, name: result })).toBeDefined()
    expect(screen.getByRole('region', { name: 'The record' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'What could have been agreed' })).toBeNull()
  })

  it('that ended without a vote say so', async () => {
    const view = { ...played.view, votes: [], drafts: [], commitments: [] }
    open(gatewayTo({ ...played, view }))
    expect(await screen.findByText('No text was put to the vote.')).toBeDefined()
    expect(screen.getByText('There was no draft resolution on the floor.')).toBeDefined()
    expect(screen.getByText('Nobody made a promise or a threat.')).toBeDefined()
  })

  it('that are unknown say so', async () => {
    const refusal = new ApiError('refused', 'Not found.', { status: 404 })
    open(gatewayTo(played, { getSession: () => Promise.reject(refusal) }))
    expect(await screen.findByRole('heading', { name: 'No such session' })).toBeDefined()
  })

  it('that cannot be had tell why and are tried again', async () => {
    let isUp = false
    const getSession = async () => (isUp ? played : Promise.reject(new Error('The server is away.')))
    open(gatewayTo(played, { getSession }))
    expect(await screen.findByText('The server is away.')).toBeDefined()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: result })).toBeDefined()
  })
})
