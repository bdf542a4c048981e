import {
  isSettingName,
  isSettingValue,
  SETTING_NAMES,
  SETTINGS_VERSION,
  type SettingName,
  Settings,
  type SettingValue,
  withinLimits,
} from '@placard/contract'
import { compareVersions } from './versions.ts'

/** What a file of settings says it is. */
const SETTINGS_FILE_FORMAT = 'placard-settings'
/** The largest file that is read, in bytes: many times what all settings take. */
export const SETTINGS_FILE_MOST_BYTES = 65_536
/** The most unknown fields that a report names, and the most characters of a name or value that it shows. */
const MOST_UNKNOWN = 20
const MOST_SHOWN = 60

/** Why a file is not read at all. */
export type FileRefusal = 'too-large' | 'empty' | 'no-json' | 'other-product'

/** Fields of older files that are no longer settings. */
const RETIRED: readonly string[] = ['dataCollection', 'analyticsEnabled']

/** What became of one field of a file. */
export type FileLine =
  /** `limited`: a number out of its range, of which the nearest end is taken. */
  | { readonly outcome: 'taken' | 'limited' | 'same'; readonly name: SettingName; readonly value: SettingValue }
  | {
      /** `retired`: a setting of older versions that nothing is missed by. */
      readonly outcome: 'retired'
      readonly name: string
      readonly value: string
    }
  | {
      readonly outcome: 'refused'
      /** `type`: another kind of value; `choice`: none of its choices; `unknown`: no setting of this version. */
      readonly because: 'type' | 'choice' | 'unknown'
      /** As it stands in the file. */
      readonly name: string
      readonly value: string
    }

export type FileReport =
  | { readonly kind: 'refused'; readonly because: FileRefusal }
  | {
      readonly kind: 'read'
      /** The settings to change; those that the file leaves as they are do not occur. */
      readonly changes: Partial<Settings>
      readonly lines: readonly FileLine[]
      /** Unknown fields beyond those that have a line. */
      readonly furtherUnknown: number
      /** Settings that the file does not have. */
      readonly missing: readonly SettingName[]
      /** Whether a newer version of the product wrote it. */
      readonly isNewer: boolean
    }

/** The text of a file with these settings. */
export function settingsFile(settings: Settings, exportedAt: Date): string {
  const file = { format: SETTINGS_FILE_FORMAT, version: SETTINGS_VERSION, exportedAt: exportedAt.toISOString() }
  return `${JSON.stringify({ ...file, settings }, undefined, 2)}\n`
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function shown(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)) ?? ''
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

function lineOf(name: SettingName, given: unknown, current: Settings): FileLine {
  const value = withinLimits(name, given)
  if (isSettingValue(name, value)) {
    if (value === current[name]) return { outcome: 'same', name, value }
    return { outcome: value === given ? 'taken' : 'limited', name, value }
  }
  const because = typeof given === typeof current[name] ? 'choice' : 'type'
  return { outcome: 'refused', because, name, value: shown(given) }
}

/**
 * Reads a file of settings field by field: what fits is taken, what does not is named with the reason. A file of a newer
 * version is read as far as this one knows its fields.
 *
 * @param text the file; one larger than `SETTINGS_FILE_MOST_BYTES` is refused unread.
 * @param current the settings now.
 */
export function readSettingsFile(text: string, current: Settings): FileReport {
  if (text.length > SETTINGS_FILE_MOST_BYTES) return { kind: 'refused', because: 'too-large' }
  if (text.trim() === '') return { kind: 'refused', because: 'empty' }
  // some editors put a mark of the byte order first
  const file = parsed(text.replace(/^\uFEFF/, ''))
  if (file === undefined) return { kind: 'refused', because: 'no-json' }
  if (!isRecord(file) || file.format !== SETTINGS_FILE_FORMAT || !isRecord(file.settings)) {
    return { kind: 'refused', because: 'other-product' }
  }
  const given = file.settings
  const lines = SETTING_NAMES.flatMap((name) =>
    Object.hasOwn(given, name) ? [lineOf(name, given[name], current)] : [],
  )
  const unknown = Object.entries(given).filter(([name]) => !isSettingName(name))
  const unknownLines = unknown.slice(0, MOST_UNKNOWN).map(([name, value]): FileLine => {
    const field = { name: shown(name), value: shown(value) }
    return RETIRED.includes(name)
      ? { outcome: 'retired', ...field }
      : { outcome: 'refused', because: 'unknown', ...field }
  })
  const taken = lines.flatMap((line) =>
    line.outcome === 'taken' || line.outcome === 'limited' ? [[line.name, line.value] as const] : [],
  )
  const changes = Settings.parse({ ...current, ...Object.fromEntries(taken) })
  return {
    kind: 'read',
    changes: only(
      changes,
      taken.map(([name]) => name),
    ),
    lines: [...lines, ...unknownLines],
    furtherUnknown: Math.max(0, unknown.length - MOST_UNKNOWN),
    missing: SETTING_NAMES.filter((name) => !Object.hasOwn(given, name)),
    isNewer: (compareVersions(String(file.version), SETTINGS_VERSION) ?? 0) > 0,
  }
}

/** A subset of the settings. */
export function only(settings: Settings, names: readonly SettingName[]): Partial<Settings> {
  const wanted: Partial<Settings> = { ...settings }
  for (const name of SETTING_NAMES) if (!names.includes(name)) delete wanted[name]
  return wanted
}
