import type { SessionDetail } from '@placard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { html, table } from '../../../client/documents/markup.ts'
import { latin } from '../../../kit/documents/latin.ts'
import { pdfDocument } from '../../../kit/documents/pdf-library.ts'
import { anAdoptedSession, climateSummit, unopposed } from '../../room/testing/recorded-session.ts'
import { debriefHtml } from './debrief-html.ts'
import { fileName } from './file-name.ts'
import { type ResolutionDocument, resolutionDocument } from './resolution-document.ts'
import { resolutionPdf, written } from './resolution-pdf.ts'
import { resolutionText } from './resolution-text.ts'

const HOSTILE = `<img src=x onerror="alert('1')"> & <script>alert(2)</script>`

let played: SessionDetail
let document: ResolutionDocument
beforeAll(async () => {
  played = await anAdoptedSession()
  const found = resolutionDocument(played, climateSummit)
  if (!found) throw new RangeError('no draft')
  document = found
})

describe('markup', () => {
  it('escapes every value that is not markup itself', () => {
    const inner = html`<b>${'<'}</b>`
    expect(html`<p title="${'"'}">${HOSTILE}${inner}${7}${undefined}</p>`.markup).toBe(
      '<p title="&quot;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;script&gt;alert(2)&lt;/script&gt;<b>&lt;</b>7</p>',
    )
    expect(table(HOSTILE, [HOSTILE], [[HOSTILE, HOSTILE]]).markup).not.toContain('<img')
  })
})

describe('a file name', () => {
  it.each([
    { country: 'Kenya', name: 'debrief-climate-kenya-2026-11-21.html', because: 'what, campaign, country, day' },
    { country: 'Côte d’Ivoire', name: 'debrief-climate-cote-d-ivoire-2026-11-21.html', because: 'plain letters' },
    { country: '../../etc', name: 'debrief-climate-etc-2026-11-21.html', because: 'a name is no path' },
  ])('of $country is $name: $because', ({ country, name }) =>
    expect(fileName('debrief', 'climate', country, '2026-11-21T10:00:00.000Z', 'html')).toBe(name),
  )
})

describe('D9 files of a session that was imported', () => {
  const imported = (): SessionDetail => ({ ...played, session: { ...played.session, isImported: true } })
  const says = 'not verified by this server'

  it('say so in the debrief, beside its result', () => {
    expect(debriefHtml(imported(), climateSummit)).toContain(says)
    expect(debriefHtml(played, climateSummit)).not.toContain(says)
  })

  it('say so above the resolution', () => {
    const marked = resolutionDocument(imported(), climateSummit)
    expect(marked && resolutionText(marked)).toMatch(
      /^Resolution adopted \(imported session, as reported by a browser\)/,
    )
    expect(resolutionText(document)).not.toContain('imported')
  })
})

describe('the resolution', () => {
  it('is one sentence: participles with commas, numbered clauses with semicolons, one full stop', () => {
    expect(document.preamble.length).toBeGreaterThan(1)
    expect(new Set(document.preamble.map(({ mark }) => mark))).toEqual(new Set([',']))
    const marks = document.operative.map(({ mark }) => mark)
    expect(marks.slice(0, -1).every((mark) => mark === ';')).toBe(true)
    expect(marks.at(-1)).toBe('.')
    for (const { verb, rest } of [...document.preamble, ...document.operative]) {
      expect(verb).not.toBe('')
      expect(rest).not.toMatch(/[,;.]$/)
    }
    expect(document.operative).toHaveLength(played.debrief?.final?.deal.filter((option) => option > 0).length ?? 0)
  })

  it('as text holds every clause and folds its lines', () => {
    const text = resolutionText(document)
    expect(text.split('\n').every((line) => line.length <= 76)).toBe(true)
    const flat = text.replaceAll(/\s+/g, ' ')
    for (const [index, { verb, rest, mark }] of document.operative.entries()) {
      expect(flat).toContain(`${index + 1}. ${verb} ${rest}${mark}`)
    }
    for (const name of [...document.sponsors, ...document.signatories]) expect(flat).toContain(name)
    expect(text.trimEnd().endsWith('.')).toBe(true)
  })

  it('as PDF is one, and holds the same words', async () => {
    const whole = await resolutionPdf(document, 'A resolution')
    expect(whole.type).toBe('application/pdf')
    const bytes = await (await written(await pdfDocument({ title: 'A', compress: false }), document)).arrayBuffer()
    const raw = new TextDecoder('latin1').decode(bytes)
    expect(raw.startsWith('%PDF-1.')).toBe(true)
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true)
    const words = wordsIn(raw)
    for (const { verb, rest, mark } of document.operative) {
      expect(words).toContain(bare(latin(`${verb}${rest}${mark}`)))
    }
    expect(words).toContain(bare(latin(document.organ)))
  })

  it.each([
    { text: 'Türkiye – “Côte d’Ivoire”', shown: 'Türkiye – “Côte d’Ivoire”', because: 'the fonts have them' },
    { text: 'Chișinău −3 CO₂', shown: 'Chisinau -3 CO2', because: 'other letters lose their accents' },
    { text: '北', shown: '?', because: 'a gap would hide that something was there' },
  ])('in PDF letters of "$text" are "$shown": $because', ({ text, shown }) => expect(latin(text)).toBe(shown))
})

describe('the debrief as a file', () => {
  const parsed = (detail: SessionDetail) =>
    new DOMParser().parseFromString(debriefHtml(detail, climateSummit), 'text/html')

  it('is whole: result, tables and every line of the record', () => {
    const page = parsed(played)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelectorAll('section').length).toBeGreaterThan(9)
    const record = [...page.querySelectorAll('section')].at(-1)
    expect(record?.querySelectorAll('tbody tr')).toHaveLength(played.entries.length)
    for (const { agenda } of Object.values(played.view.revealed ?? {})) expect(page.body.textContent).toContain(agenda)
    for (const cells of page.querySelectorAll('table')) {
      const columns = cells.querySelectorAll('thead th').length
      for (const row of cells.querySelectorAll('tbody tr')) expect(row.children).toHaveLength(columns)
    }
  })

  it('draws the charts of the page, each with its table beside it', () => {
    const page = parsed(played)
    const figures = [...page.querySelectorAll('figure')]
    expect(figures).toHaveLength(3)
    for (const figure of figures) {
      expect(figure.querySelector('svg[role=img]')?.getAttribute('aria-label')).not.toBe('')
      expect(figure.parentElement?.querySelectorAll('details table tbody tr').length).toBeGreaterThan(2)
    }
    expect(figures[0]?.querySelectorAll('.lines svg')).toHaveLength(played.view.seats.length)
  })

  it('says who worded each line of a delegate, where a model worded some', () => {
    const speeches = played.entries.filter(({ kind, origin }) => kind === 'speech' && origin !== 'person')
    const entries = played.entries.map((entry) =>
      entry === speeches[0] ? { ...entry, wordedBy: 'gemini gemini-x speech-1' } : entry,
    )
    const text = parsed({ ...played, entries }).body.textContent
    expect(text.match(/\(worded by Gemini x · cloud\)/g)).toHaveLength(1)
    expect(text.match(/\(worded by Built-in phrases\)/g)).toHaveLength(speeches.length - 1)
    expect(parsed(played).body.textContent).not.toContain('worded by')
  })

  it('runs nothing and loads nothing, whatever was said in it', () => {
    const entries = played.entries.map((entry) => ({ ...entry, words: entry.words === '' ? '' : HOSTILE }))
    const view = { ...played.view, title: HOSTILE }
    const page = parsed({ ...played, entries, view })
    expect(page.querySelectorAll('script, img, link, iframe, object, [src], [href], [onerror]')).toHaveLength(0)
    expect(debriefHtml({ ...played, entries, view }, climateSummit)).not.toMatch(/https?:|url\((?!#)|@import/)
    expect(page.body.textContent).toContain(HOSTILE)
    expect(page.title).toContain(HOSTILE)
  })

  it('tells a text adopted by consensus without counting votes', () => {
    const page = parsed({ ...played, view: { ...played.view, votes: [unopposed(played.view)] } })
    const vote = [...page.querySelectorAll('section')].find(({ textContent }) => textContent.includes('The final vote'))
    expect(vote?.textContent).toContain('Adopted without a vote')
    expect(vote?.textContent).toContain('The chair asked for objections, and there were none.')
    expect(vote?.textContent).toContain('No objection')
    expect(vote?.textContent).not.toMatch(/in favour/i)
  })

  it('of a session without a text says so and has no resolution', () => {
    const { debrief: _, ...bare } = played
    const page = parsed({ ...bare, view: { ...played.view, drafts: [], votes: [], commitments: [] } })
    expect(page.querySelector('.resolution')).toBeNull()
    expect(page.body.textContent).toContain('No text was put to the vote.')
  })
})

/** The words a PDF shows, without spaces: they are written as hexadecimal letters with moves between them. */
function wordsIn(raw: string): string {
  const shown = [...raw.matchAll(/\[((?:\s*<[0-9a-f]+>|\s*-?[\d.]+)*)\s*\]\s*TJ/g)].map(([, line = '']) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex.replaceAll(/../g, (byte) => letter(byte))).join(''),
  )
  return bare(shown.join(''))
}

const WINDOWS = new TextDecoder('windows-1252')

function letter(byte: string): string {
  return WINDOWS.decode(Uint8Array.of(Number.parseInt(byte, 16)))
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
