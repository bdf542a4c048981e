import { DEFAULT_SETTINGS } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseMode } from '../../client/auth/mode-store.ts'
import { deviceStore } from '../../client/device-model/device-store.ts'
import { deviceUseStore } from '../../client/device-model/device-use.ts'
import { promptApiDouble } from '../../client/device-model/testing/prompt-api-double.ts'
import { VoiceGatewayContext } from '../../client/gateways/voice-gateway.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { silentGateway } from '../../client/voice/testing/silent-gateway.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const held = () => deviceSettings.store.getState().settings

const theScreen = () => (
  <QueryClientProvider client={new QueryClient()}>
    <VoiceGatewayContext value={silentGateway()}>
      <SettingsScreen />
    </VoiceGatewayContext>
  </QueryClientProvider>
)

function open() {
  render(theScreen())
  return userEvent.setup()
}

const toDebateMode = (person: ReturnType<typeof open>) => person.click(screen.getByRole('tab', { name: 'Debate Mode' }))

afterEach(() => {
  chooseMode('account')
  vi.unstubAllGlobals()
  act(() => {
    deviceSettings.reset()
    deviceStore.setState({ standing: { status: 'unknown' } })
    deviceUseStore.setState({ isWantedInCampaigns: false })
    deviceSettings.tell({ status: 'local', isInitialized: false, trouble: undefined })
  })
})

describe('the settings', () => {
  it('offer what has an effect, each with what it does, as it is now', () => {
    open()
    const chosen = screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))
    expect(chosen).toEqual(['system', 'medium'])
    const switches = screen
      .getAllByRole('switch')
      .map((one) => [
        one.getAttribute('aria-describedby') === null ? undefined : one.id,
        one.getAttribute('aria-checked'),
      ])
    expect(switches.map(([, isOn]) => isOn)).toEqual(['true', 'true', 'true', 'false'])
    expect(switches.every(([id]) => id !== undefined)).toBe(true)
    expect(document.title).toBe('Settings and Preferences · Placard')
  })

  it('hold at once: theme and font size on the page, the others in what the rest reads', async () => {
    const person = open()
    await person.click(screen.getByRole('radio', { name: 'Dark' }))
    await person.click(screen.getByRole('radio', { name: /^Large/ }))
    await toDebateMode(person)
    await person.click(screen.getByRole('radio', { name: /^Challenging/ }))
    await person.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', fontSize: 'large' })
    expect(held()).toMatchObject({ debateMode: 'challenging', singleKeyShortcuts: false })
    expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).toHaveProperty('checked', false)
  })

  it('let the demo’s campaigns use the model of this device, where the browser has one', async () => {
    chooseMode('demo')
    const { unmount } = render(theScreen())
    await vi.waitFor(() => expect(deviceStore.getState().standing.status).toBe('absent'))
    expect(screen.queryByRole('heading', { name: 'A model on this device' })).toBeNull()
    unmount()
    vi.stubGlobal('LanguageModel', promptApiDouble())
    const person = open()
    await person.click(await screen.findByRole('switch', { name: 'Use it in campaigns too' }))
    expect(deviceUseStore.getState().isWantedInCampaigns).toBe(true)
  })

  it('let the demo do without its samples, and offer that nowhere else', async () => {
    const { unmount } = render(theScreen())
    expect(screen.queryByRole('switch', { name: 'Sample content' })).toBeNull()
    unmount()
    chooseMode('demo')
    const person = open()
    await person.click(screen.getByRole('switch', { name: 'Sample content' }))
    expect(held().enableMockData).toBe(false)
  })

  it('can be chosen by the keyboard', async () => {
    const person = open()
    screen.getByRole('switch', { name: 'Single-key shortcuts' }).focus()
    await person.keyboard(' ')
    expect(held().singleKeyShortcuts).toBe(false)
  })

  it('go back to their defaults, and that can be undone', async () => {
    const person = open()
    await toDebateMode(person)
    const reset = screen.getByRole('button', { name: 'Reset to defaults' })
    await person.click(reset)
    expect(screen.getByText('All settings are at their defaults.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'Light' }))
    await person.click(screen.getByRole('radio', { name: /^Gentle/ }))
    await person.click(reset)
    expect(held()).toEqual(DEFAULT_SETTINGS)
    expect(screen.getByText('All settings are back to their defaults.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(held()).toMatchObject({ theme: 'light', debateMode: 'gentle' })
    expect(screen.getByText('Your settings are as they were.')).toBeDefined()
  })

  it.each([
    { status: 'local', text: 'Kept in this browser.' },
    { status: 'saving', text: 'Saving…' },
    { status: 'saved', text: /^Saved to your account/ },
    { status: 'waiting', text: /^The server cannot be reached\. Changes are kept on this device/ },
  ] as const)('say how they stand: $status', ({ status, text }) => {
    deviceSettings.tell({ status, isInitialized: true })
    open()
    expect(screen.getByText(text)).toBeDefined()
  })

  it('say that those of the account are looked for', () => {
    deviceSettings.tell({ status: 'saving' })
    open()
    expect(screen.getByText(/^Loading the settings of your account/)).toBeDefined()
  })

  it.each([
    { trouble: 'unreadable', title: 'Some settings could not be read' },
    { trouble: 'newer', title: 'Settings of a newer version' },
    { trouble: 'not-kept', title: 'This browser cannot store settings' },
  ] as const)(
    'BR-2 say what happened to what was kept, until that is understood: $trouble',
    async ({ trouble, title }) => {
      deviceSettings.tell({ trouble })
      const person = open()
      expect(screen.getByText(title)).toBeDefined()
      await person.click(screen.getByRole('button', { name: 'Got it' }))
      expect(screen.queryByText(title)).toBeNull()
    },
  )
})

describe('notifications', () => {
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
  const toggle = () => screen.getByRole('switch', { name: 'Notifications' })

  it('ask the browser when they are switched on, and say nothing more when it agrees', async () => {
    const asked = stubBrowser('default', 'granted')
    const person = open()
    await person.click(toggle())
    expect(asked).toEqual(['asked'])
    expect(held().notificationsEnabled).toBe(true)
    expect(screen.queryByText(/^They are on, but|refuses/)).toBeNull()
  })

  it('say that the browser refuses, and ask it no more', async () => {
    const asked = stubBrowser('denied', 'denied')
    const person = open()
    await person.click(toggle())
    expect(asked).toEqual([])
    expect(screen.getByText(/^This browser refuses notifications/)).toBeDefined()
  })

  it('chosen on another device wait for this browser to be asked', async () => {
    const asked = stubBrowser('default', 'granted')
    deviceSettings.change({ notificationsEnabled: true })
    const person = open()
    await person.click(screen.getByRole('button', { name: 'Ask this browser' }))
    expect(asked).toEqual(['asked'])
    expect(screen.queryByRole('button', { name: 'Ask this browser' })).toBeNull()
  })
})
