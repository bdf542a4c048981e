import { createStore } from 'zustand/vanilla'
import { browserValues, type KeptValues } from './storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** `public/theme.js` reads the same key before the first paint. */
const THEME_KEY = 'placard.theme'

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/** The chosen theme; kept in the browser and written on the root element, where the style sheet looks for it. */
export function createThemeStore(values: KeptValues, root: HTMLElement) {
  const stored = values.read(THEME_KEY)
  const store = createStore<{ theme: Theme }>(() => ({ theme: isTheme(stored) ? stored : 'system' }))
  const show = (theme: Theme) => {
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }
  show(store.getState().theme)
  return {
    store,
    choose(theme: Theme) {
      values.write(THEME_KEY, theme)
      store.setState({ theme })
      show(theme)
    },
  }
}

export const themes = createThemeStore(browserValues, document.documentElement)
