import { paperBlocks } from '@placard/language/papers'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { paperFile } from './paper-file.ts'
import { paperPdf } from './paper-pdf.ts'

const PAPER = {
  kind: 'resolution',
  title: 'Água & “Water” <b>',
  text: 'The General Assembly\n\nrecalling A & B < C.\n\n4. urges States to act\n(a) now\n(b) together',
} as const

const documentIn = async (content: Blob) => {
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()))
  return new TextDecoder().decode(files['word/document.xml'])
}

describe('a paper as a file', () => {
  it('is text in the form of its kind', async () => {
    const { name, content } = await paperFile(PAPER, 'txt')
    expect(name).toBe('agua-water-b.txt')
    expect(await content.text()).toBe(
      'The General Assembly,\n\nRecalling A & B < C,\n\n1. Urges States to act:\n\n   (a) now,\n\n   (b) together.\n',
    )
  })

  it('is a Word document with its openings in italics, and nothing of the text is taken for markup', async () => {
    const { name, content } = await paperFile(PAPER, 'docx')
    expect(name).toBe('agua-water-b.docx')
    const xml = await documentIn(content)
    expect(xml).toContain('<w:rPr><w:i/></w:rPr><w:t xml:space="preserve">Urges</w:t>')
    expect(xml).toContain('A &amp; B &lt; C,')
    expect(xml).toContain('(b) together.')
    expect(new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')).toBeNull()
  })

  it('keeps lines of a speech apart, and control characters out, in Word', async () => {
    const { content } = await paperFile({ kind: 'speech', title: 'S', text: 'One\u0001\nTwo' }, 'docx')
    expect(await documentIn(content)).toContain('One</w:t><w:br/><w:t xml:space="preserve">Two')
  })

  it('is a PDF', async () => {
    const blob = await paperPdf('Water', paperBlocks('resolution', PAPER.text), false)
    const raw = new TextDecoder('latin1').decode(await blob.arrayBuffer())
    expect(raw.startsWith('%PDF-')).toBe(true)
    expect(raw).toContain('Times-Italic')
  })

  it('has a name whatever its title is', async () => {
    expect((await paperFile({ ...PAPER, title: '水' }, 'txt')).name).toBe('working-paper.txt')
  })
})
