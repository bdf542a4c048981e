import '../../test-setup.ts'
import { summaryOf } from '@placard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { fakeGateway, shippedCampaigns } from '../campaigns/testing/fake-gateway.ts'
import { renderPage } from '../campaigns/testing/test-page.tsx'
import { documentHtml } from './document-html.tsx'
import { HandbookScreen } from './HandbookScreen.tsx'
import { handbookOf } from './handbook.ts'
import { loadHandbookTexts } from './texts.ts'
import { WorksheetScreen } from './WorksheetScreen.tsx'

const [first] = shippedCampaigns
if (first === undefined) throw new Error('no campaign ships')
const gateway = fakeGateway({
  listCampaigns: async () => [summaryOf(first)],
  getCampaign: async () => first,
})

describe('the handbook on the page', () => {
  it('leads to each of its chapters, and can be printed when the worksheets are there', async () => {
    renderPage(gateway, <HandbookScreen />)
    const contents = await screen.findByRole('navigation', { name: 'Contents' })
    const link = await within(contents).findByRole('link', { name: `Worksheet: ${first.title}` })
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(false)
    expect(screen.getByRole('heading', { level: 2, name: 'Lesson plan' })).toBeDefined()
  })

  it('has rules and phrases where the campaigns do not come, says so, and asks for them again', async () => {
    let attempts = 0
    const away = fakeGateway({
      listCampaigns: async () => {
        attempts += 1
        if (attempts === 1) throw new Error('offline')
        return [summaryOf(first)]
      },
      getCampaign: async () => first,
    })
    renderPage(away, <HandbookScreen />)
    expect(await screen.findByText('The worksheets could not be loaded')).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'What to say' })).toBeDefined()
    expect(screen.queryByRole('heading', { level: 2, name: 'Lesson plan' })).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save as PDF' }).disabled).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Lesson plan' })).toBeDefined()
    expect(screen.queryByText('The worksheets could not be loaded')).toBeNull()
  })

  it('is saved as a file that says its name', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:saved'
    })
    renderPage(gateway, <WorksheetScreen campaignId={first.id} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save as HTML' }))
    expect(await screen.findByText(/^Saved as worksheet-.*\.html$/)).toBeDefined()
    const saved = new DOMParser().parseFromString((await blobs[0]?.text()) ?? '', 'text/html')
    expect(Array.from(saved.querySelectorAll('h1, h2'), ({ textContent }) => textContent).slice(0, 2)).toEqual([
      `Worksheet: ${first.title}`,
      'Background',
    ])
    vi.restoreAllMocks()
  })
})

describe('a worksheet on the page', () => {
  it('leads back to its campaign and on to the handbook', async () => {
    renderPage(gateway, <WorksheetScreen campaignId={first.id} />)
    expect(await screen.findByRole('heading', { level: 1, name: `Worksheet: ${first.title}` })).toBeDefined()
    expect(screen.getAllByRole('heading', { name: `Worksheet: ${first.title}` })).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 2, name: 'Background' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'The campaign' }).getAttribute('href')).toBe(`/campaigns/${first.id}`)
    expect(screen.getByRole('link', { name: 'The whole handbook' }).getAttribute('href')).toBe('/help/handbook')
  })

  it('says that there is none of an unknown campaign', async () => {
    const unknown = fakeGateway({
      getCampaign: () => Promise.reject(new ApiError('refused', 'Not found.', { status: 404 })),
    })
    renderPage(unknown, <WorksheetScreen campaignId="nothing" />)
    expect(await screen.findByRole('heading', { name: 'No such worksheet' })).toBeDefined()
  })
})

describe('a saved handbook', () => {
  it('has no script and nothing to load, and escapes what is in it', async () => {
    const texts = await loadHandbookTexts()
    const evil = {
      ...texts,
      rules: [{ id: 'evil', title: '<script>alert(1)</script>', answer: '<img src=x onerror=alert(1)>' }],
    }
    const saved = documentHtml(handbookOf(evil, [], undefined))
    expect(saved).toContain("default-src 'none'")
    expect(saved).toContain('&lt;script&gt;')
    const page = new DOMParser().parseFromString(saved, 'text/html')
    expect([...page.querySelectorAll('script, img, link, iframe, [src], a:not([href^="#"])')]).toEqual([])
    const targets = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter((target) => page.querySelector(target) === null)).toEqual([])
  })
})
