import * as z from 'zod/mini'
import { defineRoute } from './route.ts'
import { isSettingValue, SettingName } from './settings.ts'

/** Most entries one call carries: every setting, with room for settings to come. */
const MOST_ENTRIES = 64
/** Latest stamp a clock may show: the year 9999. */
const LAST_INSTANT = 253_402_300_799_999

/**
 * What one setting was set to, when and where. `at` is the device's clock in ms since 1970, moved past every stamp the
 * device has seen; `device` is an id the browser made up for itself. The later entry of a setting wins.
 */
export const SettingEntry = z.strictObject({
  name: SettingName,
  value: z.union([z.string().check(z.maxLength(64)), z.number(), z.boolean()]),
  at: z.int().check(z.gte(1), z.lte(LAST_INSTANT)),
  device: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})
export type SettingEntry = z.infer<typeof SettingEntry>

const FittingEntry = SettingEntry.check((payload) => {
  const { name, value } = payload.value
  if (isSettingValue(name, value)) return
  payload.issues.push({ code: 'custom', input: value, path: ['value'], message: `Not a value of ${name}` })
})

const Entries = z.array(SettingEntry)

/** The calls about the caller's own settings. */
export const settingsCalls = {
  read: defineRoute({
    method: 'GET',
    path: '/api/settings',
    permission: 'user',
    summary: 'What the caller has settled, and the time by which stamps are judged. What is missing has its default.',
    reply: z.strictObject({ entries: Entries, now: z.int() }),
  }),
  write: defineRoute({
    method: 'PUT',
    path: '/api/settings',
    permission: 'user',
    summary: 'Merges changed settings, the later one of each winning; entries stamped in the future are not taken.',
    body: z.strictObject({ entries: z.array(FittingEntry).check(z.minLength(1), z.maxLength(MOST_ENTRIES)) }),
    /** All settings afterwards; `early` names those that were refused because their stamp lies ahead of `now`. */
    reply: z.strictObject({ entries: Entries, now: z.int(), early: z.array(SettingName) }),
    bodyLimitBytes: 32_768,
  }),
} as const
