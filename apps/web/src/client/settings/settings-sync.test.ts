import type { Settings } from '@placard/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import '../../test-setup.ts'
import { keptValues } from '../storage/storage.ts'
import { settingsStore } from './current.ts'
import { createSettingsStore } from './settings-store.ts'
import { FIRST_LOOK_MS, LOOK_EVERY_MS, type SettingsNews, syncSettings } from './settings-sync.ts'
import { SettingsServer } from './testing/settings-server.ts'

const NOW = Date.UTC(2026, 10, 21)

/** A browser of its own, signed in or not. */
function aBrowser(server: SettingsServer, id: string, { clockError = 0, isDeaf = false } = {}) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  }
  const now = () => Date.now() + clockError
  const settings = createSettingsStore({
    store: createStore(() => settingsStore.getInitialState()),
    values: keptValues(() => storage),
    show: () => undefined,
    now,
    newId: () => id,
  })
  let news: SettingsNews | undefined
  let wake: () => void = () => undefined
  return {
    settings,
    shown: () => settings.store.getState().settings,
    state: () => settings.store.getState(),
    news: () => news,
    wake: () => wake(),
    signIn: (account: string) =>
      syncSettings(account, {
        settings,
        calls: server.callsFor(account),
        listen(given) {
          news = given
          if (!isDeaf) given.onHearing()
          return () => {
            news = undefined
          }
        },
        onWake(given) {
          wake = given
          return () => undefined
        },
        alone: (task) => task(),
        now,
        random: () => 0,
      }),
  }
}

type Changes = Partial<Settings>
type Browser = ReturnType<typeof aBrowser>

/** A laptop and a phone, both signed in to one account. */
async function twoBrowsers() {
  const [laptop, phone] = [aBrowser(server, 'laptop'), aBrowser(server, 'phone')]
  laptop.signIn('ada')
  phone.signIn('ada')
  await settled()
  return { laptop, phone }
}

/** Both change settings without the server, the phone a minute after the laptop; then the phone reaches it first. */
async function changeApart({ laptop, phone }: Record<'laptop' | 'phone', Browser>, here: Changes, there: Changes) {
  server.isDown = true
  laptop.settings.change(here)
  vi.setSystemTime(Date.now() + 60_000)
  phone.settings.change(there)
  await settled()
  server.isDown = false
  phone.wake()
  await settled()
  laptop.wake()
  await settled()
}

const settled = () => vi.advanceTimersByTimeAsync(0)
let server: SettingsServer

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  server = new SettingsServer()
})
afterEach(() => vi.useRealTimers())

describe('settings of an account', () => {
  it('are sent at once, only those that changed, and reach another device', async () => {
    const { laptop, phone } = await twoBrowsers()
    laptop.settings.change({ theme: 'dark' })
    expect(laptop.state().status).toBe('saving')
    await settled()
    expect(laptop.state()).toMatchObject({ status: 'saved', isInitialized: true, lastSyncTime: NOW })
    expect(server.asked).toEqual(['read', 'read', 'write theme'])
    phone.news()?.onChanged('laptop')
    await settled()
    expect(phone.shown().theme).toBe('dark')
  })

  it('are not asked for again on news of the device’s own change', async () => {
    const laptop = aBrowser(server, 'laptop')
    laptop.signIn('ada')
    await settled()
    laptop.news()?.onChanged('laptop')
    await settled()
    expect(server.asked).toEqual(['read'])
  })

  it('take along what was chosen before the sign-in, and keep what was chosen later elsewhere', async () => {
    server.put('ada', [
      { name: 'theme', value: 'light', at: NOW - 10, device: 'phone' },
      { name: 'fontSize', value: 'small', at: NOW + 10, device: 'phone' },
    ])
    const laptop = aBrowser(server, 'laptop')
    laptop.settings.change({ theme: 'dark', fontSize: 'large' })
    expect(laptop.state().status).toBe('local')
    laptop.signIn('ada')
    await settled()
    expect(laptop.shown()).toMatchObject({ theme: 'dark', fontSize: 'small' })
    expect(server.of('ada').theme?.value).toBe('dark')
  })

  it('are nobody else’s: the next person at the same browser begins with their own', async () => {
    const shared = aBrowser(server, 'library')
    const leave = shared.signIn('ada')
    shared.settings.change({ theme: 'dark' })
    await settled()
    leave()
    shared.signIn('ben')
    await settled()
    expect(shared.shown().theme).toBe('system')
    expect(server.of('ben')).toEqual({})
  })
})

describe('BR-1 settings changed offline', () => {
  it('are kept, shown as waiting, and sent once when the network is back', async () => {
    const laptop = aBrowser(server, 'laptop')
    laptop.signIn('ada')
    await settled()
    server.isDown = true
    laptop.settings.change({ theme: 'dark' })
    laptop.settings.change({ theme: 'light' })
    laptop.settings.change({ fontSize: 'large' })
    await settled()
    expect(laptop.state().status).toBe('waiting')
    expect(laptop.shown()).toMatchObject({ theme: 'light', fontSize: 'large' })
    server.isDown = false
    server.asked.length = 0
    laptop.wake()
    await settled()
    expect(server.asked).toEqual(['write theme fontSize'])
    expect(laptop.state().status).toBe('saved')
    expect(server.of('ada').theme?.value).toBe('light')
  })

  it('are told of when another device has changed the same one later, and may be chosen again', async () => {
    const { laptop, phone } = await twoBrowsers()
    const here = { theme: 'dark', fontSize: 'large', debateMode: 'gentle' } as const
    await changeApart({ laptop, phone }, here, { theme: 'light', debateMode: 'gentle' })
    expect(laptop.shown()).toMatchObject({ theme: 'light', fontSize: 'large', debateMode: 'gentle' })
    // the same tone was chosen on both: nothing of it was lost
    expect(laptop.state().replaced).toMatchObject([{ name: 'theme', here: 'dark', now: 'light' }])
    expect(phone.state().replaced).toEqual([])
    laptop.settings.change({ theme: 'dark' })
    await settled()
    phone.wake()
    await settled()
    expect(phone.shown()).toMatchObject({ theme: 'dark', fontSize: 'large' })
  })

  it('are told of until somebody has seen it, also when more of them are replaced meanwhile', async () => {
    const { laptop, phone } = await twoBrowsers()
    await changeApart({ laptop, phone }, { theme: 'dark', motion: 'reduced' }, { theme: 'light', motion: 'full' })
    await changeApart({ laptop, phone }, { theme: 'system', fontSize: 'large' }, { theme: 'dark', fontSize: 'small' })
    expect(laptop.state().replaced).toMatchObject([
      { name: 'motion', here: 'reduced', now: 'full' },
      { name: 'theme', here: 'system', now: 'dark' },
      { name: 'fontSize', here: 'large', now: 'small' },
    ])
  })

  it('are tried again by themselves, less and less often', async () => {
    server.isDown = true
    const laptop = aBrowser(server, 'laptop')
    laptop.signIn('ada')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked.length).toBeGreaterThan(5)
    expect(server.asked.length).toBeLessThan(12)
    server.isDown = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(laptop.state().status).toBe('saved')
  })

  it('survive a sign-out before they were sent, and go to their own account', async () => {
    const shared = aBrowser(server, 'library')
    const leave = shared.signIn('ada')
    await settled()
    server.isDown = true
    shared.settings.change({ theme: 'dark' })
    await settled()
    leave()
    server.isDown = false
    const leaveBen = shared.signIn('ben')
    await settled()
    expect(server.of('ben')).toEqual({})
    leaveBen()
    shared.signIn('ada')
    await settled()
    expect(server.of('ada').theme?.value).toBe('dark')
  })
})

describe('settings without the socket', () => {
  it('are looked for every half minute, and not at all while news is heard', async () => {
    const laptop = aBrowser(server, 'laptop', { isDeaf: true })
    laptop.signIn('ada')
    await vi.advanceTimersByTimeAsync(FIRST_LOOK_MS)
    expect(server.asked).toEqual(['read'])
    server.put('ada', [{ name: 'theme', value: 'dark', at: NOW, device: 'phone' }])
    await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS)
    expect(laptop.shown().theme).toBe('dark')
    laptop.news()?.onHearing()
    await settled()
    server.asked.length = 0
    await vi.advanceTimersByTimeAsync(10 * LOOK_EVERY_MS)
    expect(server.asked).toEqual([])
    laptop.news()?.onDeaf()
    await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS)
    expect(server.asked).toEqual(['read'])
  })

  it('stop being looked for after the sign-out', async () => {
    const laptop = aBrowser(server, 'laptop')
    laptop.signIn('ada')()
    await vi.advanceTimersByTimeAsync(10 * LOOK_EVERY_MS)
    expect(server.asked).toEqual(['read'])
    expect(laptop.state().status).toBe('local')
  })
})

describe('a clock that is years ahead', () => {
  it('still saves, and wins no change made after it', async () => {
    const [wrong, right] = [aBrowser(server, 'wrong', { clockError: 1e11 }), aBrowser(server, 'right')]
    wrong.signIn('ada')
    right.signIn('ada')
    wrong.settings.change({ theme: 'dark' })
    await settled()
    expect(wrong.state().status).toBe('saved')
    right.wake()
    await settled()
    right.settings.change({ theme: 'light' })
    await settled()
    wrong.wake()
    await settled()
    expect(wrong.shown().theme).toBe('light')
  })
})
