import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_SETTINGS, SETTINGS_VERSION } from '@placard/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import '../../test-setup.ts'
import { appearanceStore, showAppearance } from '../../kit/appearance/appearance.ts'
import { type KeptValues, keptValues } from '../storage/storage.ts'
import { chooseTheme } from './choose-theme.ts'
import { SETTINGS_KEY, type SettingsState, settingsStore } from './current.ts'
import { deviceSettings } from './settings.ts'
import { createSettingsStore } from './settings-store.ts'

const values = keptValues(() => window.localStorage)

/** What a page shows before anything is read. */
const aStore = () =>
  createStore<SettingsState>(() => ({ ...settingsStore.getInitialState(), settings: DEFAULT_SETTINGS }))

function aTab(kept: KeptValues = values) {
  let now = 1000
  let ids = 0
  return createSettingsStore({
    store: aStore(),
    values: kept,
    show: showAppearance,
    now: () => ++now,
    newId: () => `device-${++ids}`,
  })
}
const settingsIn = (tab: ReturnType<typeof aTab>) => tab.store.getState().settings
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }))

afterEach(() => {
  localStorage.clear()
  showAppearance(DEFAULT_SETTINGS)
})

describe('changing settings', () => {
  it('holds at once, on the page and in the next page', () => {
    const tab = aTab()
    tab.change({ theme: 'dark', fontSize: 'large' })
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', fontSize: 'large' })
    expect(settingsIn(aTab())).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', fontSize: 'large' })
    tab.change({ theme: 'system', fontSize: 'medium' })
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(document.documentElement.dataset.fontSize).toBeUndefined()
  })

  it('can be undone after everything was reset', () => {
    const tab = aTab()
    tab.change({ theme: 'dark', language: 'sw-KE', voiceSpeed: 'slow' })
    const before = tab.reset()
    expect(settingsIn(tab)).toEqual(DEFAULT_SETTINGS)
    tab.change(before)
    expect(settingsIn(tab)).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      language: 'sw-KE',
      voiceSpeed: 'slow',
      speechSpeed: 0.8,
    })
  })

  it('changes nothing when nothing differs', () => {
    const tab = aTab()
    expect(tab.reset()).toEqual({})
    expect(tab.device().pending).toEqual({})
  })
})

describe('BR-3 two tabs of one browser', () => {
  it('follow each other, and lose no change', () => {
    const [first, second] = [aTab(), aTab()]
    first.change({ theme: 'dark' })
    tellTabs()
    expect(settingsIn(second).theme).toBe('dark')
    second.change({ fontSize: 'large' })
    // the news has not come yet: a change made meanwhile must not write over what it does not know
    first.change({ language: 'fr-FR' })
    tellTabs()
    for (const tab of [first, second, aTab()]) {
      expect(settingsIn(tab)).toMatchObject({ theme: 'dark', fontSize: 'large', language: 'fr-FR' })
    }
  })
})

describe('BR-2 a browser that keeps nothing', () => {
  it('denied: holds settings until the tab is closed, and says so once something is changed', () => {
    const denied = keptValues(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const tab = aTab(denied)
    tab.change({ theme: 'dark' })
    tab.change({ fontSize: 'large' })
    expect(settingsIn(tab)).toMatchObject({ theme: 'dark', fontSize: 'large' })
    expect(tab.store.getState().trouble).toBe('not-kept')
  })

  it('full: the same', () => {
    const full = new Proxy(window.localStorage, {
      get: (storage, name) =>
        name === 'setItem'
          ? () => {
              throw new DOMException('full', 'QuotaExceededError')
            }
          : (key: string) => storage.getItem(key),
    })
    const tab = aTab(keptValues(() => full))
    tab.change({ theme: 'dark' })
    expect(settingsIn(tab).theme).toBe('dark')
    expect(tab.store.getState().trouble).toBe('not-kept')
  })

  it('damaged: starts, says so, and keeps what is chosen next', () => {
    localStorage.setItem(SETTINGS_KEY, '{"half')
    const tab = aTab()
    expect(tab.store.getState().trouble).toBe('unreadable')
    tab.change({ theme: 'dark' })
    expect(aTab().store.getState()).toMatchObject({ trouble: undefined, settings: { theme: 'dark' } })
  })
})

describe('the script before the first paint', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../public/before-paint.js'), 'utf8')
  const NAMED = { inside: '/inside.js /late.js', member: '/account.js', chat: '/chat.js' }
  const asked: string[] = []
  const frames: (() => void)[] = []
  let documentElement = document.createElement('html')
  beforeEach(() => {
    asked.splice(0)
    frames.splice(0)
  })

  /** happy-dom runs on Node: the script is taken as a function over the globals it uses. */
  function early(pathname = '/campaigns', { isNarrow = false, isHidden = false } = {}): DOMStringMap {
    documentElement = document.createElement('html')
    const append = ({ href }: { href: string }) => asked.push(href)
    const globals = {
      localStorage: window.localStorage,
      document: {
        documentElement,
        currentScript: { dataset: NAMED },
        createElement: () => ({}),
        head: { append },
        hidden: isHidden,
      },
      location: { pathname },
      matchMedia: () => ({ matches: isNarrow }),
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      setTimeout: (task: () => void) => task(),
      addEventListener: (_: string, start: () => void) => start(),
    }
    new Function(...Object.keys(globals), script)(...Object.values(globals))
    return documentElement.dataset
  }

  it('shows what the settings keep', () => {
    aTab().change({ theme: 'dark', fontSize: 'large' })
    expect({ ...early() }).toEqual({ theme: 'dark', fontSize: 'large' })
  })

  it('shows a theme that was kept on its own before', () => {
    localStorage.setItem('placard.theme', '"light"')
    expect({ ...early() }).toEqual({ theme: 'light' })
  })

  it.each(['', '{"half', 'null', '{"version":"2.1.0"}', '{"settings":{"theme":"sepia","fontSize":7}}'])(
    'BR-2 leaves the page as it is over %s',
    (text) => {
      localStorage.setItem(SETTINGS_KEY, text)
      expect({ ...early() }).toEqual({})
    },
  )

  it.each([
    { at: '/', kept: {}, isShown: true, because: 'a visitor has to sign in' },
    { at: '/', kept: { 'placard.settings': '{"half' }, isShown: true, because: 'damaged settings are no account' },
    { at: '/legal', kept: {}, isShown: false, because: 'this is public' },
    { at: '/campaigns', kept: {}, isShown: false, because: 'only the front door has it' },
    { at: '/', kept: { 'placard.mode': '"demo"' }, isShown: false, because: 'the demo is behind the door' },
    { at: '/', kept: { 'placard.session': '"open"' }, isShown: false, because: 'somebody is signed in' },
    { at: '/', kept: { 'placard.session': '"leaving"' }, isShown: false, because: 'the server is told first' },
  ])(
    'marks the static first screen at $at over $kept as shown: $isShown, because $because',
    ({ at, kept, isShown }) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      expect('arrival' in early(at)).toBe(isShown)
      for (const key of Object.keys(kept)) localStorage.removeItem(key)
    },
  )

  it.each([
    { kept: { 'placard.mode': '"demo"' }, isNarrow: true, shown: 'chat', because: 'the demo opens with the chat' },
    { kept: { 'placard.session': '"open"' }, isNarrow: true, shown: 'chat', because: 'so does a session' },
    { kept: {}, isNarrow: true, shown: 'sign-in', because: 'a visitor signs in' },
    { kept: { 'placard.mode': '"demo"' }, isNarrow: false, shown: undefined, because: 'more stands beside it' },
  ])('shows over $kept, narrow: $isNarrow, the first screen $shown, because $because', ({ kept, isNarrow, shown }) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    expect(early('/', { isNarrow }).arrival).toBe(shown)
    for (const key of Object.keys(kept)) localStorage.removeItem(key)
  })

  it.each([
    {
      session: '"open"',
      kept: '118.5',
      room: 'max(2.8125rem, 118.5px)',
      because: 'the notice stood there the last time',
    },
    { session: '"open"', kept: '"high"', room: '', because: 'it is damaged' },
    { session: '"open"', kept: undefined, room: '', because: 'there was none' },
    { session: '"leaving"', kept: '98.6875', room: '', because: 'nobody is signed in' },
  ])('keeps the room $room free over $session and $kept, because $because', ({ session, kept, room }) => {
    localStorage.setItem('placard.session', session)
    if (kept !== undefined) localStorage.setItem('placard.notice-room', kept)
    early('/')
    expect(documentElement.style.getPropertyValue('--notice-room')).toBe(room)
    localStorage.removeItem('placard.session')
    localStorage.removeItem('placard.notice-room')
  })

  it('asks for no code before a static first screen is painted, unless nobody sees it', () => {
    localStorage.setItem('placard.mode', '"demo"')
    early('/', { isNarrow: true })
    expect(asked).toEqual([])
    for (const frame of frames) frame()
    expect(asked).toEqual(['/inside.js', '/late.js', '/chat.js'])
    asked.splice(0)
    early('/', { isNarrow: true, isHidden: true })
    expect(asked).toEqual(['/inside.js', '/late.js', '/chat.js'])
    localStorage.removeItem('placard.mode')
  })

  it.each([
    { at: '/', kept: {}, files: [], because: 'a visitor needs only the sign-in' },
    { at: '/', kept: { 'placard.session': '"leaving"' }, files: [], because: 'somebody is on the way out' },
    { at: '/', kept: { 'placard.mode': '"demo"' }, files: ['/inside.js', '/late.js', '/chat.js'], because: 'it opens' },
    {
      at: '/campaigns',
      kept: { 'placard.mode': '"demo"' },
      files: ['/inside.js', '/late.js'],
      because: 'no chat here',
    },
    {
      at: '/chat/one',
      kept: { 'placard.session': '"open"' },
      files: ['/account.js', '/inside.js', '/late.js', '/chat.js'],
      because: 'a conversation is in the chat, and the session is restored first',
    },
  ])('asks at $at over $kept for $files, because $because', ({ at, kept, files }) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    early(at)
    expect(asked).toEqual(files)
    for (const key of Object.keys(kept)) localStorage.removeItem(key)
  })

  it('reads the key the settings are kept under', () => {
    expect(script).toContain(`'${SETTINGS_KEY}'`)
    expect(SETTINGS_VERSION).toBe('2.1.0')
  })
})

describe('choosing a theme where the settings are not loaded yet', () => {
  it('shows it at once and keeps it', async () => {
    const kept = chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(appearanceStore.getState().theme).toBe('dark')
    await kept
    expect(deviceSettings.store.getState().settings.theme).toBe('dark')
    deviceSettings.reset()
  })
})
