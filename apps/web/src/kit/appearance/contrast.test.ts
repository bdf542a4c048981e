import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../testing/contrast.ts'
import { COLOURS, MATERIALS } from '../ui/tokens.ts'

const GROUNDS = ['bg', 'surface', 'sunken'] as const
const MARBLES = ['marble', 'marble-raised', 'marble-deep'] as const
/** What is no text: borders, and the text on a filled button. */
const NO_INKS = [...GROUNDS, 'hairline', 'control', 'on-accent']
const INKS = Object.keys(COLOURS).filter((name) => !NO_INKS.includes(name))

const sheet = readFileSync(join(import.meta.dirname, 'contrast.css'), 'utf8')

/** The stronger colour of a name; `undefined` when the sheet has none. */
function strong(name: string): { light: string; dark: string } | undefined {
  const found = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(sheet)
  const [, light, dark] = found ?? []
  return light === undefined || dark === undefined ? undefined : { light, dark }
}

describe('more contrast', () => {
  it.each(INKS)('has a stronger %s, at 7 to 1 or more on every ground', (ink) => {
    const { light, dark } = strong(ink) ?? { light: '#ffffff', dark: '#000000' }
    for (const ground of GROUNDS) {
      expect(contrastRatio(light, COLOURS[ground].light)).toBeGreaterThanOrEqual(7)
      expect(contrastRatio(dark, COLOURS[ground].dark)).toBeGreaterThanOrEqual(7)
    }
    for (const marble of MARBLES) expect(contrastRatio(dark, MATERIALS[marble])).toBeGreaterThanOrEqual(7)
  })

  it('shows the border of a control at 4.5 to 1, and the text on a filled button at 7 to 1', () => {
    const control = strong('control') ?? COLOURS.control
    const accent = strong('accent') ?? COLOURS.accent
    for (const theme of ['light', 'dark'] as const) {
      for (const ground of GROUNDS) {
        expect(contrastRatio(control[theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastRatio(COLOURS['on-accent'][theme], accent[theme])).toBeGreaterThanOrEqual(7)
    }
  })
})
