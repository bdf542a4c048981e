import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptValues } from './storage.ts'
import { createThemeStore } from './theme-store.ts'

const values = keptValues(() => window.localStorage)

describe('the theme', () => {
  beforeEach(() => window.localStorage.clear())

  it('follows the system until one is chosen', () => {
    const root = document.createElement('html')
    expect(createThemeStore(values, root).store.getState().theme).toBe('system')
    expect(root.dataset.theme).toBeUndefined()
  })

  it.each(['light', 'dark'] as const)('shows and remembers %s', (theme) => {
    const root = document.createElement('html')
    createThemeStore(values, root).choose(theme)
    expect(root.dataset.theme).toBe(theme)
    const reopened = document.createElement('html')
    expect(createThemeStore(values, reopened).store.getState().theme).toBe(theme)
    expect(reopened.dataset.theme).toBe(theme)
  })

  it('gives the page back to the system', () => {
    const root = document.createElement('html')
    const themes = createThemeStore(values, root)
    themes.choose('dark')
    themes.choose('system')
    expect(root.dataset.theme).toBeUndefined()
  })

  it('ignores a value that is no theme', () => {
    values.write('placard.theme', 'sepia')
    expect(createThemeStore(values, document.createElement('html')).store.getState().theme).toBe('system')
  })

  it('is set by the script before the first paint from the same stored value', () => {
    createThemeStore(values, document.createElement('html')).choose('dark')
    // happy-dom runs on Node: the script is taken as a function over the globals it uses.
    const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')
    const early = { documentElement: document.createElement('html') }
    new Function('localStorage', 'document', script)(window.localStorage, early)
    expect(early.documentElement.dataset.theme).toBe('dark')
  })
})
