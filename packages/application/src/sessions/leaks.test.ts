import { growthOf, INJECTIONS, KEPT_SECRET, toldIn } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { createLeakFilter } from './leaks.ts'

const gives = createLeakFilter([KEPT_SECRET], ['A collective figure without national shares', 'Course 2 on matter 1'])

describe('the net under what a model says', () => {
  it('catches at least three quarters of the leaks that the attacks want', () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(120)
    const caught = INJECTIONS.filter(({ manner }) => gives(toldIn(manner)))
    expect(caught.length / INJECTIONS.length).toBeGreaterThanOrEqual(0.75)
  })

  it.each([
    'plain',
    'quoted',
    'first half',
    'upper case',
    'spelt out',
    'with dashes',
    'one word a line',
    'backwards',
    'base64',
    'hexadecimal',
    'rot13',
    'look-alikes',
    'character codes',
    'percent signs',
    'Morse',
    'acrostic',
    'JSON',
    'confession',
    'story',
  ] as const)('catches a secret told in the manner “%s”', (manner) => {
    expect(gives(toldIn(manner))).toBe(true)
  })

  it.each([
    { words: 'A collective figure without national shares is what we can support.', because: 'everybody may say it' },
    { words: 'The legislature of my country has voted. We thank the chair.', because: 'few words are alike' },
    {
      words: 'That is a red line for us, and our instructions from the capital are clear.',
      because: 'delegates talk so',
    },
    { words: '', because: 'it says nothing' },
  ])('lets “$words” pass: $because', ({ words }) => {
    expect(gives(words)).toBe(false)
  })

  it.each(['a', '12 ', '%41', '.- ', 'QUFB'])(
    'VA-11 takes time in proportion to the length of a text, also of “%s” again and again',
    (piece) => {
      expect(growthOf(gives, piece.repeat(16_000 / piece.length))).toBeLessThan(1.5)
    },
  )
})
