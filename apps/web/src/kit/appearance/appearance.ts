import type { Settings } from '@placard/contract'
import { createStore } from 'zustand/vanilla'

type Appearance = Pick<Settings, 'theme' | 'fontSize'>

export const THEME_CHOICES = ['light', 'dark', 'system'] as const satisfies readonly Settings['theme'][]

/** The current appearance. `public/before-paint.js` has read it before the first paint. */
export const appearanceStore = createStore<Appearance>(() => {
  const { theme, fontSize } = document.documentElement.dataset
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    fontSize: fontSize === 'small' || fontSize === 'large' ? fontSize : 'medium',
  }
})

/** Writes theme and font size to attributes of the root element, for the style sheet. */
export function showAppearance({ theme, fontSize }: Appearance): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (fontSize === 'medium') delete dataset.fontSize
  else dataset.fontSize = fontSize
  appearanceStore.setState({ theme, fontSize })
}
