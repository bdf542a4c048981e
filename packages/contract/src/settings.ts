import { PERSONALITIES } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { DEFAULT_SETTINGS } from './settings-defaults.ts'

/** Version of the format in which a browser stores settings. */
export const SETTINGS_VERSION = '2.1.0'

export const THEMES = ['light', 'dark', 'system'] as const
/** Languages of the interface by their tags; `auto` follows the browser. */
export const INTERFACE_LANGUAGES = ['auto', 'en', 'fr', 'es'] as const
export const FONT_SIZES = ['small', 'medium', 'large'] as const
/** Whether things move: as the device asks, always reduced to short fades, or always in full. */
export const MOTIONS = ['system', 'reduced', 'full'] as const
/** How strongly text and borders stand out: as the device asks, always more, or always as usual. */
export const CONTRASTS = ['system', 'more', 'standard'] as const
export const VOICE_SPEEDS = ['slow', 'normal', 'fast'] as const

/** Speech speed as a factor of the voice's own: its range, and the values of the named speeds. */
export const SPEECH_SPEED = { least: 0.7, most: 1.2, step: 0.1, named: { slow: 0.8, normal: 1, fast: 1.2 } } as const
/** Range of the model's temperature. */
export const TEMPERATURE = { least: 0, most: 2 } as const
/** Range of the length of an answer, in tokens of the model. */
export const MAX_TOKENS = { least: 256, most: 8192 } as const

function between({ least, most }: { readonly least: number; readonly most: number }) {
  return z.number().check(z.gte(least), z.lte(most))
}

/** A user's settings. Numbers out of range are refused; `withinLimits` clamps them. */
export const Settings = z.strictObject({
  theme: z.enum(THEMES),
  fontSize: z.enum(FONT_SIZES),
  interfaceLanguage: z.enum(INTERFACE_LANGUAGES),
  motion: z.enum(MOTIONS),
  contrast: z.enum(CONTRASTS),
  voiceEnabled: z.boolean(),
  voiceSpeed: z.enum(VOICE_SPEEDS),
  /** A factor of the voice's own speed. */
  speechSpeed: between(SPEECH_SPEED),
  autoPlayAudio: z.boolean(),
  userVoiceEnabled: z.boolean(),
  /** Id of a voice. */
  selectedUserVoice: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** BCP 47 tag of what is spoken and heard. */
  language: z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)),
  autoDetectLanguage: z.boolean(),
  /** The debate mode; `balanced` leaves every delegate of a campaign its authored one. */
  debateMode: z.enum(PERSONALITIES),
  /** Whether the browser may notify a user that a session waits for them. */
  notificationsEnabled: z.boolean(),
  /** Sample content in the demo. */
  enableMockData: z.boolean(),
  /** Shows engine, timings and request ids beside answers. */
  showDebugInfo: z.boolean(),
  maxTokens: z.int().check(z.gte(MAX_TOKENS.least), z.lte(MAX_TOKENS.most)),
  temperature: between(TEMPERATURE),
  /** Whether keys without Ctrl or Cmd are shortcuts. */
  singleKeyShortcuts: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** Name of one setting. */
export type SettingName = keyof Settings
/** Type of any setting's value. */
export type SettingValue = Settings[SettingName]

/** Schema of a setting's name. */
export const SettingName = z.keyof(Settings)
/** All settings, in the order of the schema. */
export const SETTING_NAMES: readonly SettingName[] = SettingName.options

/** Type guard: whether a text names a setting. */
export function isSettingName(text: string): text is SettingName {
  return Object.hasOwn(DEFAULT_SETTINGS, text)
}

/** Type guard: whether a value is valid for a setting. */
export function isSettingValue(name: SettingName, value: unknown): value is SettingValue {
  return Settings.shape[name].safeParse(value).success
}

const LIMITS: Partial<Record<SettingName, { readonly least: number; readonly most: number }>> = {
  speechSpeed: SPEECH_SPEED,
  temperature: TEMPERATURE,
  maxTokens: MAX_TOKENS,
}

/** Clamps a number to its setting's range; other values are returned unchanged. */
export function withinLimits(name: SettingName, value: unknown): unknown {
  const limits = LIMITS[name]
  if (limits === undefined || typeof value !== 'number' || Number.isNaN(value)) return value
  const clamped = Math.min(limits.most, Math.max(limits.least, value))
  return name === 'maxTokens' ? Math.round(clamped) : clamped
}
