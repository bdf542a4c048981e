import { atOnce, type ChatDocument } from '@placard/application'
import { ATTACHMENT_MAX_PAGES, ATTACHMENT_TEXT_MAX_LENGTH } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { fittingSteps, keySteps, passagesOf } from '../text/passages.ts'
import { documentName } from './document-name.ts'
import { documentSources, excerptSteps, shareSteps } from './document-shares.ts'
import { pageText } from './page-text.ts'
import { readPages } from './read-pages.ts'
import { decodedText, keptText, textKindOf } from './read-text.ts'
import { plainWordText, wordText } from './word-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('names of documents (UP-7)', () => {
  it.each([
    { raw: '../../etc/passwd', name: 'passwd', because: 'a name is no path' },
    { raw: 'C:\\x\\brief.docx', name: 'brief.docx', because: 'nor one of Windows' },
    { raw: '..', name: 'document', because: 'dots say nothing' },
    { raw: '\u202efdp.exe', name: 'fdp.exe', because: 'nothing turns the direction of reading' },
    { raw: 'a\u200bb\r\nc"<b>.txt', name: 'ab cb.txt', because: 'it stands on one line, without marks' },
    { raw: '\ud800x.txt', name: '\ufffdx.txt', because: 'half a character is none' },
    { raw: '🕊.pdf', name: '🕊.pdf', because: 'pictures are names too' },
  ])('$because', ({ raw, name }) => {
    expect(documentName(raw)).toBe(name)
  })

  it('keeps the ending of a long one, and never half a character', () => {
    const name = documentName(`${'🕊'.repeat(80)}.docx`)
    expect(name.length).toBeLessThanOrEqual(60)
    expect(name).toMatch(/….docx$/)
    expect(name.isWellFormed()).toBe(true)
  })
})

describe('texts of bytes (UP-6)', () => {
  const utf16be = Uint8Array.from([0xfe, 0xff, 0, 0x50, 0, 0x6f])
  it.each([
    { because: 'UTF-8', bytes: bytesOf('Über Häfen'), text: 'Über Häfen' },
    { because: 'UTF-8 with a mark', bytes: bytesOf('\ufeffPorts'), text: 'Ports' },
    { because: 'UTF-16 with a mark', bytes: new Uint8Array(Buffer.from('\ufeffHäfen', 'utf16le')), text: 'Häfen' },
    {
      because: 'UTF-16 without one',
      bytes: new Uint8Array(Buffer.from('Ports of call', 'utf16le')),
      text: 'Ports of call',
    },
    { because: 'UTF-16 the other way round', bytes: utf16be, text: 'Po' },
    { because: 'Latin-1', bytes: new Uint8Array(Buffer.from('H\u00e4fen', 'latin1')), text: 'Häfen' },
    { because: 'one byte', bytes: bytesOf('x'), text: 'x' },
  ])('$because is read', ({ bytes, text }) => expect(decodedText(bytes)).toEqual({ text }))

  it.each([
    { because: 'nothing', bytes: new Uint8Array(0), fault: 'empty' },
    { because: 'blanks', bytes: bytesOf(' \n\t '), fault: 'empty' },
    {
      because: 'a program',
      bytes: Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 256),
      fault: 'not-supported',
    },
    { because: 'a page', bytes: bytesOf('<!DOCTYPE html><p>'), fault: 'not-supported' },
    { because: 'a picture with a script', bytes: bytesOf('<svg onload="alert(1)">'), fault: 'not-supported' },
  ])('$because is refused', ({ bytes, fault }) => expect(decodedText(bytes)).toEqual({ fault }))

  it('go by the name only within the family of texts', () => {
    expect(textKindOf('notes.md', '# Ports')).toBe('markdown')
    expect(textKindOf('table.csv', 'a;b\n1;2')).toBe('csv')
    expect(textKindOf('table.csv', 'no columns at all')).toBe('text')
    expect(textKindOf('paper.pdf', 'Ports')).toBe('text')
  })

  it('are kept to a length, without what nobody could store', () => {
    const kept = keptText('text', `a\u0000b\ud800\r\n\n\n\nc${'x'.repeat(ATTACHMENT_TEXT_MAX_LENGTH)}`)
    expect(kept).toMatchObject({ ok: true, fullLength: ATTACHMENT_TEXT_MAX_LENGTH + 6 })
    expect(kept.ok && kept.text.startsWith('ab\ufffd\n\nc')).toBe(true)
    expect(kept.ok && kept.text.length).toBe(ATTACHMENT_TEXT_MAX_LENGTH)
    expect(keptText('pdf', ' \n ')).toEqual({ ok: false, rejection: 'no-text' })
  })
})

describe('pages and paragraphs', () => {
  it('sets paragraphs of a page apart where lines are', () => {
    const run = (str: string, at: number) => ({ str, hasEOL: true, height: 11, transform: [1, 0, 0, 1, 50, at] })
    expect(pageText([run('One', 780), run('goes on', 766), run('Two', 740)])).toBe('One\ngoes on\n\nTwo')
  })

  it('reads a PDF page by page, up to its most pages, and tells a protected one from a damaged one', async () => {
    const run = { str: 'Ports', hasEOL: false, height: 11, transform: [1, 0, 0, 1, 50, 780] }
    const pdfOf = (numPages: number) => async () => ({
      numPages,
      getPage: async (number: number) => ({
        getTextContent: async () => ({ items: [{ type: 'beginMarkedContent' }, { ...run, str: `Page ${number}` }] }),
        cleanup: () => true,
      }),
    })
    expect(await readPages(pdfOf(2))).toMatchObject({ ok: true, text: 'Page 1\n\nPage 2', pages: 2 })
    expect(await readPages(pdfOf(ATTACHMENT_MAX_PAGES + 1))).toEqual({ ok: false, rejection: 'too-many-pages' })
    const throws = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))
    expect(await readPages(throws('PasswordException'))).toEqual({ ok: false, rejection: 'protected' })
    expect(await readPages(throws('InvalidPDFException'))).toEqual({ ok: false, rejection: 'damaged' })
  })

  it('gives the items of a Word list their numbers and rows their cells', () => {
    const html =
      '<h1>Draft</h1><p>Recalling &amp; noting,</p><ol><li>Calls upon states;<ol><li>large,</li><li>small;</li></ol></li><li>Decides.</li></ol><table><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr></table>'
    expect(wordText(html)).toBe(
      'Draft\n\nRecalling & noting,\n\n1. Calls upon states;\n   (a) large,\n   (b) small;\n2. Decides.\n\na | b c',
    )
  })
})

describe('the main part of a large Word document', () => {
  it('is read without its lists', () => {
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
    const xml = `<w:p w:rsidR="1"><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t xml:space="preserve">Ports </w:t></w:r><w:r><w:t>&amp; tolls</w:t><w:br/><w:t>again</w:t></w:r></w:p><w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr></w:tbl><w:p/>`
    expect(plainWordText(xml)).toBe('Ports & tolls\nagain\n\na | b')
  })
})

const text = [
  'Ports and corridors',
  'Corridors to the sea lower the price of transport for landlocked states.',
  'Fishing is regulated by a commission that meets in spring.',
  ...Array.from({ length: 300 }, (_, at) => `Paragraph ${at} says little that anybody would look for in it.`),
  'The fund for border posts costs 40 million dollars.',
].join('\n\n')
const aDocument = (id: string, length: number): ChatDocument => ({
  id,
  name: `${id}.txt`,
  isNew: true,
  fullLength: length,
  text: 'words and more words. '.repeat(length).slice(0, length),
})

describe('passages', () => {
  it('are quoted as they stand, none longer than a paragraph', () => {
    const passages = passagesOf(`${'One sentence follows another. '.repeat(100)}\n\nLast.`)
    expect(passages.length).toBeGreaterThan(4)
    for (const passage of passages) expect(passage.text.length).toBeLessThanOrEqual(530)
    expect(passages.at(-1)?.text).toBe('Last.')
  })

  it('are found by the rarer words of a question', () => {
    const fitting = (question: string) => atOnce(fittingSteps(question, passagesOf(text)))
    expect(fitting('What does the fund for border posts cost?')[0]?.text).toContain('40 million')
    expect(fitting('whales')).toEqual([])
  })

  it('give a summary of sentences of the text', () => {
    for (const sentence of atOnce(keySteps(text, 4))) expect(text).toContain(sentence)
  })
})

describe('what goes to a model', () => {
  it('is the whole text where there is room, else its beginning and what fits the question', () => {
    expect(atOnce(excerptSteps('short', 'any', 100))).toBe('short')
    const excerpt = atOnce(excerptSteps(text, 'What does the fund for border posts cost?', 2_000))
    expect(excerpt.length).toBeLessThanOrEqual(2_000)
    expect(excerpt.startsWith('Ports and corridors')).toBe(true)
    expect(excerpt).toContain('[…]')
    expect(excerpt).toContain('40 million dollars')
  })

  it('is shared out evenly, and what one document leaves is the others’', () => {
    const shares = atOnce(shareSteps([aDocument('long', 50_000), aDocument('short', 1_000)], 'words', 10_000))
    expect(shares.map(({ document }) => document.id)).toEqual(['long', 'short'])
    const [long, short] = documentSources(shares).map(({ read }) => read)
    expect(short).toEqual({ length: 1_000, of: 1_000 })
    expect(long?.of).toBe(50_000)
    expect(long?.length).toBeGreaterThan(7_000)
    expect((long?.length ?? 0) + 1_000).toBeLessThanOrEqual(10_000)
  })

  it('is for what was sent first, and the files of the project have the rest', () => {
    const files = Array.from({ length: 8 }, (_, index) => ({ ...aDocument(`file${index}`, 50_000), isOfProject: true }))
    const lengths = (sent: number) => {
      const shares = atOnce(shareSteps([...files, aDocument('sent', sent)], 'words', 10_000))
      const lengthOf = (id: string) => shares.find(({ document }) => document.id === id)?.text.length ?? 0
      return { sent: lengthOf('sent'), file: lengthOf('file0') }
    }
    expect(lengths(50_000).sent).toBeGreaterThan(8_000)
    expect(lengths(2_000)).toMatchObject({ sent: 2_000 })
    expect(lengths(2_000).file).toBeGreaterThan(400)
  })
})
