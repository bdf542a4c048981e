import type { SeatView } from '@placard/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { navigate } from '../../client/navigation/view-store.ts'
import { aDraft, showSession } from './testing/show-session.tsx'

const WORDS = 'We support expert review of every pledge.'
const composer = () => screen.getByRole('textbox', { name: 'Your words' })

afterEach(() => {
  window.sessionStorage.clear()
  act(() => navigate({ kind: 'campaigns' }, { replace: true }))
})

async function afterSaying() {
  const shown = await showSession({ prepare: aDraft })
  await shown.person.type(composer(), `${WORDS}{Enter}`)
  await screen.findByRole('button', { name: 'Undo' })
  return shown
}

describe('undoing a reading', () => {
  it('brings the words back to be said differently, and the record says that the delegation corrected itself', async () => {
    const { person } = await afterSaying()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('region', { name: 'How did you mean that?' })
    expect(screen.getByText(/^Your delegation has corrected itself\./)).toBeDefined()
    expect(composer()).toHaveProperty('value', WORDS)
    const captions = screen.getByRole('log', { name: 'Captions' })
    expect(within(captions).getByText('CORRECTION')).toBeDefined()
    expect(within(captions).getByText(/^Taken back: support — /)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('works by the keyboard outside fields, and leaves the field its own undo', async () => {
    const { person } = await afterSaying()
    await person.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    act(() => composer().blur())
    await person.keyboard('{Control>}z{/Control}')
    await screen.findByRole('region', { name: 'How did you mean that?' })
  })

  it('goes when another delegation has taken the floor', async () => {
    const { until } = await afterSaying()
    await act(() => until(({ speaker, you, seq }) => speaker !== you && seq > 20))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })
})

describe('a session of several people', () => {
  it('leaves its clock to nobody alone: no pause, no speed, and leaving lets the others play on', async () => {
    const seatTwo = <Held extends { view: SeatView }>(held: Held): Held => {
      const seats = held.view.seats.map((seat) => (seat.id === 'deu' ? { ...seat, holder: 'person' as const } : seat))
      return { ...held, view: { ...held.view, seats } }
    }
    const { person, view } = await showSession({
      change: (gateway) => ({ getSession: async (...asked) => seatTwo(await gateway.getSession(...asked)) }),
    })
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Speed of the clock' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Exit Campaign' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Exit this campaign?' }))
    expect(dialog.getByText(/^The others play on\./)).toBeDefined()
    await person.click(dialog.getByRole('button', { name: 'Exit Campaign' }))
    expect((await view()).status).toBe('active')
  })
})

describe('the speed of the clock', () => {
  it('is chosen in the header by whoever plays alone', async () => {
    const { person, view } = await showSession()
    const speed = screen.getByRole('combobox', { name: 'Speed of the clock' })
    expect(within(speed).getAllByRole('option')).toHaveLength(3)
    await person.selectOptions(speed, '3×')
    await waitFor(async () => expect((await view()).clock.pace).toBe(3))
    await waitFor(() => expect(speed).toHaveProperty('value', '3'))
  })
})
