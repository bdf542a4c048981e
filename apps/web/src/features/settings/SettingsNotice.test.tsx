import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import '../../test-setup.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { settingsStore } from '../../client/settings/current.ts'
import { SettingsNotice } from './SettingsNotice.tsx'

beforeEach(() => act(() => navigate({ kind: 'chat' })))
afterEach(() => act(() => settingsStore.setState({ trouble: undefined, replaced: [] })))

describe('the notice of the settings', () => {
  it('BR-1 tells of a replaced change after the trouble before it was dismissed', async () => {
    settingsStore.setState({
      trouble: 'unreadable',
      replaced: [{ name: 'theme', here: 'dark', now: 'light', at: Date.UTC(2026, 10, 27) }],
    })
    render(<SettingsNotice />)
    const person = userEvent.setup()
    expect(screen.getByText(/could not be read and are back to their defaults/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText(/was changed later on another device/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  })
})
