import {
  DEFAULT_SETTINGS,
  isSettingName,
  isSettingValue,
  SETTING_NAMES,
  type SettingEntry,
  type SettingName,
  Settings,
  SPEECH_SPEED,
  VOICE_SPEEDS,
  withinLimits,
} from '@placard/contract'
import { isEarly, isLater, isSame, latest, listOf, type SettingEntries } from './entries.ts'

/** Author of a change: an account, or a visitor who was not signed in. */
export type SettingsOwner = string | 'nobody'

/** What one browser knows of settings. Everything in it is plain JSON. */
export interface DeviceSettings {
  /** Id this browser made up for itself. */
  readonly device: string
  /** The account the confirmed entries belong to; undefined before anybody has signed in here. */
  readonly account: string | undefined
  readonly entries: SettingEntries
  /** Settings whose entry no server has confirmed yet, and who changed them. */
  readonly pending: Readonly<Partial<Record<SettingName, SettingsOwner>>>
  /** Unconfirmed changes of accounts that are not here now; they wait for their account to come back. */
  readonly aside: Readonly<Record<string, readonly SettingEntry[]>>
}

/** A browser where nothing was ever settled. */
export function newDevice(device: string): DeviceSettings {
  return { device, account: undefined, entries: {}, pending: {}, aside: {} }
}

/** The settings that hold on a device. */
export function settingsOf({ entries }: Pick<DeviceSettings, 'entries'>): Settings {
  const chosen = Object.fromEntries(listOf(entries).map(({ name, value }) => [name, value]))
  const settings = Settings.safeParse({ ...DEFAULT_SETTINGS, ...chosen })
  return settings.success ? settings.data : DEFAULT_SETTINGS
}

/** Names of the settings with unsent changes, whoever made them. */
export function pendingNames({ pending }: Pick<DeviceSettings, 'pending'>): SettingName[] {
  return Object.keys(pending).filter(isSettingName)
}

/** The changes an account has to tell the server. */
export function unsentOf(device: DeviceSettings, account: string): SettingEntry[] {
  return listOf(device.entries).filter(({ name }) => device.pending[name] === account)
}

/** The named speed nearest to a speech speed. */
function nearestNamedSpeed(speed: number): Settings['voiceSpeed'] {
  const distance = (name: Settings['voiceSpeed']) => Math.abs(SPEECH_SPEED.named[name] - speed)
  return VOICE_SPEEDS.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest), 'normal')
}

/** A named speed sets the factor, and a factor the name: neither may contradict the other. */
function withLinked(changes: Partial<Settings>): Partial<Settings> {
  if (changes.speechSpeed !== undefined) return { ...changes, voiceSpeed: nearestNamedSpeed(changes.speechSpeed) }
  if (changes.voiceSpeed === undefined) return changes
  return { ...changes, speechSpeed: SPEECH_SPEED.named[changes.voiceSpeed] }
}

/** Changes that are under way when somebody else takes a setting over are put aside for their account. */
function putAside(device: DeviceSettings, names: readonly SettingName[], owner: SettingsOwner): DeviceSettings {
  const aside: Record<string, readonly SettingEntry[]> = { ...device.aside }
  for (const name of names) {
    const entry = device.entries[name]
    const whose = device.pending[name]
    if (entry === undefined || whose === undefined || whose === 'nobody' || whose === owner) continue
    aside[whose] = listOf(latest(byName(aside[whose] ?? []), [entry]))
  }
  return { ...device, aside }
}

function byName(entries: readonly SettingEntry[]): SettingEntries {
  return latest({}, entries)
}

/**
 * A change made here. Its stamp is the clock's, moved past everything the device has seen: whoever changes what they
 * see wins over what they saw, however wrong the clock is.
 *
 * Numbers are moved within their ends; a value that is none the setting may have changes nothing.
 *
 * @param now the device's clock in ms since 1970.
 */
export function edited(
  device: DeviceSettings,
  changes: Partial<Settings>,
  { now, owner }: { readonly now: number; readonly owner: SettingsOwner },
): DeviceSettings {
  const whole = withLinked(changes)
  const seen = listOf(device.entries).map(({ at }) => at)
  const at = Math.max(now, ...seen.map((stamp) => stamp + 1))
  const entries = SETTING_NAMES.flatMap((name): SettingEntry[] => {
    const value = withinLimits(name, whole[name])
    return isSettingValue(name, value) ? [{ name, value, at, device: device.device }] : []
  })
  const names = entries.map(({ name }) => name)
  const state = putAside(device, names, owner)
  return {
    ...state,
    entries: latest(state.entries, entries),
    pending: { ...state.pending, ...Object.fromEntries(names.map((name) => [name, owner])) },
  }
}

/** What the server has, merged in; changes it has, or has something later for, wait no longer. */
export function received(device: DeviceSettings, answered: readonly SettingEntry[]): DeviceSettings {
  const known = byName(answered)
  const pending = Object.entries(device.pending).filter(([name]) => {
    if (!isSettingName(name)) return false
    const entry = device.entries[name]
    return entry !== undefined && isLater(entry, known[name])
  })
  return { ...device, entries: latest(device.entries, answered), pending: Object.fromEntries(pending) }
}

/**
 * Changes whose stamps the server did not believe are stamped anew by its clock, and stay changes: later than all that
 * is believed, here and by the server, which holds changes they were made on top of.
 */
export function restamped(device: DeviceSettings, now: number, stored: readonly SettingEntry[]): DeviceSettings {
  const believed = [...listOf(device.entries), ...stored].filter((entry) => !isEarly(entry, now))
  const at = Math.max(now, ...believed.map((entry) => entry.at + 1))
  const stamped = listOf(device.entries).map((entry) =>
    device.pending[entry.name] !== undefined && isEarly(entry, now) ? { ...entry, at } : entry,
  )
  return { ...device, entries: byName(stamped) }
}

/**
 * Somebody signed in here. Changes made while nobody was signed in become theirs, as do those that waited for them;
 * settings another account has confirmed are not theirs and go back to their defaults until the server tells.
 */
export function entered(device: DeviceSettings, account: string): DeviceSettings {
  const names = pendingNames(device)
  const state = putAside(device, names, account)
  const isSameAccount = device.account === undefined || device.account === account
  const kept = listOf(state.entries).filter(({ name }) => {
    const whose = state.pending[name]
    return whose === undefined ? isSameAccount : whose === 'nobody' || whose === account
  })
  const { [account]: waiting = [], ...aside } = state.aside
  const entries = latest(byName(kept), waiting)
  const unconfirmed = listOf(entries).filter(
    (entry) => state.pending[entry.name] !== undefined || waiting.some((other) => isSame(other, entry)),
  )
  const pending = Object.fromEntries(unconfirmed.map(({ name }) => [name, account]))
  return { ...state, account, entries, pending, aside }
}

/** What another tab of the same browser has kept, joined with what this one knows. The other's account holds. */
export function joined(mine: DeviceSettings, kept: DeviceSettings): DeviceSettings {
  const own = listOf(mine.entries).filter(
    ({ name }) => mine.account === kept.account || mine.pending[name] !== undefined,
  )
  const entries = latest(kept.entries, own)
  const pending = listOf(entries).flatMap((entry): [SettingName, SettingsOwner][] => {
    const { name } = entry
    const knowers = [mine, kept].filter((side) => isSame(entry, side.entries[name]))
    // what either tab knows to be confirmed is confirmed
    if (knowers.some((side) => side.pending[name] === undefined)) return []
    const whose = knowers[0]?.pending[name]
    return whose === undefined ? [] : [[name, whose]]
  })
  return { ...kept, entries, pending: Object.fromEntries(pending), aside: { ...mine.aside, ...kept.aside } }
}
