import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsMessages } from '../../../apps/web/src/features/settings/messages.en.ts'
import product from '../../../content/guide/product.json' with { type: 'json' }
import { findingsOf, strayClaims } from './findings.ts'
import { asScore, inWords, missingClaims, unknownNumbers } from './numbers.ts'
import { TEXTS } from './texts.ts'

describe('what help, guide and legal texts say in numbers', () => {
  it.each(Object.entries(TEXTS))('%s states what the code does, and no number from nowhere', (name, text) => {
    expect(findingsOf(name, text)).toEqual({ saidOtherwise: [], noLongerQuoted: [], fromNowhere: [] })
  })

  it('is claimed of texts that exist, and every entry about the product is shown somewhere', () => {
    expect(strayClaims()).toEqual([])
    const shown = Object.keys(TEXTS)
    expect(product.entries.map(({ id }) => `guide:${id}`).filter((name) => !shown.includes(name))).toEqual([])
  })
})

it('names the font sizes that the style sheet sets', () => {
  const sheet = readFileSync(path.resolve(import.meta.dirname, '../../../apps/web/src/kit/ui/styles.css'), 'utf8')
  const { pixels } = settingsMessages.appearance
  const usual = Number.parseInt(pixels.medium, 10)
  for (const size of ['small', 'large'] as const) {
    expect(sheet).toMatch(
      new RegExp(
        `data-font-size="${size}"\\] \\{\\s*--text-factor: calc\\(${Number.parseInt(pixels[size], 10)} / ${usual}\\)`,
      ),
    )
  }
})

describe('the check itself', () => {
  const text = 'The plan allows 40 sessions, and five files.'

  it('finds a limit that was changed in the code alone', () => {
    const allowed = 41
    expect(missingClaims(text, [`${allowed} sessions`])).toEqual(['41 sessions'])
  })

  it('finds a number that comes from nowhere, in figures and in words', () => {
    expect(unknownNumbers(text, ['40 sessions'])).toEqual([expect.stringContaining('five')])
    expect(unknownNumbers(text, ['five files'])).toEqual([expect.stringContaining('40')])
    expect(unknownNumbers(text, ['five files', '40 sessions'])).toEqual([])
  })

  it('writes numbers as texts do', () => {
    expect([inWords(5), inWords(30), asScore(-200), asScore(700)]).toEqual(['five', 'thirty', '−0.20', '0.70'])
    expect(() => inWords(31)).toThrow('written in figures')
  })
})
