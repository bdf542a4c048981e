import type { Settings } from '@placard/contract'
import { useStore } from 'zustand'
import { showAppearance } from '../appearance.ts'
import { browserValues } from '../storage.ts'
import { createSettingsStore, type SettingsState } from './settings-store.ts'

/** The settings of this browser. */
export const deviceSettings = createSettingsStore({
  values: browserValues,
  show: showAppearance,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
})

/** Follows one setting. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useStore(deviceSettings.store, ({ settings }) => settings[name])
}

/** Follows how the settings stand. */
export function useSettingsState<Part>(select: (state: SettingsState) => Part): Part {
  return useStore(deviceSettings.store, select)
}
