import { describe, expect, it } from 'vitest'
import { browserRecogniser } from './browser-recogniser.ts'

type Said = readonly { readonly transcript: string; readonly confidence: number }[]

/** A browser whose recogniser understands this. */
function aBrowser(said: Said, { ends = true, starts = true } = {}) {
  class SpeechRecognition {
    lang = ''
    onresult: ((event: { results: unknown }) => void) | null = null
    onend: (() => void) | null = null
    start() {
      if (!starts) throw new DOMException('no', 'InvalidStateError')
    }
    stop() {
      this.onresult?.({ results: said.map((one) => [one]) })
      if (ends) this.onend?.()
    }
    abort() {
      this.onend?.()
    }
  }
  return { SpeechRecognition }
}
const atOnce = (_ms: number, task: () => void) => {
  task()
  return () => undefined
}

describe('the browser’s own recogniser', () => {
  it.each([
    { said: [], words: undefined, because: 'nobody spoke' },
    {
      said: [
        { transcript: 'clean water', confidence: 0.9 },
        { transcript: ' for all', confidence: 0.7 },
      ],
      words: { text: 'clean water for all', confidence: 0.7 },
      because: 'both parts were said',
    },
    {
      said: [{ transcript: 'clean water', confidence: 0 }],
      words: { text: 'clean water', confidence: null },
      because: 'it does not say how sure it is',
    },
  ])('understands $words, because $because', async ({ said, words }) => {
    const heard = await browserRecogniser(aBrowser(said), () => () => undefined)
      ?.begin('en')
      .end()
    if (words === undefined) expect(heard).toBeUndefined()
    else expect(heard).toMatchObject({ ...words, provider: 'browser' })
  })

  it.each([
    { browser: aBrowser([], { ends: false }), because: 'it never ends' },
    { browser: aBrowser([], { starts: false, ends: false }), because: 'it does not begin' },
  ])('keeps nobody waiting when $because', async ({ browser }) => {
    expect(await browserRecogniser(browser, atOnce)?.begin('en').end()).toBeUndefined()
  })

  it('is not there in every browser', () => {
    expect(browserRecogniser({}, atOnce)).toBeUndefined()
  })
})
