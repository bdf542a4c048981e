import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { isSettingValue } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { detectedLanguageOf, OFFERED_LANGUAGES, offeredLanguageOf, speechOfferOf } from './languages.ts'

describe('the languages of the settings', () => {
  it('are 33, each once, with a flag that the page has and a tag that the settings take', () => {
    expect(OFFERED_LANGUAGES).toHaveLength(33)
    expect(new Set(OFFERED_LANGUAGES.map(({ nativeName }) => nativeName)).size).toBe(33)
    const flags = new Set(countries.countries.map(({ iso2 }) => iso2))
    expect(OFFERED_LANGUAGES.filter(({ flag }) => !flags.has(flag))).toEqual([])
    expect(OFFERED_LANGUAGES.filter(({ tag }) => !isSettingValue('language', tag))).toEqual([])
  })

  it.each([
    { tag: 'en-US', found: 'English', because: 'it is one of them' },
    { tag: 'es-MX', found: 'Spanish', because: 'another region speaks the same language' },
    { tag: 'is-IS', found: undefined, because: 'Icelandic is not offered' },
  ])('$tag is $found: $because', ({ tag, found }) => {
    expect(offeredLanguageOf(tag)?.englishName).toBe(found)
  })

  it.each([
    { code: 'de', found: 'German', because: 'both name it alike' },
    { code: 'no', found: 'Norwegian', because: 'the detection does not tell Bokmål apart' },
    { code: 'ms', found: 'Indonesian', because: 'the detection does not tell it from Malay' },
    { code: 'is', found: undefined, because: 'it is detected but not offered' },
  ])('the detection’s $code is $found: $because', ({ code, found }) => {
    expect(detectedLanguageOf(code)?.englishName).toBe(found)
  })

  it.each([
    { tag: 'en-US', browser: [], offer: 'spoken', because: 'the product’s own voices speak it' },
    { tag: 'fr-FR', browser: [], providers: ['gemini'], offer: 'spoken', because: 'Gemini speaks every language' },
    { tag: 'fr-FR', browser: ['de-DE', 'fr-CA'], offer: 'browser', because: 'another region’s voice will do' },
    { tag: 'zh-CN', browser: ['zh_TW'], offer: 'browser', because: 'Android writes tags with an underscore' },
    { tag: 'fi-FI', browser: ['fil-PH'], offer: 'captions', because: 'Filipino only begins alike' },
    { tag: 'ja-JP', browser: [], offer: 'captions', because: 'this browser has no voices' },
  ] as const)('$tag with voices for $browser: $offer, $because', ({ tag, browser, offer, ...rest }) => {
    const providers = 'providers' in rest ? rest.providers : (['embedded', 'system'] as const)
    expect(speechOfferOf(tag, { providers, browserTags: browser })).toBe(offer)
  })
})
