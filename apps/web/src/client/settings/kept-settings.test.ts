import { edited, newDevice, settingsOf } from '@placard/application'
import { DEFAULT_SETTINGS } from '@placard/contract'
import { afterEach, describe, expect, it } from 'vitest'
import '../../test-setup.ts'
import { browserValues } from '../storage/storage.ts'
import { SETTINGS_KEY } from './current.ts'
import { readAgain, readDevice, UNREAD_KEY, writeDevice } from './kept-settings.ts'

const read = () => readDevice(browserValues, () => 'laptop')
const keep = (value: unknown) => localStorage.setItem(SETTINGS_KEY, JSON.stringify(value))
const held = () => settingsOf(read().device)

afterEach(() => localStorage.clear())

describe('settings kept in the browser', () => {
  it('begin with their defaults, and come back as they were written', () => {
    expect(held()).toEqual(DEFAULT_SETTINGS)
    const device = edited(newDevice('laptop'), { theme: 'dark', temperature: 0 }, { now: 5, owner: 'ada' })
    const whole = {
      ...device,
      account: 'ada',
      aside: { ben: [{ name: 'theme', value: 'light', at: 2, device: 'laptop' }] },
    } as const
    writeDevice(browserValues, whole)
    expect(read()).toEqual({ device: whole, trouble: undefined })
    expect(readAgain(browserValues)).toEqual(whole)
  })

  it('keep every setting under this version, so that the script before the first paint needs no defaults', () => {
    writeDevice(browserValues, newDevice('laptop'))
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toMatchObject({
      version: '2.1.0',
      settings: DEFAULT_SETTINGS,
    })
  })

  it('take along what was kept on its own before, and let anything chosen since win', () => {
    localStorage.setItem('placard.theme', '"dark"')
    localStorage.setItem('placard.single-keys', 'false')
    expect(held()).toMatchObject({ theme: 'dark', singleKeyShortcuts: false })
    expect(read().device.entries.theme?.at).toBe(1)
    expect(read().device.pending).toEqual({ theme: 'nobody', singleKeyShortcuts: 'nobody' })
  })
})

describe('BR-2 settings of an older version', () => {
  it('lose nothing by a setting that is none any more', () => {
    const theme = { name: 'theme', value: 'light', at: 2, device: 'laptop' }
    const retired = { name: 'dataCollection', value: true, at: 2, device: 'laptop' }
    const settings = { ...DEFAULT_SETTINGS, theme: 'dark', dataCollection: true }
    const pending = { dataCollection: 'ada' }
    keep({ version: '2.1.0', settings, device: 'laptop', pending, aside: { ben: [theme, retired] } })
    expect(read().trouble).toBeUndefined()
    expect(held().theme).toBe('dark')
    expect(read().device.aside).toEqual({ ben: [theme] })
  })

  it.each(['2.0.9', '2.0.0', '1.12.3'])('%s get the settings it did not know, and keep the rest', (version) => {
    keep({ version, settings: { theme: 'dark', language: 'fr-FR', speechSpeed: 0.8, temperature: 0 } })
    expect(read().trouble).toBeUndefined()
    expect(held()).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      language: 'fr-FR',
      speechSpeed: 0.8,
      userVoiceEnabled: true,
      selectedUserVoice: 'leda',
      // written by mistake for the default
      temperature: 0.7,
    })
  })

  it('keep a temperature of 0 that was chosen in this one', () => {
    keep({ version: '2.1.0', settings: { temperature: 0 } })
    expect(held().temperature).toBe(0)
  })

  it('clamp what is out of bounds', () => {
    keep({ version: '2.0.0', settings: { speechSpeed: 4, maxTokens: 1 } })
    expect(held()).toMatchObject({ speechSpeed: 1.2, maxTokens: 256 })
    expect(read().trouble).toBeUndefined()
  })
})

describe('BR-2 settings that cannot be read', () => {
  it.each([
    { what: 'half a text', text: '{"version":"2.1.0","sett', trouble: 'unreadable' },
    { what: 'a list', text: '[]', trouble: 'unreadable' },
    { what: 'nothing', text: 'null', trouble: 'unreadable' },
    { what: 'no version', text: '{"settings":{}}', trouble: 'unreadable' },
    { what: 'a version that is none', text: '{"version":"two","settings":{}}', trouble: 'unreadable' },
    { what: 'a newer version', text: '{"version":"2.1.1","settings":{"theme":"dark"}}', trouble: 'newer' },
    { what: 'a much newer version', text: '{"version":"10.0.0","settings":{}}', trouble: 'newer' },
  ])('$what: are put aside as they are, and begin anew', ({ text, trouble }) => {
    localStorage.setItem(SETTINGS_KEY, text)
    expect(read()).toEqual({ device: newDevice('laptop'), trouble })
    expect(browserValues.read(UNREAD_KEY)).toBe(text)
  })

  it('one value that is none: the others hold, and a copy is kept', () => {
    keep({ version: '2.1.0', settings: { theme: 'sepia', fontSize: 'large' } })
    const text = localStorage.getItem(SETTINGS_KEY)
    expect(read().trouble).toBe('unreadable')
    expect(held()).toEqual({ ...DEFAULT_SETTINGS, fontSize: 'large' })
    expect(browserValues.read(UNREAD_KEY)).toBe(text)
  })
})
