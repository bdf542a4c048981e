import '../../../test-setup.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { aRecord, aSession, FakeRecords, recordId } from '../testing/fake-records.ts'
import { showRecords } from '../testing/show-records.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'

function aHistory(): FakeRecords {
  const records = new FakeRecords()
  records.all = [
    aRecord(1, { title: 'Motions', preview: 'A **motion** needs a second.' }),
    aRecord(2, { title: 'By voice', kind: 'voice', status: 'interrupted' }),
    aSession(3, { title: 'Climate Crisis Summit' }),
    aSession(4, { title: 'Old summit', status: 'concluded' }),
  ]
  return records
}
const show = (records: FakeRecords) => showRecords(<HistoryScreen zone="UTC" />, records)
const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))

beforeEach(() => navigate({ kind: 'history' }, { replace: true }))

describe('the history', () => {
  it('lists everything by days, with counts, states, previews without marks, and the way to each', async () => {
    show(aHistory())
    await screen.findByRole('article', { name: 'Motions' })
    expect(screen.getByRole('heading', { name: 'Monday, 5 January 2026' })).toBeDefined()
    expect(screen.getByText('A motion needs a second.')).toBeDefined()
    expect(within(screen.getByRole('article', { name: 'By voice' })).getByText('Interrupted')).toBeDefined()
    expect(await screen.findByRole('tab', { name: 'All 4' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Campaigns 2' })).toBeDefined()
    const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address(/^Motions/)).toBe(`/chat/${recordId(1)}`)
    expect(address(/^By voice/)).toBe(`/voice/${recordId(2)}`)
    expect(address(/^Climate/)).toBe(`/sessions/${recordId(3)}`)
    expect(address(/^Old summit/)).toBe(`/sessions/${recordId(4)}/debrief`)
  })

  it('keeps what is asked for in the address, and shows it again', async () => {
    const { person } = show(aHistory())
    await person.click(await screen.findByRole('tab', { name: /^Campaigns/ }))
    await person.click(screen.getByRole('button', { name: 'Finished' }))
    await screen.findByRole('article', { name: 'Old summit' })
    expect(names()).toEqual(['Old summit'])
    await person.type(screen.getByRole('searchbox', { name: 'Search your history' }), 'old')
    expect(window.location.search).toBe('?q=old&tab=campaign&sessions=finished')
  })

  it('finds by title and last message, then what was said elsewhere, and opens that', async () => {
    const records = aHistory()
    const at = {
      title: 'By voice',
      kind: 'voice',
      paper: null,
      seq: null,
      timestamp: '2026-01-05T09:00:00.000Z',
    } as const
    records.hits = [
      { ...at, id: recordId(1), messageId: recordId(10), excerpt: 'listed already' },
      { ...at, id: recordId(2), messageId: recordId(11), excerpt: 'a \ue000second\ue001 speech' },
    ]
    const { person, done } = show(records)
    await person.type(await screen.findByRole('searchbox', { name: 'Search your history' }), 'second')
    const said = await screen.findByRole('region', { name: 'Also said in' })
    expect(names()).toEqual(['Motions'])
    expect(within(said).getAllByRole('button')).toHaveLength(1)
    expect(within(said).getByText('second').tagName).toBe('MARK')
    await person.click(within(said).getByRole('button'))
    expect(done).toEqual([`open voice ${recordId(2)}`])
  })

  it('pins, renames and deletes conversations', async () => {
    const { person, done } = show(aHistory())
    await person.click(await screen.findByRole('button', { name: 'Pin Motions' }))
    await person.click(screen.getByRole('button', { name: 'Rename Motions' }))
    await person.clear(screen.getByRole('textbox', { name: 'New title' }))
    await person.keyboard('Seconds{Enter}')
    await person.click(screen.getByRole('button', { name: 'Delete By voice' }))
    expect(done).toEqual([
      `change ${recordId(1)} {"isPinned":true}`,
      `change ${recordId(1)} {"title":"Seconds"}`,
      `remove ${recordId(2)}`,
    ])
  })

  it('pins and renames sessions, and has each where it belongs at once', async () => {
    const records = aHistory()
    const { person, done } = show(records)
    await person.click(await screen.findByRole('button', { name: 'Pin Climate Crisis Summit' }))
    expect(await screen.findByRole('heading', { name: 'Pinned' })).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Rename Climate Crisis Summit' }))
    await person.clear(screen.getByRole('textbox', { name: 'New title' }))
    await person.keyboard('My first summit{Enter}')
    await screen.findByRole('article', { name: 'My first summit' })
    expect(names().at(0)).toBe('My first summit')
    expect(records.all.find(({ id }) => id === recordId(3))).toMatchObject({ title: 'My first summit', isPinned: true })
    expect(done).toEqual([])
  })

  it('deletes a session with an undo of five minutes, and brings it back', async () => {
    const { person } = show(aHistory())
    await person.click(await screen.findByRole('button', { name: 'Delete Old summit' }))
    expect(await screen.findByText('“Old summit” deleted. You can undo this for five minutes.')).toBeDefined()
    expect(screen.queryByRole('article', { name: 'Old summit' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('article', { name: 'Old summit' })).toBeDefined()
  })

  it.each([
    {
      code: 'session-running',
      told: 'This session is still running. Exit the campaign first, then delete it.',
      stays: true,
    },
    { code: 'not-found', told: 'This session was already deleted', stays: false },
    { code: 'internal-error', told: 'That did not work. Try again in a moment.', stays: true },
  ] as const)('tells of a session that cannot be deleted: $code', async ({ code, told, stays }) => {
    const records = aHistory()
    const { person } = show(records)
    const row = await screen.findByRole('article', { name: 'Old summit' })
    records.failure = new ApiError('refused', told, {
      status: 409,
      problem: { success: false, error: told, code, requestId: 'r' },
    })
    await person.click(within(row).getByRole('button', { name: 'Delete Old summit' }))
    expect(await screen.findByText(told)).toBeDefined()
    expect(screen.queryByRole('article', { name: 'Old summit' }) !== null).toBe(stays)
    expect(screen.queryByRole('button', { name: 'Open' }) !== null).toBe(code === 'session-running')
  })

  it('says that an undo comes too late', async () => {
    const records = aHistory()
    const { person } = show(records)
    await person.click(await screen.findByRole('button', { name: 'Delete Old summit' }))
    records.failure = new ApiError('refused', 'There is nothing here.', {
      status: 404,
      problem: { success: false, error: 'There is nothing here.', code: 'not-found', requestId: 'r' },
    })
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/can no longer be brought back/)).toBeDefined()
  })

  it('a rename that is given up changes nothing', async () => {
    const { person, done } = show(aHistory())
    await person.click(await screen.findByRole('button', { name: 'Rename Motions' }))
    await person.keyboard('Nothing{Escape}')
    expect(done).toEqual([])
    expect(screen.getByRole('link', { name: /^Motions/ })).toBeDefined()
  })

  it('is gone through with the arrow keys', async () => {
    const { person } = show(aHistory())
    const first = await screen.findByRole('link', { name: /^Motions/ })
    first.focus()
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('By voice')
    await person.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(first)
  })
})

describe('a history with nothing to show', () => {
  it('says what will be here, and where to begin', async () => {
    const { person } = show(new FakeRecords())
    expect(await screen.findByText('Nothing here yet')).toBeDefined()
    await person.click(screen.getByRole('tab', { name: /^Voice/ }))
    expect(await screen.findByRole('link', { name: 'Start talking' })).toBeDefined()
    await person.click(screen.getByRole('tab', { name: /^Campaigns/ }))
    await person.click(await screen.findByRole('button', { name: 'In progress' }))
    expect(await screen.findByText('No session is in progress')).toBeDefined()
  })

  it('names the words that were not found, and clears them', async () => {
    const { person } = show(aHistory())
    const field = await screen.findByRole('searchbox', { name: 'Search your history' })
    await person.type(field, 'nowhere')
    expect(await screen.findByText('Nothing matches “nowhere”')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByRole('article', { name: 'Motions' })).toBeDefined()
    expect(window.location.search).toBe('')
  })

  it('that could not be loaded says so, and is asked for again', async () => {
    const records = aHistory()
    records.failure = new Error('The server could not be reached.')
    const { person } = show(records)
    expect(await screen.findByText('The server could not be reached.')).toBeDefined()
    records.failure = undefined
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Motions' })).toBeDefined()
  })
})

describe('a history without a connection', () => {
  const OFFLINE = 'You are offline. What you have said is kept; it will be shown again once you are connected.'
  afterEach(() => onlineStore.setState({ isOnline: true }))

  it('that was not loaded yet says that nothing is lost', async () => {
    onlineStore.setState({ isOnline: false })
    const records = aHistory()
    records.failure = new Error('The server could not be reached.')
    show(records)
    expect(await screen.findByText(OFFLINE)).toBeDefined()
    expect(screen.queryByText('The server could not be reached.')).toBeNull()
  })

  it.each([
    { isOnline: false, told: OFFLINE, because: 'the connection is gone' },
    {
      isOnline: true,
      told: 'This may be out of date: it could not be loaded just now.',
      because: 'the server does not answer',
    },
  ])('that was loaded stays, as $because', async ({ isOnline, told }) => {
    const records = aHistory()
    const { queries } = show(records)
    await screen.findByRole('article', { name: 'Motions' })
    onlineStore.setState({ isOnline })
    records.failure = new Error('The server could not be reached.')
    await queries.refetchQueries()
    expect(await screen.findByText(told)).toBeDefined()
    expect(screen.getByRole('article', { name: 'Motions' })).toBeDefined()
  })
})
