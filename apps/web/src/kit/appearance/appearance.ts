import type { Settings } from '@placard/contract'
import { createStore } from 'zustand/vanilla'

type Appearance = Pick<Settings, 'theme' | 'fontSize' | 'motion' | 'contrast'>

export const THEME_CHOICES = ['light', 'dark', 'system'] as const satisfies readonly Settings['theme'][]

/** What the device asks for, which holds where a setting follows the system. */
const ASKED = { motion: '(prefers-reduced-motion: reduce)', contrast: '(prefers-contrast: more)' } as const

/** The current appearance. `public/before-paint.js` has read it before the first paint. */
export const appearanceStore = createStore<Appearance>(() => {
  const { theme, fontSize, motion, contrast } = document.documentElement.dataset
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    fontSize: fontSize === 'small' || fontSize === 'large' ? fontSize : 'medium',
    motion: motion === undefined ? 'full' : 'reduced',
    contrast: contrast === undefined ? 'standard' : 'more',
  }
})

const isAsked = (wish: keyof typeof ASKED) => window.matchMedia(ASKED[wish]).matches

/** Sets an attribute of the root element, or removes it. */
function mark(name: 'theme' | 'fontSize' | 'motion' | 'contrast', value: string | undefined): void {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

function showStored(): void {
  const { theme, fontSize, motion, contrast } = appearanceStore.getState()
  const isReduced = motion === 'system' ? isAsked('motion') : motion === 'reduced'
  const isStrong = contrast === 'system' ? isAsked('contrast') : contrast === 'more'
  mark('theme', theme === 'system' ? undefined : theme)
  mark('fontSize', fontSize === 'medium' ? undefined : fontSize)
  mark('motion', isReduced ? 'reduced' : undefined)
  mark('contrast', isStrong ? 'more' : undefined)
  // few need it: its colours come when they do, and without them the usual ones stay
  if (isStrong) void import('./contrast.css').catch(() => undefined)
}

/** Writes the appearance to attributes of the root element, for the style sheet. */
export function showAppearance({ theme, fontSize, motion, contrast }: Appearance): void {
  appearanceStore.setState({ theme, fontSize, motion, contrast })
  showStored()
}

/** Shows the appearance, and follows a device whose wishes change while the page is open. */
export function followDevice(): void {
  showStored()
  for (const query of Object.values(ASKED)) window.matchMedia(query).addEventListener('change', showStored)
}
