import { showAppearance } from '../../kit/appearance/appearance.ts'
import { browserValues } from '../storage/storage.ts'
import { settingsStore } from './current.ts'
import { createSettingsStore } from './settings-store.ts'

/** The settings of this browser, and all functions to change them. */
export const deviceSettings = createSettingsStore({
  store: settingsStore,
  values: browserValues,
  show: showAppearance,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
})
