import { type DeviceSettings, edited, joined, type SettingsOwner, settingsOf } from '@placard/application'
import { DEFAULT_SETTINGS, SETTING_NAMES, type Settings } from '@placard/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { KeptValues } from '../storage/storage.ts'
import { SETTINGS_KEY, type SettingsState } from './current.ts'
import { readAgain, readDevice, writeDevice } from './kept-settings.ts'

export type SettingsStoreDependencies = {
  /** Where the page reads the settings; what stands there is replaced. */
  readonly store: StoreApi<SettingsState>
  readonly values: KeptValues
  /** Shows theme and font size on the page. */
  readonly show: (settings: Settings) => void
  readonly now: () => number
  readonly newId: () => string
}

export type SettingsStore = {
  readonly store: StoreApi<SettingsState>
  /** Changes settings: on the page at once, kept at once, and told to whoever listens. */
  change(changes: Partial<Settings>): void
  /** Everything back to its default. @returns what it was before, for `change`. */
  reset(): Partial<Settings>
  /** What this browser knows, and the way to move it on. */
  device(): DeviceSettings
  update(move: (device: DeviceSettings) => DeviceSettings): void
  /** Whose changes the next ones are. */
  setOwner(owner: SettingsOwner): void
  tell(state: Partial<Pick<SettingsState, 'status' | 'isInitialized' | 'lastSyncTime' | 'trouble'>>): void
  /** Calls back after every change made in this tab. */
  onChanged(listener: () => void): () => void
}

/** The settings of this browser: on the page, in its storage, and the same in all its tabs. */
export function createSettingsStore({ store, values, show, now, newId }: SettingsStoreDependencies): SettingsStore {
  const read = readDevice(values, newId)
  let device = read.device
  let owner: SettingsOwner = 'nobody'
  const listeners = new Set<() => void>()
  store.setState({ settings: settingsOf(device), trouble: read.trouble })

  function hold(next: DeviceSettings): void {
    device = next
    const settings = settingsOf(next)
    show(settings)
    store.setState({ settings })
  }

  function update(move: (known: DeviceSettings) => DeviceSettings): void {
    const kept = readAgain(values)
    hold(move(kept === undefined ? device : joined(device, kept)))
    writeDevice(values, device)
    if (!values.isKept() && store.getState().trouble === undefined) store.setState({ trouble: 'not-kept' })
  }

  function change(changes: Partial<Settings>): void {
    update((known) => edited(known, changes, { now: now(), owner }))
    for (const listener of listeners) listener()
  }

  window.addEventListener('storage', ({ key }) => {
    const kept = key === SETTINGS_KEY ? readAgain(values) : undefined
    if (kept !== undefined) hold(joined(device, kept))
  })
  show(store.getState().settings)
  if (read.trouble !== undefined) writeDevice(values, device)

  return {
    store,
    change,
    reset() {
      const before = store.getState().settings
      const changed = SETTING_NAMES.filter((name) => before[name] !== DEFAULT_SETTINGS[name])
      change(only(DEFAULT_SETTINGS, changed))
      return only(before, changed)
    },
    device: () => device,
    update,
    setOwner(next) {
      owner = next
    },
    tell: (state) => store.setState(state),
    onChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Some of the settings. */
function only(settings: Settings, names: readonly (keyof Settings)[]): Partial<Settings> {
  const wanted: Partial<Settings> = { ...settings }
  for (const name of SETTING_NAMES) if (!names.includes(name)) delete wanted[name]
  return wanted
}
