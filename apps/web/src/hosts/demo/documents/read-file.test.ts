import { describe, expect, it } from 'vitest'
import { zipOf } from '../../../kit/testing/zip-of.ts'
import { readFile } from './read-file.ts'

const bytesOf = async (zip: Blob) => new Uint8Array(await zip.arrayBuffer())
const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}.xml`, text: 'x' }))

describe('a packed file in the demo', () => {
  it.each([
    { because: 'it is no Word document', files: [{ name: 'sheet.xml', text: 'x' }], fault: 'not-supported' },
    { because: 'it has too many entries', files: entries(2_001), fault: 'too-much-inside' },
    {
      because: 'it unpacks to far more than it is',
      files: [{ name: 'word/document.xml', text: 'x'.repeat(2_000_000) }],
      fault: 'too-much-inside',
    },
  ])('is refused when $because', async ({ files, fault }) => {
    expect(await readFile(await bytesOf(zipOf(files)), 'paper.docx')).toEqual({ ok: false, rejection: fault })
  })

  it('is damaged when its list is cut off, or has fewer entries than it says', async () => {
    const bytes = await bytesOf(zipOf(entries(3)))
    const lying = bytes.slice()
    lying[bytes.length - 12] = 9
    expect(await readFile(bytes.slice(0, -30), 'paper.docx')).toEqual({ ok: false, rejection: 'damaged' })
    expect(await readFile(lying, 'paper.docx')).toEqual({ ok: false, rejection: 'damaged' })
  })
})
