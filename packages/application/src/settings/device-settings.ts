import {
  DEFAULT_SETTINGS,
  isSettingName,
  isSettingValue,
  SETTING_NAMES,
  type SettingEntry,
  type SettingName,
  Settings,
  type SettingValue,
  SPEECH_SPEED,
  VOICE_SPEEDS,
  withinLimits,
} from '@placard/contract'
import { isEarly, isLater, isSame, latest, listOf, type SettingEntries } from './entries.ts'

/** Author of a change: an account, or a visitor who was not signed in. */
export type SettingsOwner = string | 'nobody'

/** The settings stored in one browser, as plain JSON. */
export interface DeviceSettings {
  /** Id that this browser generated for itself. */
  readonly device: string
  /** The account of the confirmed entries; undefined before the first sign-in here. */
  readonly account: string | undefined
  readonly entries: SettingEntries
  /** Settings whose entry no server has confirmed yet, and the author of each change. */
  readonly pending: Readonly<Partial<Record<SettingName, SettingsOwner>>>
  /** Unconfirmed changes of accounts that are signed out; they wait for their account. */
  readonly aside: Readonly<Record<string, readonly SettingEntry[]>>
}

/** A browser without any changed setting. */
export function newDevice(device: string): DeviceSettings {
  return { device, account: undefined, entries: {}, pending: {}, aside: {} }
}

/** The settings in force on a device. */
export function settingsOf({ entries }: Pick<DeviceSettings, 'entries'>): Settings {
  const chosen = Object.fromEntries(listOf(entries).map(({ name, value }) => [name, value]))
  const settings = Settings.safeParse({ ...DEFAULT_SETTINGS, ...chosen })
  return settings.success ? settings.data : DEFAULT_SETTINGS
}

/** Names of the settings with unsent changes, by any author. */
export function pendingNames({ pending }: Pick<DeviceSettings, 'pending'>): SettingName[] {
  return Object.keys(pending).filter(isSettingName)
}

/** The changes that an account has to send to the server. */
export function unsentOf(device: DeviceSettings, account: string): SettingEntry[] {
  return listOf(device.entries).filter(({ name }) => device.pending[name] === account)
}

/** The named speed nearest to a speech speed. */
function nearestNamedSpeed(speed: number): Settings['voiceSpeed'] {
  const distance = (name: Settings['voiceSpeed']) => Math.abs(SPEECH_SPEED.named[name] - speed)
  return VOICE_SPEEDS.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest), 'normal')
}

/** Keeps the named speed and the factor consistent: changing one sets the other. */
function withLinked(changes: Partial<Settings>): Partial<Settings> {
  if (changes.speechSpeed !== undefined) return { ...changes, voiceSpeed: nearestNamedSpeed(changes.speechSpeed) }
  if (changes.voiceSpeed === undefined) return changes
  return { ...changes, speechSpeed: SPEECH_SPEED.named[changes.voiceSpeed] }
}

/** Puts pending changes aside for their account when another author takes the setting over. */
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
 * A local change. Its stamp is the clock's, moved past every stamp the device has seen: a change wins over the value it
 * was based on, however wrong the clock is.
 *
 * Numbers are clamped to their range; an invalid value changes nothing.
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

/** A change of this device that a later one elsewhere replaced. */
export interface ReplacedChange {
  readonly name: SettingName
  /** The value that was chosen here. */
  readonly here: SettingValue
  /** The value that holds now, and when it was chosen, in ms since 1970. */
  readonly now: SettingValue
  readonly at: number
}

/** Those of an account's unsent changes that lose to a later change of another device, and to another value. */
export function replacedBy(
  device: DeviceSettings,
  answered: readonly SettingEntry[],
  account: string,
): readonly ReplacedChange[] {
  const known = byName(answered)
  return unsentOf(device, account).flatMap((entry) => {
    const later = known[entry.name]
    if (later === undefined || later.value === entry.value || !isLater(later, entry)) return []
    // a change by this browser itself, from another tab, is the person's own here
    if (later.device === device.device) return []
    return isSettingValue(later.name, later.value) && isSettingValue(entry.name, entry.value)
      ? [{ name: entry.name, here: entry.value, now: later.value, at: later.at }]
      : []
  })
}

/** Merges the server's entries; changes that it has, or has a later entry for, are no longer pending. */
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
 * Restamps those of the sent changes whose stamps the server refused, by the server's clock, and keeps them pending:
 * later than every accepted entry, here and on the server, which holds the changes they are based on. A change made
 * since then keeps its stamp: it may be based on one that the server accepts from another request.
 */
export function restamped(
  device: DeviceSettings,
  sent: readonly SettingEntry[],
  { now, entries }: { readonly now: number; readonly entries: readonly SettingEntry[] },
): DeviceSettings {
  const believed = [...listOf(device.entries), ...entries].filter((entry) => !isEarly(entry, now))
  const at = Math.max(now, ...believed.map((entry) => entry.at + 1))
  const refused = byName(sent.filter((entry) => isEarly(entry, now)))
  const stamped = listOf(device.entries).map((entry) =>
    device.pending[entry.name] !== undefined && isSame(entry, refused[entry.name]) ? { ...entry, at } : entry,
  )
  return { ...device, entries: byName(stamped) }
}

/**
 * Sign-in. Changes made while nobody was signed in become the account's, as do those put aside for it; settings that
 * another account has confirmed go back to their defaults until the server answers.
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

/**
 * Merges the settings stored by another tab of the same browser with those of this one. The other tab's account wins.
 */
export function joined(mine: DeviceSettings, kept: DeviceSettings): DeviceSettings {
  const own = listOf(mine.entries).filter(
    ({ name }) => mine.account === kept.account || mine.pending[name] !== undefined,
  )
  const entries = latest(kept.entries, own)
  const pending = listOf(entries).flatMap((entry): [SettingName, SettingsOwner][] => {
    const { name } = entry
    const knowers = [mine, kept].filter((side) => isSame(entry, side.entries[name]))
    // a change that either tab knows to be confirmed is confirmed
    if (knowers.some((side) => side.pending[name] === undefined)) return []
    const whose = knowers[0]?.pending[name]
    return whose === undefined ? [] : [[name, whose]]
  })
  return { ...kept, entries, pending: Object.fromEntries(pending), aside: { ...mine.aside, ...kept.aside } }
}
