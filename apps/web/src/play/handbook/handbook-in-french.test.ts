import { beforeAll, describe, expect, it, vi } from 'vitest'

/** The handbook's code on a page in French; the words of the interface themselves come with the build. */
async function inFrench() {
  vi.stubGlobal('placardWords', { language: 'fr', words: {} })
  const [texts, { loadWorld }, { handbookOf, worksheetDocument }, { documentHtml }, { shippedCampaigns }] =
    await Promise.all([
      import('./texts.ts').then(({ loadHandbookTexts }) => loadHandbookTexts()),
      import('../../kit/countries/countries.ts'),
      import('./handbook.ts'),
      import('./document-html.tsx'),
      import('../campaigns/testing/fake-gateway.ts'),
    ])
  const [first] = shippedCampaigns
  if (first === undefined) throw new Error('no campaign ships')
  const world = await loadWorld()
  const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  return {
    first,
    whole: read(documentHtml(handbookOf(texts, [first], world))),
    sheet: read(documentHtml(worksheetDocument(first, world))),
  }
}

describe('the handbook on a page in French', () => {
  let pages: Awaited<ReturnType<typeof inFrench>>
  beforeAll(async () => {
    pages = await inFrench()
  })

  const english = (page: Document) => Array.from(page.querySelectorAll('body [lang=en]'), (part) => part.textContent)

  it('has the rules and the guide in French, and quotes what is said in English', () => {
    const { whole } = pages
    expect(whole.documentElement.lang).toBe('fr')
    const text = whole.body.textContent
    expect(text).toContain('usage des conférences')
    expect(text).not.toContain('conference habit')
    expect(text).toContain('Le quorum')
    expect(english(whole).some((said) => said.includes('Motion to close debate and move into voting procedure.'))).toBe(
      true,
    )
    expect(english(whole).some((said) => said.includes('usage des conférences'))).toBe(false)
  })

  it('marks what a campaign says as English', () => {
    const { first, sheet } = pages
    const marked = english(sheet).join(' ')
    const [issue] = first.issues
    for (const said of [first.subtitle, first.theme, first.objectives[0], issue?.title, issue?.question]) {
      expect(marked).toContain(said)
    }
  })
})
