import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { openSettings } from '../testing/open-settings.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => void deviceSettings.reset())
})

/** A browser that answers the question as given. */
function stubBrowser(permission: NotificationPermission, answer: NotificationPermission) {
  const asked: string[] = []
  const browser = {
    permission,
    requestPermission: async () => {
      asked.push('asked')
      browser.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', browser)
  return asked
}
const toggle = () => screen.getByRole('switch', { name: 'Enable notifications' })

describe('notifications', () => {
  it('say what will come before they ask, and are on once the browser agrees', async () => {
    const asked = stubBrowser('default', 'granted')
    const { person } = await openSettings('notifications')
    expect(screen.getByText('A vote has ended')).toBeDefined()
    expect(asked).toEqual([])
    await person.click(toggle())
    expect(asked).toEqual(['asked'])
    expect(deviceSettings.store.getState().settings.notificationsEnabled).toBe(true)
    expect(await screen.findByText('Notifications are on in this browser.')).toBeDefined()
  })

  it('say that the browser blocks them, and ask it no more', async () => {
    const asked = stubBrowser('denied', 'denied')
    const { person } = await openSettings('notifications')
    await person.click(toggle())
    expect(asked).toEqual([])
    expect(screen.getByText(/^This browser blocks notifications/)).toBeDefined()
  })

  it('chosen on another device wait for this browser to be asked', async () => {
    const asked = stubBrowser('default', 'granted')
    deviceSettings.change({ notificationsEnabled: true })
    const { person } = await openSettings('notifications')
    await person.click(screen.getByRole('button', { name: 'Allow in this browser' }))
    expect(asked).toEqual(['asked'])
    expect(screen.queryByRole('button', { name: 'Allow in this browser' })).toBeNull()
  })

  it('say so where a page that does not come encrypted may not have them', async () => {
    stubBrowser('default', 'granted')
    vi.stubGlobal('isSecureContext', false)
    const { person } = await openSettings('notifications')
    await person.click(toggle())
    expect(screen.getByText(/^This browser allows notifications only on encrypted pages/)).toBeDefined()
  })
})
