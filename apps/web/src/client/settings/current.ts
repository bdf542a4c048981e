import { DEFAULT_SETTINGS, type Settings } from '@placard/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'

/** `public/before-paint.js` reads theme and font size under the same key before the first paint. */
export const SETTINGS_KEY = 'placard.settings'

/** How the settings stand with the account: kept here only, being sent, sent, or waiting for the server. */
export type SyncStatus = 'local' | 'saving' | 'saved' | 'waiting'

export type SettingsState = {
  readonly settings: Settings
  /** Whether the account's settings have been seen since the page was opened. */
  readonly isInitialized: boolean
  /** When the account's settings were last seen, in ms since 1970. */
  readonly lastSyncTime: number | undefined
  readonly status: SyncStatus
  /** Why what was kept does not hold; `not-kept`: the browser refuses to keep anything. */
  readonly trouble: 'unreadable' | 'newer' | 'not-kept' | undefined
}

/** Whether a value has every setting, of the kind its default is. */
function isLikeSettings(value: object): value is Settings {
  return Object.entries(DEFAULT_SETTINGS).every(
    ([name, usual]) => name in value && typeof Reflect.get(value, name) === typeof usual,
  )
}

/** What was kept, taken at its word: the first view need not wait for the code that examines it. */
function keptSettings(): Settings {
  const kept = browserValues.read(SETTINGS_KEY)
  if (typeof kept !== 'object' || kept === null || !('settings' in kept)) return DEFAULT_SETTINGS
  const { settings } = kept
  return typeof settings === 'object' && settings !== null && isLikeSettings(settings) ? settings : DEFAULT_SETTINGS
}

/** The settings as they hold on this page. What changes and keeps them is loaded apart, see `settings.ts`. */
export const settingsStore = createStore<SettingsState>(() => ({
  settings: keptSettings(),
  isInitialized: false,
  lastSyncTime: undefined,
  status: 'local',
  trouble: undefined,
}))

/** Follows one setting. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useStore(settingsStore, ({ settings }) => settings[name])
}

/** Follows how the settings stand. */
export function useSettingsState<Part>(select: (state: SettingsState) => Part): Part {
  return useStore(settingsStore, select)
}
