import {
  compareVersions,
  type DeviceSettings,
  latest,
  listOf,
  newDevice,
  pendingNames,
  settingsOf,
} from '@placard/application'
import {
  DEFAULT_SETTINGS,
  isSettingName,
  isSettingValue,
  SETTING_NAMES,
  SETTINGS_VERSION,
  SettingEntry,
  type SettingName,
  withinLimits,
} from '@placard/contract'
import * as z from 'zod/mini'
import type { KeptValues } from '../storage/storage.ts'
import { SETTINGS_KEY } from './current.ts'

/** Backup key for stored text that could not be read. */
export const UNREAD_KEY = 'placard.settings.unread'
/** Keys under which earlier versions stored single settings. */
const OLDER_KEYS = { theme: 'placard.theme', singleKeyShortcuts: 'placard.single-keys' } as const
/** Stamp of choices made before stamps existed: any other is later. */
const BEFORE_STAMPS = 1

/** Why the stored settings are no longer in use. */
type KeptTrouble = 'unreadable' | 'newer'
export type ReadDevice = { readonly device: DeviceSettings; readonly trouble: KeptTrouble | undefined }

const Stamp = z.object({ at: z.int(), device: z.string() })
const Kept = z.object({
  version: z.string(),
  settings: z.record(z.string(), z.unknown()),
  device: z.optional(z.string()),
  account: z.optional(z.string()),
  stamps: z.optional(z.record(z.string(), Stamp)),
  pending: z.optional(z.record(z.string(), z.string())),
  /** Entries of settings that no longer exist are left out when they are read. */
  aside: z.optional(z.record(z.string(), z.array(z.unknown()))),
})
type Kept = z.infer<typeof Kept>

/**
 * Migrates the settings of an older version: the two settings it did not know get their defaults, and a temperature of
 * 0, which it stored by mistake for its default, becomes the default.
 */
function migrated(kept: Kept): Kept {
  const { userVoiceEnabled, selectedUserVoice, temperature } = DEFAULT_SETTINGS
  const meant = kept.settings.temperature === 0 ? { temperature } : {}
  return { ...kept, settings: { userVoiceEnabled, selectedUserVoice, ...kept.settings, ...meant } }
}

function entryOf(kept: Kept, name: SettingName, device: string): SettingEntry | undefined {
  const value = withinLimits(name, kept.settings[name])
  if (!isSettingValue(name, value)) return undefined
  const stamp = kept.stamps?.[name]
  if (stamp !== undefined) return { name, value, ...stamp }
  return value === DEFAULT_SETTINGS[name] ? undefined : { name, value, at: BEFORE_STAMPS, device }
}

function deviceOf(kept: Kept, newId: () => string): DeviceSettings {
  const id = kept.device ?? newId()
  const entries = SETTING_NAMES.flatMap((name) => entryOf(kept, name, id) ?? [])
  const isOwn = ({ name }: SettingEntry) => kept.stamps?.[name] === undefined
  const owners = Object.entries(kept.pending ?? {}).filter(([name]) => isSettingName(name))
  return {
    device: id,
    account: kept.account,
    entries: latest({}, entries),
    pending: {
      ...Object.fromEntries(entries.filter(isOwn).map(({ name }) => [name, 'nobody'])),
      ...Object.fromEntries(owners),
    },
    aside: Object.fromEntries(Object.entries(kept.aside ?? {}).map(([account, list]) => [account, entriesIn(list)])),
  }
}

const entriesIn = (list: readonly unknown[]): SettingEntry[] =>
  list.flatMap((entry) => {
    const read = SettingEntry.safeParse(entry)
    return read.success ? [read.data] : []
  })

/** Whether every stored value is valid for its setting. */
function isWhole({ settings }: Kept): boolean {
  return SETTING_NAMES.every(
    (name) => settings[name] === undefined || isSettingValue(name, withinLimits(name, settings[name])),
  )
}

function parsed(text: string): Kept | undefined {
  try {
    const kept = z.safeParse(Kept, JSON.parse(text))
    return kept.success ? kept.data : undefined
  } catch {
    return undefined
  }
}

/** The first settings in the current format: single settings of earlier versions are migrated. */
function firstDevice(values: KeptValues, newId: () => string): DeviceSettings {
  const settings = Object.fromEntries(Object.entries(OLDER_KEYS).map(([name, key]) => [name, values.read(key)]))
  return deviceOf({ version: SETTINGS_VERSION, settings }, newId)
}

/**
 * Reads the stored settings. Text that cannot be read, or was written by a newer version, is backed up unchanged, and
 * the settings start again; values that can be read are kept.
 */
export function readDevice(values: KeptValues, newId: () => string): ReadDevice {
  const text = values.readText(SETTINGS_KEY)
  if (text === undefined) return { device: firstDevice(values, newId), trouble: undefined }
  const kept = parsed(text)
  const age = kept === undefined ? undefined : compareVersions(kept.version, SETTINGS_VERSION)
  if (kept === undefined || age === undefined || age > 0) {
    values.write(UNREAD_KEY, text)
    return { device: newDevice(newId()), trouble: age === undefined ? 'unreadable' : 'newer' }
  }
  const current = age < 0 ? migrated(kept) : kept
  const isReadable = isWhole(current)
  if (!isReadable) values.write(UNREAD_KEY, text)
  return { device: deviceOf(current, newId), trouble: isReadable ? undefined : 'unreadable' }
}

/** What another tab has stored meanwhile; undefined when it is not of this version. */
export function readAgain(values: KeptValues): DeviceSettings | undefined {
  const kept = parsed(values.readText(SETTINGS_KEY) ?? '')
  if (kept?.version !== SETTINGS_VERSION || kept.device === undefined || !isWhole(kept)) return undefined
  return deviceOf(kept, () => '')
}

/** Stores a device's settings: all of them, so that readers of the text need no defaults. */
export function writeDevice(values: KeptValues, device: DeviceSettings): void {
  const stamps = listOf(device.entries).map(({ name, at, device: by }) => [name, { at, device: by }])
  values.write(SETTINGS_KEY, {
    version: SETTINGS_VERSION,
    settings: settingsOf(device),
    device: device.device,
    ...(device.account === undefined ? {} : { account: device.account }),
    stamps: Object.fromEntries(stamps),
    pending: Object.fromEntries(pendingNames(device).map((name) => [name, device.pending[name]])),
    aside: device.aside,
  })
}
