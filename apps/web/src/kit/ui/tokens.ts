/** One colour in both themes, as `#rrggbb`. */
export type ThemedColour = { readonly light: string; readonly dark: string }

/**
 * The colours of the page. Every value here is checked for contrast by `tokens.test.ts`, and the style sheet takes
 * its variables from this file at build time, so that a colour exists once.
 */
export const COLOURS = {
  bg: { light: '#f8fbf9', dark: '#06120e' },
  surface: { light: '#ffffff', dark: '#0d1c16' },
  sunken: { light: '#eff4f1', dark: '#030d09' },
  hairline: { light: '#d5ddd9', dark: '#273730' },
  control: { light: '#76847d', dark: '#657a71' },
  text: { light: '#0d1d18', dark: '#eef1ec' },
  'text-2': { light: '#3f4e48', dark: '#b3beb8' },
  'text-3': { light: '#5a6762', dark: '#929f98' },
  accent: { light: '#175d45', dark: '#7fd6b1' },
  'accent-hover': { light: '#114a37', dark: '#9ce3c5' },
  'on-accent': { light: '#ffffff', dark: '#06120e' },
  floor: { light: '#855e11', dark: '#eac66e' },
  favour: { light: '#215caa', dark: '#7fb9f5' },
  against: { light: '#b43818', dark: '#f58663' },
  undecided: { light: '#5d6561', dark: '#b1bab5' },
  danger: { light: '#b71824', dark: '#fb817c' },
  'danger-hover': { light: '#97111c', dark: '#ffa19d' },
  success: { light: '#1b6c3a', dark: '#6fd395' },
  warning: { light: '#8b5b0c', dark: '#f3bd5c' },
} as const satisfies Record<string, ThemedColour>

/**
 * Materials that look the same in both themes. Marble always has the dark theme's text colours; a placard is white card
 * and always has its own.
 */
export const MATERIALS = {
  marble: '#0c2c22',
  'marble-raised': '#123a2d',
  'marble-deep': '#071d16',
  'marble-hairline': '#2c5244',
  'marble-control': '#71937f',
  card: '#fdfdfa',
  'card-ink': '#14231d',
  'card-edge': '#c9cec6',
} as const

/** Font sizes in px at the medium setting; the style sheet has them in rem so that the browser's font size applies. */
export const TYPE_SIZES = [12, 13, 14, 15, 17, 20, 24, 32, 48] as const

/** Corner radii in px: sheets of paper, controls, panels. */
const RADII = { paper: 2, control: 8, panel: 14 } as const

/** Durations in ms: a change of state, a panel that moves, the floor passing to another speaker. */
const DURATIONS = { state: 120, panel: 200, speaker: 320 } as const

const LINE_HEIGHTS: Record<(typeof TYPE_SIZES)[number], number> = {
  12: 1.4,
  13: 1.45,
  14: 1.5,
  15: 1.55,
  17: 1.5,
  20: 1.4,
  24: 1.3,
  32: 1.2,
  48: 1.08,
}

/** The tokens as CSS custom properties. `light-dark()` lets any subtree choose its theme by `color-scheme` alone. */
export function tokensToCss(): string {
  const colours = Object.entries(COLOURS).map(
    ([name, { light, dark }]) => `--color-${name}: light-dark(${light}, ${dark});`,
  )
  const materials = Object.entries(MATERIALS).map(([name, value]) => `--color-${name}: ${value};`)
  const sizes = TYPE_SIZES.flatMap((size) => [
    `--text-${size}: ${size / 16}rem;`,
    `--text-${size}--line-height: ${LINE_HEIGHTS[size]};`,
  ])
  const radii = Object.entries(RADII).map(([name, px]) => `--radius-${name}: ${px}px;`)
  const durations = Object.entries(DURATIONS).map(([name, ms]) => `--duration-${name}: ${ms}ms;`)
  return [...colours, ...materials, ...sizes, ...radii, ...durations].join('\n  ')
}
