import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const FALLBACK = { code: 'en', confidence: 0.5, method: 'error_fallback' }

describe('detecting the language of a text', () => {
  it.each([
    { text: 'The delegation of Kenya moves for a moderated caucus of ten minutes.', code: 'en' },
    { text: 'Ma délégation regrette que le texte ne dise rien des pertes et dommages.', code: 'fr' },
    { text: 'Unsere Delegation wird dem Entwurf in dieser Form nicht zustimmen können.', code: 'de' },
    { text: 'Nuestra delegación apoya la enmienda presentada por Colombia.', code: 'es' },
    { text: 'Наша делегация поддерживает этот проект резолюции.', code: 'ru' },
    { text: '我们代表团支持这项决议草案。', code: 'zh' },
  ])('$code: $text', async ({ text, code }) => {
    const found = await detectLanguage(text)
    expect(found).toMatchObject({ code, method: 'eld' })
    expect(found.confidence).toBeGreaterThan(0)
    expect(found.confidence).toBeLessThanOrEqual(1)
  })

  it.each([
    { what: 'nothing but signs', load: undefined, text: '— 1234 !' },
    { what: 'a detector that cannot be loaded', load: () => Promise.reject(new Error('offline')), text: 'Bonjour' },
    {
      what: 'a detector that throws',
      load: async () => ({
        detect: () => {
          throw new Error('broken')
        },
      }),
      text: 'Bonjour',
    },
  ])('$what: English at an even chance', async ({ load, text }) => {
    expect(await detectLanguage(text, load)).toEqual(FALLBACK)
  })
})
