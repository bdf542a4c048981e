import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { navigate } from '../../client/navigation/view-store.ts'
import { showSession } from './testing/show-session.tsx'

afterEach(() => {
  window.sessionStorage.clear()
  act(() => navigate({ kind: 'campaigns' }, { replace: true }))
})

async function opened() {
  const shown = await showSession()
  const [open] = screen.getAllByRole('button', { name: /^Delegates/ })
  if (!open) throw new Error('the delegates have a button')
  await shown.person.click(open)
  await shown.person.click(screen.getByRole('button', { name: 'Relations in the room' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Relations in the room' }))
  await dialog.findByRole('button', { name: 'View as table' })
  return { ...shown, dialog }
}

describe('the map of relations', () => {
  it('tells every regard in a sentence and is walked with the arrow keys', async () => {
    const { person, dialog, view } = await opened()
    const { seats } = await view()
    const grid = within(dialog.getByRole('grid'))
    const cells = grid.getAllByRole('cell', { name: /, [+−]\d+/ })
    expect(cells).toHaveLength(seats.length * (seats.length - 1))
    act(() => cells[0]?.focus())
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cells[1])
    expect(dialog.getByText(cells[1]?.getAttribute('aria-label') ?? '')).toBeDefined()
  })

  it('says the same as a table', async () => {
    const { person, dialog, view } = await opened()
    await person.click(dialog.getByRole('button', { name: 'View as table' }))
    const { seats } = await view()
    expect(dialog.getAllByRole('row')).toHaveLength(seats.length * (seats.length - 1) + 1)
  })
})
