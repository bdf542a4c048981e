import type { ReplacedChange } from '@placard/application'
import { DEFAULT_SETTINGS, type Settings } from '@placard/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'

/** `public/before-paint.js` reads theme and font size under the same key before the first paint. */
export const SETTINGS_KEY = 'placard.settings'

/** Sync status with the account: stored here only, being sent, sent, or waiting for the server. */
export type SyncStatus = 'local' | 'saving' | 'saved' | 'waiting'

export type SettingsState = {
  readonly settings: Settings
  /** Whether the account's settings have been loaded since the page was opened. */
  readonly isInitialized: boolean
  /** When the account's settings were last loaded, in ms since 1970. */
  readonly lastSyncTime: number | undefined
  readonly status: SyncStatus
  /** Why the stored settings are not in use; `not-kept`: the browser refuses to store anything. */
  readonly trouble: 'unreadable' | 'newer' | 'not-kept' | undefined
  /** Changes made here that a later one of another device has replaced, until the user has seen it. */
  readonly replaced: readonly ReplacedChange[]
}

/** Whether each setting that an object has is of its default's type: an older version did not know all of them. */
function isLikeSettings(value: object): value is Partial<Settings> {
  return Object.entries(DEFAULT_SETTINGS).every(
    ([name, usual]) => !(name in value) || typeof Reflect.get(value, name) === typeof usual,
  )
}

/** The stored settings without validation, so that the first view need not wait for the validating code. */
function keptSettings(): Settings {
  const kept = browserValues.read(SETTINGS_KEY)
  if (typeof kept !== 'object' || kept === null || !('settings' in kept)) return DEFAULT_SETTINGS
  const { settings } = kept
  return typeof settings === 'object' && settings !== null && isLikeSettings(settings)
    ? { ...DEFAULT_SETTINGS, ...settings }
    : DEFAULT_SETTINGS
}

/** The settings of this page. The code that changes and stores them is loaded separately, see `settings.ts`. */
export const settingsStore = createStore<SettingsState>(() => ({
  settings: keptSettings(),
  isInitialized: false,
  lastSyncTime: undefined,
  status: 'local',
  trouble: undefined,
  replaced: [],
}))

/** Subscribes to one setting. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useStore(settingsStore, ({ settings }) => settings[name])
}

/** Subscribes to the state of the settings. */
export function useSettingsState<Part>(select: (state: SettingsState) => Part): Part {
  return useStore(settingsStore, select)
}
