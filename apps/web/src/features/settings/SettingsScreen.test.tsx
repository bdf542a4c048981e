import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseMode } from '../../client/auth/mode-store.ts'
import { deviceStore } from '../../client/device-model/device-store.ts'
import { deviceUseStore } from '../../client/device-model/device-use.ts'
import { promptApiDouble } from '../../client/device-model/testing/prompt-api-double.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { openSettings } from './testing/open-settings.tsx'

const held = () => deviceSettings.store.getState().settings

afterEach(() => {
  chooseMode('account')
  vi.unstubAllGlobals()
  act(() => {
    deviceSettings.reset()
    deviceStore.setState({ standing: { status: 'unknown' } })
    deviceUseStore.setState({ isWantedInCampaigns: false })
    deviceSettings.tell({ status: 'local', isInitialized: false, trouble: undefined, replaced: [] })
  })
})

const places = () => screen.getByRole('navigation', { name: 'Settings and account' })
const placesNow = () => within(places()).getAllByRole('link', { current: 'page' })

describe('the settings', () => {
  it('are five tabs, with the account and its data in the same navigation', async () => {
    const { person } = await openSettings()
    const links = within(places()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Appearance', '/settings'],
      ['Voice', '/settings/voice'],
      ['Notifications', '/settings/notifications'],
      ['Privacy', '/settings/privacy'],
      ['System', '/settings/system'],
      ['Account Security', '/settings/security'],
      ['Subscription', '/settings/subscription'],
      ['Data use', '/legal/data-use'],
    ])
    expect(document.title).toBe('Settings and Preferences · Placard')
    await person.click(within(places()).getByRole('link', { name: 'System' }))
    await screen.findByRole('heading', { name: 'Keyboard' })
    expect(placesNow().map(({ textContent }) => textContent)).toEqual(['System'])
    expect(document.title).toBe('System · Settings and Preferences · Placard')
    expect(window.location.pathname).toBe('/settings/system')
  })

  it('lead from tab to tab by the arrow keys, Home and End', async () => {
    const { person } = await openSettings()
    within(places()).getByRole('link', { name: 'Appearance' }).focus()
    const focused = () => document.activeElement?.textContent
    const visited: unknown[] = []
    for (const key of ['{ArrowDown}', '{ArrowRight}', '{ArrowUp}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}']) {
      await person.keyboard(key)
      visited.push(focused())
    }
    expect(visited).toEqual(['Voice', 'Notifications', 'Voice', 'Data use', 'Appearance', 'Data use', 'Appearance'])
  })

  it('offer a visitor of the demo nothing that needs an account', async () => {
    chooseMode('demo')
    await openSettings()
    expect(within(places()).queryByRole('link', { name: 'Account Security' })).toBeNull()
    expect(within(places()).getByRole('link', { name: 'Data use' })).toBeDefined()
  })

  it('hold at once: how the page looks, and how much of it moves', async () => {
    const { person } = await openSettings()
    const chosen = () => screen.getAllByRole('radio', { checked: true }).map((one) => one.getAttribute('value'))
    expect(chosen()).toEqual(['system', 'medium', 'system', 'system'])
    await person.click(screen.getByRole('radio', { name: 'Dark' }))
    await person.click(screen.getByRole('radio', { name: /^Large/ }))
    await person.click(screen.getByRole('radio', { name: /^Reduced/ }))
    await person.click(screen.getByRole('radio', { name: /^More/ }))
    const { dataset } = document.documentElement
    expect(dataset).toMatchObject({ theme: 'dark', fontSize: 'large', motion: 'reduced', contrast: 'more' })
    await person.click(screen.getByRole('radio', { name: /^Full/ }))
    await person.click(screen.getByRole('radio', { name: /^Standard/ }))
    expect([dataset.motion, dataset.contrast]).toEqual([undefined, undefined])
    expect(held()).toMatchObject({ theme: 'dark', motion: 'full', contrast: 'standard' })
  })

  it('hold at once: answers of the assistant, and keys', async () => {
    const { person } = await openSettings('system')
    expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', '2048')
    await person.click(screen.getByRole('radio', { name: /^Short/ }))
    await person.click(screen.getByRole('switch', { name: 'Technical details' }))
    screen.getByRole('switch', { name: 'Single-key shortcuts' }).focus()
    await person.keyboard(' ')
    expect(held()).toMatchObject({ maxTokens: 512, showDebugInfo: true, singleKeyShortcuts: false })
    expect(screen.getByText('Answer length: up to 512 tokens.')).toBeDefined()
  })

  it('let the demo’s campaigns use the model of this device, where the browser has one', async () => {
    chooseMode('demo')
    const { unmount } = await openSettings('system')
    await vi.waitFor(() => expect(deviceStore.getState().standing.status).toBe('absent'))
    expect(screen.queryByRole('heading', { name: 'A model on this device' })).toBeNull()
    unmount()
    vi.stubGlobal('LanguageModel', promptApiDouble())
    const { person } = await openSettings('system')
    await person.click(await screen.findByRole('switch', { name: 'Use it in campaigns too' }))
    expect(deviceUseStore.getState().isWantedInCampaigns).toBe(true)
  })

  it('let the demo do without its samples, and offer that nowhere else', async () => {
    const { unmount } = await openSettings('system')
    expect(screen.queryByRole('switch', { name: 'Sample content' })).toBeNull()
    unmount()
    chooseMode('demo')
    const { person } = await openSettings('system')
    await person.click(screen.getByRole('switch', { name: 'Sample content' }))
    expect(held().enableMockData).toBe(false)
  })

  it.each([
    { status: 'local', text: 'Kept in this browser.' },
    { status: 'saving', text: 'Saving…' },
    { status: 'saved', text: /^Saved to your account/ },
    { status: 'waiting', text: /^Not saved to your account yet\. Changes are kept on this device/ },
  ] as const)('say how they stand: $status', async ({ status, text }) => {
    deviceSettings.tell({ status, isInitialized: true })
    await openSettings()
    expect(screen.getByText(text)).toBeDefined()
  })

  it('say that those of the account are looked for', async () => {
    deviceSettings.tell({ status: 'saving' })
    await openSettings()
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
      const { person } = await openSettings()
      expect(screen.getByText(title)).toBeDefined()
      await person.click(screen.getByRole('button', { name: 'Got it' }))
      expect(screen.queryByText(title)).toBeNull()
    },
  )

  it('BR-1 tell which change of this device a later one elsewhere replaced, and bring it back', async () => {
    const at = Date.UTC(2026, 10, 27, 12)
    deviceSettings.tell({ replaced: [{ name: 'theme', here: 'dark', now: 'light', at }] })
    const { person } = await openSettings()
    const lost = screen.getByText(/you chose Dark here; on another device Light was chosen later, /)
    expect(within(lost).getByRole('link', { name: 'Theme' }).getAttribute('href')).toBe('/settings#theme')
    await person.click(screen.getByRole('button', { name: 'Use mine' }))
    expect(held().theme).toBe('dark')
    expect(screen.queryByText('A later change replaced yours')).toBeNull()
  })
})
