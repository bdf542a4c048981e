import { settingsFile } from '@placard/application'
import { DEFAULT_SETTINGS } from '@placard/contract'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { openSettings } from '../testing/open-settings.tsx'

const held = () => deviceSettings.store.getState().settings

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  act(() => void deviceSettings.reset())
})

const aFile = (text: string) => new File([text], 'placard-settings.json', { type: 'application/json' })
const ofSettings = (settings: object) => JSON.stringify({ format: 'placard-settings', version: '2.1.0', settings })

async function importing(text: string) {
  const { person } = await openSettings('system')
  await person.upload(screen.getByLabelText('Import settings', { selector: 'input' }), aFile(text))
  return person
}

describe('settings as a file', () => {
  it('are saved under the name of the product’s settings', async () => {
    const saved: string[] = []
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob)
      return 'blob:settings'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { person } = await openSettings('system')
    await person.click(screen.getByRole('button', { name: 'Export settings' }))
    expect(saved).toEqual([expect.stringMatching(/^placard-settings-\d{4}-\d\d-\d\d\.json$/)])
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ settings: DEFAULT_SETTINGS })
    expect(screen.getByText('Settings exported successfully!')).toBeDefined()
  })

  it('say so when they cannot be saved', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('denied')
    })
    const { person } = await openSettings('system')
    await person.click(screen.getByRole('button', { name: 'Export settings' }))
    expect(screen.getByText('Failed to export settings. Please try again.')).toBeDefined()
  })

  it('come back from their own file, which can be undone', async () => {
    const person = await importing(
      settingsFile({ ...DEFAULT_SETTINGS, theme: 'dark', debateMode: 'gentle' }, new Date()),
    )
    expect(await screen.findByText('Settings imported successfully!')).toBeDefined()
    expect(held()).toMatchObject({ theme: 'dark', debateMode: 'gentle' })
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(held()).toEqual(DEFAULT_SETTINGS)
    expect(screen.getByText('Your settings are as they were.')).toBeDefined()
  })

  it('are reported field by field: what was taken, what was not, and why', async () => {
    await importing(
      ofSettings({
        theme: 'dark',
        fontSize: 'medium',
        temperature: 9,
        contrast: 'sepia',
        voiceEnabled: 'yes',
        role: 'ADMIN',
      }),
    )
    const report = within(await screen.findByRole('region', { name: 'What was imported' }))
    const [, ...rows] = report.getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Contrast', 'sepia', 'Not taken: not one of its values'],
      ['Enable voice', 'yes', 'Not taken: the wrong kind of value'],
      ['role', 'ADMIN', 'Not taken: not a setting in this version'],
      ['Temperature', '2', 'Changed to the nearest allowed value'],
      ['Theme', 'Dark', 'Changed'],
      ['Font size', 'Medium', 'Already so'],
    ])
    expect(report.getByText('2 changed, 1 already so, 3 not taken.')).toBeDefined()
    expect(report.getByText(/^Not in the file, and left as they were: .*Motion/)).toBeDefined()
    expect(held()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', temperature: 2 })
  })

  it.each([
    { text: '', told: /^The file is empty/, because: 'it is empty' },
    { text: '{"format":"placard-settings","sett', told: /damaged or cut off/, because: 'it was cut off' },
    { text: '{"theme":"dark"}', told: /not written by Placard/, because: 'another product wrote it' },
    { text: `"${'x'.repeat(70_000)}"`, told: /too large to be a Placard settings file/, because: 'it is huge' },
  ])('change nothing when a file is refused because $because', async ({ text, told }) => {
    await importing(text)
    expect(await screen.findByText('Failed to import settings. Please check the file format.')).toBeDefined()
    expect(screen.getByText(told)).toBeDefined()
    expect(held()).toEqual(DEFAULT_SETTINGS)
  })

  it('tell of what was done for three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await importing(ofSettings({ theme: 'dark' }))
    await screen.findByText('Settings imported successfully!')
    act(() => void vi.advanceTimersByTime(3_000))
    expect(screen.queryByText('Settings imported successfully!')).toBeNull()
  })

  it('go back to their defaults after a question, and that can be undone', async () => {
    const { person } = await openSettings('system')
    const reset = () => screen.getByRole('button', { name: 'Reset settings' })
    await person.click(reset())
    expect(screen.getByText('All settings are at their defaults already.')).toBeDefined()
    act(() => deviceSettings.change({ theme: 'light', debateMode: 'gentle' }))

    await person.click(reset())
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Are you sure you want to reset all settings to default?')).toBeDefined()
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(held().theme).toBe('light')

    await person.click(reset())
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset settings' }))
    expect(held()).toEqual(DEFAULT_SETTINGS)
    expect(screen.getByText('Settings reset to default successfully!')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(held()).toMatchObject({ theme: 'light', debateMode: 'gentle' })
  })
})
