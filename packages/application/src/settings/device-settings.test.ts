import { DEFAULT_SETTINGS, type SettingEntry } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import {
  type DeviceSettings,
  edited,
  entered,
  joined,
  newDevice,
  pendingNames,
  received,
  restamped,
  settingsOf,
  unsentOf,
} from './device-settings.ts'
import { isLater, judged, STAMP_TOLERANCE_MS } from './entries.ts'

const NOW = Date.UTC(2026, 10, 21)
const theme = (value: string, at: number, device = 'laptop'): SettingEntry => ({ name: 'theme', value, at, device })
const change = (device: DeviceSettings, changes: Parameters<typeof edited>[1], owner = 'ada', now = NOW) =>
  edited(device, changes, { now, owner })

describe('which entry of a setting wins', () => {
  it.each([
    { first: theme('dark', 2), second: theme('light', 1), because: 'it was made later' },
    { first: theme('dark', 1, 'b'), second: theme('light', 1, 'a'), because: 'its device comes later' },
    { first: theme('light', 1), second: theme('dark', 1), because: 'its value comes later' },
  ])('$first.value wins because $because', ({ first, second }) => {
    expect(isLater(first, second)).toBe(true)
    expect(isLater(second, first)).toBe(false)
    expect(isLater(first, first)).toBe(false)
  })
})

describe('the server', () => {
  it('takes no change from the future and says which', () => {
    const early = theme('dark', NOW + STAMP_TOLERANCE_MS + 1)
    expect(judged([early], NOW)).toEqual({ believed: [], early: ['theme'] })
    const late = theme('dark', NOW + STAMP_TOLERANCE_MS)
    expect(judged([late], NOW)).toEqual({ believed: [late], early: [] })
  })
})

describe('a change', () => {
  it('holds at once and waits for the server', () => {
    const device = change(newDevice('laptop'), { theme: 'dark' })
    expect(settingsOf(device)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
    expect(unsentOf(device, 'ada')).toEqual([theme('dark', NOW)])
    expect(received(device, [theme('dark', NOW)]).pending).toEqual({})
  })

  it('comes after everything the device has seen, even by a clock that is behind', () => {
    const device = received(newDevice('laptop'), [theme('dark', NOW + 5000, 'phone')])
    expect(settingsOf(change(device, { theme: 'light' })).theme).toBe('light')
  })

  it('made while another was on its way still waits when the answer comes', () => {
    const sent = change(newDevice('laptop'), { theme: 'dark' })
    const changed = change(sent, { theme: 'light' }, 'ada', NOW + 1)
    expect(pendingNames(received(changed, [theme('dark', NOW)]))).toEqual(['theme'])
  })

  it.each([
    { changes: { voiceSpeed: 'slow' }, holds: { voiceSpeed: 'slow', speechSpeed: 0.8 } },
    { changes: { voiceSpeed: 'fast' }, holds: { voiceSpeed: 'fast', speechSpeed: 1.2 } },
    { changes: { speechSpeed: 0.7 }, holds: { voiceSpeed: 'slow', speechSpeed: 0.7 } },
    { changes: { speechSpeed: 5 }, holds: { voiceSpeed: 'fast', speechSpeed: 1.2 } },
    { changes: { speechSpeed: 1.05 }, holds: { voiceSpeed: 'normal', speechSpeed: 1.05 } },
    { changes: { speechSpeed: Number.NaN }, holds: { speechSpeed: 1 } },
  ] as const)('of $changes keeps name and factor of the speed together, within their ends', ({ changes, holds }) => {
    expect(settingsOf(change(newDevice('laptop'), changes))).toMatchObject(holds)
  })

  it('from a clock that is years ahead is stamped anew by the server’s, after what is known', () => {
    const device = change(newDevice('laptop'), { theme: 'dark' }, 'ada', NOW + 1e11)
    const known = received(device, [{ name: 'fontSize', value: 'large', at: NOW + 3, device: 'phone' }])
    const sent = unsentOf(known, 'ada')
    expect(unsentOf(restamped(known, sent, { now: NOW, entries: [] }), 'ada')).toEqual([theme('dark', NOW + 4)])
  })
})

describe('signing in', () => {
  it('takes along what was changed before anybody signed in', () => {
    const device = entered(change(newDevice('laptop'), { theme: 'dark' }, 'nobody'), 'ada')
    expect(unsentOf(device, 'ada')).toEqual([theme('dark', NOW)])
  })

  it('gives one person’s settings to nobody else, and keeps what they had not sent', () => {
    const confirmed = received(newDevice('laptop'), [{ name: 'fontSize', value: 'large', at: NOW, device: 'phone' }])
    const ada = change(entered(confirmed, 'ada'), { theme: 'dark' })
    const ben = entered(ada, 'ben')
    expect(settingsOf(ben)).toEqual(DEFAULT_SETTINGS)
    expect(unsentOf(ben, 'ben')).toEqual([])
    expect(unsentOf(entered(ben, 'ada'), 'ada')).toEqual([theme('dark', NOW + 1)])
  })

  it('keeps apart what one person had not sent and what was changed after they left', () => {
    const ada = change(entered(newDevice('laptop'), 'ada'), { theme: 'dark' })
    const later = change(ada, { theme: 'light' }, 'nobody', NOW + 1)
    expect(unsentOf(entered(later, 'ben'), 'ben')).toEqual([theme('light', NOW + 1)])
    const back = entered(entered(later, 'ben'), 'ada')
    expect(unsentOf(back, 'ada')).toEqual([theme('dark', NOW)])
  })
})

describe('BR-3 two tabs of one browser', () => {
  const base = entered(newDevice('laptop'), 'ada')
  const dark = change(base, { theme: 'dark' })
  const large = change(base, { fontSize: 'large' }, 'ada', NOW + 1)

  it('lose neither change', () => {
    expect(settingsOf(joined(dark, large))).toMatchObject({ theme: 'dark', fontSize: 'large' })
    expect(pendingNames(joined(dark, large)).sort()).toEqual(['fontSize', 'theme'])
    expect(joined(dark, large).entries).toEqual(joined(large, dark).entries)
  })

  it('send a change once: what one knows to be confirmed is confirmed', () => {
    const confirmed = received(dark, [theme('dark', NOW)])
    expect(joined(dark, confirmed).pending).toEqual({})
    expect(joined(confirmed, dark).pending).toEqual({})
  })

  it('show the person who signed in last, and bring nothing of the other back', () => {
    const confirmed = received(dark, [theme('dark', NOW)])
    const ben = entered(confirmed, 'ben')
    expect(settingsOf(joined(confirmed, ben))).toEqual(DEFAULT_SETTINGS)
    expect(joined(confirmed, ben).account).toBe('ben')
  })
})
