import { DEFAULT_SETTINGS, SETTING_NAMES } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { type FileReport, readSettingsFile, SETTINGS_FILE_MOST_BYTES, settingsFile } from './settings-file.ts'

const current = { ...DEFAULT_SETTINGS, theme: 'light' } as const
const file = (settings: unknown, rest: object = {}) =>
  JSON.stringify({ format: 'placard-settings', version: '2.1.0', settings, ...rest })

function read(text: string): Extract<FileReport, { kind: 'read' }> {
  const report = readSettingsFile(text, current)
  if (report.kind !== 'read') throw new Error(`refused: ${report.because}`)
  return report
}

describe('a file of settings', () => {
  it('gives back what was saved', () => {
    const saved = { ...DEFAULT_SETTINGS, theme: 'dark', temperature: 1.2 } as const
    const { changes, lines, missing } = read(settingsFile(saved, new Date(0)))
    expect(changes).toEqual({ theme: 'dark', temperature: 1.2 })
    expect(lines).toHaveLength(SETTING_NAMES.length)
    expect(missing).toEqual([])
  })

  it.each([
    { name: 'theme', value: 'dark', outcome: 'taken', because: 'it fits' },
    { name: 'theme', value: 'light', outcome: 'same', because: 'it is so already' },
    { name: 'temperature', value: 9, outcome: 'limited', because: 'the range ends at 2' },
    { name: 'maxTokens', value: 300.4, outcome: 'limited', because: 'tokens are whole' },
    { name: 'theme', value: 'sepia', outcome: 'refused: choice', because: 'there is no such theme' },
    { name: 'language', value: 'en_US<script>', outcome: 'refused: choice', because: 'it is no language' },
    { name: 'theme', value: true, outcome: 'refused: type', because: 'a theme is a word' },
    { name: 'voiceEnabled', value: 'yes', outcome: 'refused: type', because: 'it is on or off' },
    { name: 'temperature', value: null, outcome: 'refused: type', because: 'nothing is no number' },
    { name: 'temperature', value: { most: 2 }, outcome: 'refused: type', because: 'an object is no number' },
    { name: 'role', value: 'ADMIN', outcome: 'refused: unknown', because: 'it is no setting' },
    { name: 'dataCollection', value: true, outcome: 'retired', because: 'a consent stands in its place' },
    { name: 'constructor', value: 'x', outcome: 'refused: unknown', because: 'every object has one' },
  ])('$outcome: $name $value, because $because', ({ name, value, outcome }) => {
    const [line] = read(file({ [name]: value })).lines
    expect(line?.outcome === 'refused' ? `refused: ${line.because}` : line?.outcome).toBe(outcome)
  })

  it('cannot reach the prototype of anything', () => {
    const { changes, lines } = read(file({}).replace('{}', '{"__proto__":{"theme":"dark"}}'))
    expect(changes).toEqual({})
    expect(lines).toMatchObject([{ outcome: 'refused', because: 'unknown', name: '__proto__' }])
  })

  it('of a newer version is taken as far as this one knows it, and says so', () => {
    const report = read(file({ theme: 'dark', hologram: true }, { version: '3.0.0' }))
    expect(report).toMatchObject({ isNewer: true, changes: { theme: 'dark' } })
    expect(read(file({}, { version: 'soon' })).isNewer).toBe(false)
  })

  it('names twenty unknown fields, counts the others, and cuts what is long', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${'x'.repeat(80)}${at}`, 'y'.repeat(99)]))
    const { lines, furtherUnknown } = read(file(many))
    expect([lines.length, furtherUnknown]).toEqual([20, 30])
    expect(Math.max(...lines.map(({ name, value }) => Math.max(name.length, String(value).length)))).toBe(61)
  })

  it.each([
    { text: '', because: 'empty' },
    { text: ' \n', because: 'empty' },
    { text: '{"format":"placard-settings","settings":{"theme', because: 'no-json' },
    { text: '\u0000\u0001', because: 'no-json' },
    { text: '[]', because: 'other-product' },
    { text: 'null', because: 'other-product' },
    { text: '{"theme":"dark"}', because: 'other-product' },
    { text: '{"format":"placard-settings","settings":[]}', because: 'other-product' },
    { text: '{"format":"other","settings":{"theme":"dark"}}', because: 'other-product' },
    { text: ' '.repeat(SETTINGS_FILE_MOST_BYTES + 1), because: 'too-large' },
    { text: '['.repeat(60_000), because: 'no-json' },
  ] as const)('is refused as $because', ({ text, because }) => {
    expect(readSettingsFile(text, current)).toEqual({ kind: 'refused', because })
  })

  it('may begin with a mark of the byte order', () => {
    expect(read(`\uFEFF${file({ theme: 'dark' })}`).changes).toEqual({ theme: 'dark' })
  })
})
