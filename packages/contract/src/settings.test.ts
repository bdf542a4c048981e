import { describe, expect, it } from 'vitest'
import { isSettingValue, SETTING_NAMES, type SettingName, Settings, withinLimits } from './settings.ts'
import { settingsCalls } from './settings-calls.ts'
import { DEFAULT_SETTINGS } from './settings-defaults.ts'

const entry = { name: 'theme', value: 'dark', at: 1, device: 'a' }

describe('settings', () => {
  it('begin with the defaults, all of which are allowed', () => {
    expect(Settings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
    expect(DEFAULT_SETTINGS).toMatchObject({
      theme: 'system',
      fontSize: 'medium',
      voiceEnabled: true,
      autoPlayAudio: true,
      language: 'en-US',
      debateMode: 'balanced',
      enableMockData: true,
      selectedUserVoice: 'leda',
      speechSpeed: 1,
      temperature: 0.7,
    })
    expect([...SETTING_NAMES].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort())
  })

  it.each([
    { name: 'speechSpeed', value: 0.1, clamped: 0.7 },
    { name: 'speechSpeed', value: 1.1, clamped: 1.1 },
    { name: 'speechSpeed', value: 9, clamped: 1.2 },
    { name: 'temperature', value: -1, clamped: 0 },
    { name: 'temperature', value: Number.POSITIVE_INFINITY, clamped: 2 },
    { name: 'maxTokens', value: 300.4, clamped: 300 },
    { name: 'maxTokens', value: 1e9, clamped: 8192 },
    { name: 'theme', value: 'sepia', clamped: 'sepia' },
  ] as const)('clamp $name $value to $clamped', ({ name, value, clamped }) => {
    expect(withinLimits(name, value)).toBe(clamped)
  })

  it.each<{ name: SettingName; value: unknown; because: string }>([
    { name: 'theme', value: 'sepia', because: 'it is no theme' },
    { name: 'theme', value: null, because: 'nothing is no theme' },
    { name: 'speechSpeed', value: 1.3, because: 'it is too fast' },
    { name: 'speechSpeed', value: Number.NaN, because: 'it is no number' },
    { name: 'speechSpeed', value: '1', because: 'it is a text' },
    { name: 'maxTokens', value: 300.5, because: 'tokens are whole' },
    { name: 'language', value: 'en_US<script>', because: 'it is no tag' },
    { name: 'selectedUserVoice', value: '', because: 'no voice has no id' },
    { name: 'voiceEnabled', value: 1, because: 'it is neither true nor false' },
  ])('refuse $value for $name because $because', ({ name, value }) => {
    expect(isSettingValue(name, value)).toBe(false)
  })
})

describe('writing settings', () => {
  const write = (value: unknown) => settingsCalls.write.body.safeParse(value)

  it('takes an entry whose value fits its name', () => {
    expect(write({ entries: [entry] }).success).toBe(true)
  })

  it.each([
    { what: 'no entries', body: { entries: [] } },
    { what: 'more entries than there are settings', body: { entries: Array.from({ length: 65 }, () => entry) } },
    { what: 'an unknown name', body: { entries: [{ ...entry, name: 'role' }] } },
    { what: 'a name every object has', body: { entries: [{ ...entry, name: 'constructor' }] } },
    { what: 'a value of another setting', body: { entries: [{ ...entry, value: true }] } },
    { what: 'a stamp before time began', body: { entries: [{ ...entry, at: 0 }] } },
    { what: 'a stamp that is no instant', body: { entries: [{ ...entry, at: 2 ** 53 + 1 }] } },
    { what: 'a device that is no id', body: { entries: [{ ...entry, device: 'a b' }] } },
    { what: 'a further field', body: { entries: [{ ...entry, userId: 'somebody else' }] } },
  ])('VA-1 VA-6 refuses $what', ({ body }) => {
    expect(write(body).success).toBe(false)
  })

  it('VA-1 names the value that does not fit', () => {
    const { error } = write({ entries: [entry, { ...entry, value: 'sepia' }] })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['entries.1.value'])
  })
})
