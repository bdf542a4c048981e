import { type DeviceSettings, edited, joined, only, type SettingsOwner, settingsOf } from '@placard/application'
import { DEFAULT_SETTINGS, SETTING_NAMES, type Settings } from '@placard/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { KeptValues } from '../storage/storage.ts'
import { SETTINGS_KEY, type SettingsState } from './current.ts'
import { readAgain, readDevice, writeDevice } from './kept-settings.ts'

export type SettingsStoreDependencies = {
  /** The store that the page reads; its state is replaced. */
  readonly store: StoreApi<SettingsState>
  readonly values: KeptValues
  /** Applies theme and font size to the page. */
  readonly show: (settings: Settings) => void
  readonly now: () => number
  readonly newId: () => string
}

export type SettingsStore = {
  readonly store: StoreApi<SettingsState>
  /** Changes settings: applies and stores them at once, and notifies listeners. */
  change(changes: Partial<Settings>): void
  /** Resets everything to its default. @returns the previous settings, for `change`. */
  reset(): Partial<Settings>
  /** The device's settings, and the way to update them. */
  device(): DeviceSettings
  update(move: (device: DeviceSettings) => DeviceSettings): void
  /** Sets the author of the next changes. */
  setOwner(owner: SettingsOwner): void
  tell(state: Partial<Pick<SettingsState, 'status' | 'isInitialized' | 'lastSyncTime' | 'trouble' | 'replaced'>>): void
  /** Calls the listener after every change made in this tab. */
  onChanged(listener: () => void): () => void
}

/** The settings of this browser: applied to the page, stored, and synchronised across its tabs. */
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
