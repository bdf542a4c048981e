import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { aPlayedSession } from './testing/played-session.ts'
import { aDraft, showScreen, showSession } from './testing/show-session.tsx'

type Played = Awaited<ReturnType<typeof aPlayedSession>>

function composer() {
  return screen.getByRole('textbox', { name: 'Your words' })
}

afterEach(() => {
  window.sessionStorage.clear()
  act(() => navigate({ kind: 'campaigns' }, { replace: true }))
})

describe('an active campaign', () => {
  it('tells whose seat it is, the time, the phase, the scores, the tension and what the delegates have done', async () => {
    await showSession({ prepare: aDraft })
    const strip = within(screen.getByRole('region', { name: 'Session' }))
    expect(strip.getByRole('heading', { name: 'Climate Crisis Summit' })).toBeDefined()
    expect(strip.getByText('Ambassador of Kenya')).toBeDefined()
    expect(strip.getByRole('timer').textContent).toMatch(/^\d+:\d\d$/)
    expect(strip.getByText('Opening Statements')).toBeDefined()
    expect(strip.getAllByText(/^\d\/10$/)).toHaveLength(2)
    expect(strip.getByRole('meter', { name: 'Tension in the room' })).toBeDefined()
    expect(strip.getAllByText(/^AI Orchestration Active \(\d+ actions? taken\)$/).length).toBeGreaterThan(0)
    expect(document.title).toBe('Climate Crisis Summit · Placard')
  })

  it('D9 is marked where it was imported, and keeps what was typed when the plan lets it not go on', async () => {
    const { person } = await showSession({
      change: ({ getSession }) => ({
        getSession: async (...asked) => {
          const detail = await getSession(...asked)
          const view = { ...detail.view, status: 'paused' } as const
          return { ...detail, view, session: { ...detail.session, isImported: true } }
        },
        sendCommand: async () => {
          throw new ApiError('refused', 'You have used all 40 campaign sessions of this month.', { status: 402 })
        },
      }),
    })
    const strip = within(screen.getByRole('region', { name: 'Session' }))
    expect(strip.getByText('Imported')).toBeDefined()
    await person.type(composer(), 'We are back.')
    await person.click(strip.getByRole('button', { name: 'Resume' }))
    expect(await screen.findByText('You have used all 40 campaign sessions of this month.')).toBeDefined()
    expect(composer()).toHaveProperty('value', 'We are back.')
  })

  it('shows what is said in the captions, the clauses on paper and the last ten entries in the updates', async () => {
    const { person, gateway, sessionId } = await showSession({ prepare: aDraft })
    const { entries } = await gateway.getSession(sessionId)
    const last = entries.findLast(({ kind }) => kind === 'speech')
    expect(within(screen.getByRole('log', { name: 'Captions' })).getByText(last?.words ?? 'none')).toBeDefined()
    expect(
      within(screen.getByRole('list', { name: 'Operative clauses' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(0)
    await person.click(screen.getByRole('tab', { name: 'Campaign Updates' }))
    const updates = within(screen.getByRole('list', { name: 'Last ten entries, newest first' }))
    expect(updates.getAllByRole('listitem').length).toBe(Math.min(10, entries.length))
  })

  it('follows the room: a speech that is made while the page is open appears in the captions', async () => {
    const { until, gateway, sessionId } = await showSession()
    await act(() => aDraft({ until }))
    const { entries } = await gateway.getSession(sessionId)
    const spoken = entries.filter(({ kind }) => kind === 'speech')
    const log = within(screen.getByRole('log', { name: 'Captions' }))
    for (const { words } of spoken) expect(log.getByText(words)).toBeDefined()
  })
})

describe('the composer', () => {
  it('sends with Enter, shows how the words were read, and is empty again', async () => {
    const { person } = await showSession({ prepare: aDraft })
    await person.type(composer(), 'We support expert review of every pledge.{Enter}')
    expect(await screen.findAllByText(/^Read as: support — Transparency and review: Expert review/)).toHaveLength(3)
    expect(composer()).toHaveProperty('value', '')
  })

  it('starts a new line with Shift and Enter, and sends nothing that is blank', async () => {
    const { person, gateway, sessionId } = await showSession()
    const before = (await gateway.getSession(sessionId)).view.seq
    await person.type(composer(), '  {Shift>}{Enter}{/Shift} {Enter}')
    expect(composer()).toHaveProperty('value', '  \n ')
    expect((await gateway.getSession(sessionId)).view.seq).toBe(before)
  })

  it('keeps the words and tells the reason when the chair refuses', async () => {
    const { person } = await showSession({ prepare: aDraft })
    await person.type(composer(), 'We second the motion.{Enter}')
    expect(await screen.findByText('There is no motion to second.')).toBeDefined()
    expect(composer()).toHaveProperty('value', 'We second the motion.')
    expect(composer().getAttribute('aria-invalid')).toBe('true')
  })

  it('offers readings for words that could mean several things and acts on the one chosen', async () => {
    const { person } = await showSession({ prepare: aDraft })
    await person.type(composer(), 'hm, maybe something about money or coal{Enter}')
    const question = within(await screen.findByRole('region', { name: 'How did you mean that?' }))
    // Proposing what the text says already would be refused, and the question stay.
    const reading = question.getAllByRole('button').find(({ textContent }) => !textContent.startsWith('propose'))
    if (reading === undefined) throw new Error('no reading is offered')
    await person.click(reading)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'How did you mean that?' })).toBeNull())
    // The record keeps the act and its changes, not what a speech without changes was about.
    const [act = ''] = reading.textContent.split(' — ')
    expect(screen.getAllByText(new RegExp(`^Read as: ${act}(?!.*Undo)`))).toHaveLength(2)
  })

  it('lets the player say it differently', async () => {
    const { person } = await showSession({ prepare: aDraft })
    await person.type(composer(), 'hm, maybe something about money or coal{Enter}')
    await person.click(await screen.findByRole('button', { name: 'Rephrase' }))
    expect(document.activeElement).toBe(composer())
    expect(composer()).toHaveProperty('value', 'hm, maybe something about money or coal')
  })

  it('counts characters, and keeps more than 4,000 for their author to cut', async () => {
    const { person } = await showSession()
    await person.click(composer())
    await person.paste('x'.repeat(4001))
    expect(screen.getByText('4,001 / 4,000').className).toContain('danger')
    expect(screen.getByText('At most 4,000 characters at once, please.')).toBeDefined()
    await person.keyboard('{Enter}')
    expect(composer()).toHaveProperty('value', 'x'.repeat(4001))
    await person.keyboard('{Backspace}')
    expect(screen.queryByText('At most 4,000 characters at once, please.')).toBeNull()
  })

  it('queues what is said without a network', async () => {
    const { person } = await showSession({
      change: () => ({
        watchSession: (_id, _after, _onUpdate, onStatus) => {
          onStatus('offline')
          return () => undefined
        },
      }),
    })
    expect(screen.getByText(/Your messages wait here/)).toBeDefined()
    await person.type(composer(), 'Good morning.{Enter}')
    expect(screen.getByText('One message is waiting for the connection')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Edit' }))
    expect(composer()).toHaveProperty('value', 'Good morning.')
  })
})

describe('the hall by keyboard', () => {
  it('moves between seats with the arrow keys and opens a dossier with Enter', async () => {
    const { person, view } = await showSession({ prepare: aDraft })
    const seats = within(screen.getByRole('list', { name: 'The hall' })).getAllByRole('button')
    const stop = seats.find(({ tabIndex }) => tabIndex === 0)
    expect(stop?.getAttribute('aria-label')).toMatch(/^Kenya, .*your seat/)
    act(() => stop?.focus())
    await person.keyboard('{ArrowRight}')
    const next = document.activeElement
    expect(seats).toContain(next)
    expect(next).not.toBe(stop)
    await person.keyboard('{Enter}')
    const opened = (await view()).seats.find(({ countryName }) =>
      next?.getAttribute('aria-label')?.startsWith(countryName),
    )
    expect(screen.getByRole('dialog', { name: opened?.countryName ?? 'none' })).toBeDefined()
  })

  it('focuses the composer with a slash and takes no single key while somebody types', async () => {
    const { person, view } = await showSession({ prepare: aDraft })
    await person.keyboard('/')
    expect(document.activeElement).toBe(composer())
    await person.keyboard('mv?/')
    expect(composer()).toHaveProperty('value', 'mv?/')
    expect((await view()).motion).toBeUndefined()
  })

  it('tells at the acts why a motion to vote is not in order', async () => {
    const { person } = await showSession({ prepare: aDraft })
    await person.keyboard('m')
    expect(await screen.findByText(/A motion to vote is not in order yet/)).toBeDefined()
  })

  it('shows the sheet of keys, where the single ones can be switched off', async () => {
    const { person } = await showSession()
    await person.keyboard('{Shift>}?{/Shift}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await person.click(sheet.getByRole('switch', { name: /Single-key shortcuts/ }))
    await person.click(sheet.getByRole('button', { name: 'Close' }))
    await person.keyboard('/')
    expect(document.activeElement).not.toBe(composer())
    expect(deviceSettings.store.getState().settings.singleKeyShortcuts).toBe(false)
    act(() => void deviceSettings.reset())
    await person.keyboard('/')
    expect(document.activeElement).toBe(composer())
  })

  it('says the hall in a table too', async () => {
    const { person } = await showSession({ prepare: aDraft })
    await person.click(screen.getByRole('button', { name: 'View as table' }))
    const table = within(screen.getByRole('dialog', { name: 'Seats in the hall' }))
    expect(table.getAllByRole('row')).toHaveLength(8)
    expect(table.getByRole('row', { name: /^Kenya .*Your own seat/ })).toBeDefined()
  })
})

describe('delegates', () => {
  it('lists everybody, marks who speaks, and opens a dossier that remembers what was promised', async () => {
    const { person } = await showSession({
      prepare: async (played) => {
        await aDraft(played)
        const text = 'We promise the Marshall Islands to support 300 billion in public money by 2030.'
        const { gateway, sessionId } = played
        const { acts = [] } = await gateway.sendCommand(sessionId, { kind: 'say', text }, 'promise')
        const confirmed = acts.map((one) => ({ act: one.act, text: one.text }))
        await gateway.sendCommand(sessionId, { kind: 'acts', acts: confirmed }, 'confirmed')
      },
    })
    await person.click(screen.getByRole('button', { name: 'Delegates (7)' }))
    const drawer = within(screen.getByRole('dialog', { name: 'Delegates (7)' }))
    expect(drawer.getAllByRole('listitem')).toHaveLength(7)
    expect(drawer.getAllByText('Speaking')).toHaveLength(1)
    await person.click(drawer.getByRole('button', { name: /Climate Envoy, Marshall Islands/ }))
    const dossier = within(screen.getByRole('dialog', { name: 'Marshall Islands' }))
    const memory = dossier.getByRole('button', {
      name: /^Marshall Islands remembers: you promised .* \(Opening Statements\)$/,
    })
    await person.click(memory)
    expect(screen.queryByRole('dialog', { name: 'Marshall Islands' })).toBeNull()
    expect(document.activeElement?.textContent).toContain('We promise the Marshall Islands')
  })
})

describe('a session that cannot be shown', () => {
  it('is said to be missing when it does not exist, with a way back', async () => {
    const { gateway } = await aPlayedSession()
    showScreen(gateway, '00000000-0000-4000-8000-00000000dead')
    expect(await screen.findByRole('heading', { name: 'No such session' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the campaigns' })).toBeDefined()
  })

  it('is tried again when the host could not be reached', async () => {
    const { gateway, sessionId } = await aPlayedSession()
    let isDown = true
    const flaky: Played['gateway']['getSession'] = (...input) =>
      isDown ? Promise.reject(new ApiError('unreachable', 'down')) : gateway.getSession(...input)
    showScreen({ ...gateway, getSession: flaky }, sessionId)
    const retry = await screen.findByRole('button', { name: 'Try Again' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Climate Crisis Summit' })).toBeDefined()
  })
})
