import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseMode } from '../../../client/auth/mode-store.ts'
import { SETTINGS_TABS } from '../frame/settings-tabs.ts'
import { openSettings } from '../testing/open-settings.tsx'
import { findPlaces } from './find-places.ts'
import { settingPlaces } from './places.ts'
import { settingCommands } from './setting-commands.ts'

afterEach(() => act(() => chooseMode('account')))

describe('the search of the settings', () => {
  it.each([
    { typed: 'dark', first: 'theme', because: 'a theme is called so' },
    { typed: 'THEME', first: 'theme', because: 'capitals do not matter' },
    { typed: 'bigger', first: 'font-size', because: 'people look for what they want' },
    { typed: 'animation', first: 'motion', because: 'that is what moves' },
    { typed: 'api key', first: 'own-models', because: 'both words are among its own' },
    { typed: 'password', first: 'security', because: 'it is beside the settings' },
    { typed: '2fa', first: 'security', because: 'it is beside the settings' },
    { typed: 'plan', first: 'subscription', because: 'it is beside the settings' },
    { typed: 'export', first: 'export', because: 'what is called so comes first' },
  ])('finds $first for “$typed”, because $because', ({ typed, first }) => {
    expect(findPlaces(typed, settingPlaces(false))[0]?.id).toBe(first)
  })

  it.each(['', '   ', 'xyzzy', '🙂'])('finds nothing for “%s”', (typed) => {
    expect(findPlaces(typed, settingPlaces(false))).toEqual([])
  })

  it('leads to the control, marks it and gives it the focus', async () => {
    const { person } = await openSettings()
    await person.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'gentle')
    expect(screen.getByText('1 setting found.')).toBeDefined()
    await person.keyboard('{Enter}')
    const spot = await screen.findByRole('group', { name: 'Debate mode' })
    expect(spot.closest('[data-sought]')).not.toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('value')).toBe('balanced'))
    expect(window.location.href).toMatch(/\/settings\/voice#debate-mode$/)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  it('is walked by the arrow keys and left by Escape; what is no setting is said', async () => {
    const { person } = await openSettings()
    await person.type(screen.getByRole('searchbox'), 'voice')
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toMatch(/^Enable voice/)
    await person.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await person.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    await person.type(screen.getByRole('searchbox'), 'xyzzy')
    expect(screen.getByText(/^No setting is called “xyzzy”/)).toBeDefined()
  })

  it('is in the command palette as well', async () => {
    await openSettings()
    const command = settingCommands().find(({ label }) => label === 'Contrast')
    act(() => command?.run())
    const group = await screen.findByRole('group', { name: 'Contrast' })
    expect(group.closest('[data-sought]')).not.toBeNull()
    expect(settingCommands().some(({ id }) => id === 'setting-security')).toBe(false)
  })

  // the parts of a tab that need a gateway, which these tests have none of
  const ELSEWHERE = ['microphone', 'recordings', 'own-models']
  it.each(SETTINGS_TABS)('names only what is on the tab: %s', async (tab) => {
    act(() => chooseMode('demo'))
    for (const { id, label, at } of settingPlaces(true)) {
      if (at !== tab || ELSEWHERE.includes(id)) continue
      const { unmount } = await openSettings(tab, id)
      expect(document.getElementById(id)?.childElementCount, label).toBeGreaterThan(0)
      unmount()
    }
  })
})
