import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../testing/contrast.ts'
import { COLOURS, MATERIALS, tokensToCss } from './tokens.ts'

const THEMES = ['light', 'dark'] as const
const GROUNDS = ['bg', 'surface', 'sunken'] as const
const INKS = [
  'text',
  'text-2',
  'text-3',
  'accent',
  'accent-hover',
  'floor',
  'favour',
  'against',
  'undecided',
  'danger',
  'danger-hover',
  'success',
  'warning',
] as const
const MARBLES = ['marble', 'marble-raised', 'marble-deep'] as const

describe('contrast of the tokens', () => {
  it('measures black on white as 21 and a colour on itself as 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#855e11', '#855e11')).toBe(1)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  })

  const inkRows = THEMES.flatMap((theme) => GROUNDS.flatMap((ground) => INKS.map((ink) => ({ theme, ground, ink }))))
  it.each(inkRows)('$ink is readable on $ground in the $theme theme', ({ theme, ground, ink }) => {
    expect(contrastRatio(COLOURS[ink][theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(4.5)
  })

  const marbleRows = MARBLES.flatMap((ground) => INKS.map((ink) => ({ ground, ink })))
  it.each(marbleRows)('$ink of the dark theme is readable on $ground', ({ ground, ink }) => {
    expect(contrastRatio(COLOURS[ink].dark, MATERIALS[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(THEMES)('the text on a filled button is readable in the %s theme', (theme) => {
    for (const fill of ['accent', 'accent-hover', 'danger', 'danger-hover'] as const) {
      expect(contrastRatio(COLOURS['on-accent'][theme], COLOURS[fill][theme])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(THEMES)('the border of a control can be seen on every ground of the %s theme', (theme) => {
    for (const ground of GROUNDS) {
      expect(contrastRatio(COLOURS.control[theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(3)
    }
  })

  it('the border of a control can be seen on marble, and a placard can be read', () => {
    for (const ground of MARBLES) {
      expect(contrastRatio(MATERIALS['marble-control'], MATERIALS[ground])).toBeGreaterThanOrEqual(3)
    }
    expect(contrastRatio(MATERIALS['card-ink'], MATERIALS.card)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the style sheet made from the tokens', () => {
  it('carries every colour once, in both themes', () => {
    const css = tokensToCss()
    for (const [name, { light, dark }] of Object.entries(COLOURS)) {
      expect(css.split(`--color-${name}: light-dark(${light}, ${dark});`)).toHaveLength(2)
    }
  })

  it('writes type sizes in rem, so that the size the reader set in the browser counts', () => {
    expect(tokensToCss()).toContain('--text-48: 3rem;')
  })
})
