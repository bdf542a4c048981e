import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { aDocx, aPdf, aZip, docxEntries, wordParagraph } from '../../testing/documents.ts'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { DocumentReaders } from './document-readers.ts'

const NEVER = new AbortController().signal
const readers = new DocumentReaders({ atOnce: 2, waiting: 20, msAnHour: 600_000 })
afterAll(() => readers.close())

const read = async (bytes: Buffer | string, name: string) => {
  const reading = await readers.read('ada', { pieces: [Buffer.from(bytes)], name }, NEVER)
  if (reading === 'busy') throw new Error('nobody else reads here')
  return reading
}
const MB = 1_000_000

describe('documents', () => {
  it('are read by what is in them, whatever they are called', async () => {
    expect(await read(aPdf(['Chad has\nno port.', 'Annex']), 'notes.txt')).toMatchObject({
      ok: true,
      kind: 'pdf',
      pages: 2,
      text: 'Chad has\nno port.\n\nAnnex',
    })
    expect(await read(aDocx('Chad has no port.'), 'paper.pdf')).toMatchObject({
      kind: 'docx',
      text: 'Chad has no port.',
    })
    expect(await read('# Ports', 'paper.md')).toMatchObject({ kind: 'markdown' })
    expect(await read('state;port\n"Chad; north";no\n', 'table.csv')).toMatchObject({
      kind: 'csv',
      text: 'state | port\nChad; north | no',
    })
  })

  it('of Word are read where they are too large to be understood whole', async () => {
    const run = (at: number) =>
      `<w:r w:rsidR="00A77B3E"><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${Math.sin(at)} </w:t></w:r>`
    const runs = Array.from({ length: 20_000 }, (_, at) => run(at))
    const large = aZip(docxEntries(`<w:p>${runs.join('')}</w:p>`))
    const reading = await read(large, 'large.docx')
    expect(reading).toMatchObject({ ok: true, kind: 'docx' })
    expect(reading.ok && reading.fullLength).toBeGreaterThan(300_000)
  })

  it('of 100,000 rows are read, and their beginning is kept', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at},Malaba,${at % 7}`)
    const reading = await read(`id,post,days\n${rows.join('\n')}`, 'posts.csv')
    expect(reading).toMatchObject({ ok: true, kind: 'csv' })
    expect(reading.ok && reading.fullLength).toBeGreaterThan(1_500_000)
    expect(reading.ok && reading.text.length).toBe(200_000)
  })
})

describe('files that only look like documents (UP-2)', () => {
  const zip = aZip(docxEntries(wordParagraph('Ports')))
  it.each([
    {
      because: 'a program called PDF',
      bytes: Buffer.from('MZ\u0090\u0000\u0003\u0000', 'latin1'),
      fault: 'not-supported',
    },
    { because: 'a page called text', bytes: Buffer.from('<html><script>alert(1)</script>'), fault: 'not-supported' },
    {
      because: 'a picture with a script',
      bytes: Buffer.from('<svg xmlns="x"><script>1</script></svg>'),
      fault: 'not-supported',
    },
    {
      because: 'a picture that is a script too',
      bytes: Buffer.from('GIF89a/*\u0001\u0002*/=alert(1)', 'latin1'),
      fault: 'not-supported',
    },
    { because: 'an archive without a document', bytes: aZip([{ name: 'a.txt', data: 'x' }]), fault: 'not-supported' },
    { because: 'a PDF with an archive behind it', bytes: Buffer.concat([aPdf(['Ports']), zip]), fault: 'mixed' },
    {
      because: 'an archive that begins as a PDF',
      bytes: aZip([{ name: '%PDF-1.4', data: '' }, ...docxEntries('')]),
      fault: 'mixed',
    },
  ])('$because is refused', async ({ bytes, fault }) => {
    expect(await read(bytes, 'paper.pdf')).toEqual({ ok: false, rejection: fault })
  })
})

/** An archive whose last entry is listed so many times more, each under the same place. */
function overlapping(zip: Buffer, times: number): Buffer {
  const end = zip.length - 22
  const [start, last] = [zip.readUInt32LE(end + 16), zip.lastIndexOf('PK\u0001\u0002', end, 'latin1')]
  const listed = zip.subarray(start, end)
  const again = Array.from({ length: times }, () => zip.subarray(last, end))
  const directory = Buffer.concat([listed, ...again])
  const tail = Buffer.from(zip.subarray(end))
  const entries = zip.readUInt16LE(end + 10) + times
  tail.writeUInt16LE(entries, 8)
  tail.writeUInt16LE(entries, 10)
  tail.writeUInt32LE(directory.length, 12)
  return Buffer.concat([zip.subarray(0, start), directory, tail])
}

describe('archives that grow (UP-3)', () => {
  const blank = Buffer.alloc(60 * MB, 32)
  const [types, rels] = docxEntries('')
  const parts = types === undefined || rels === undefined ? [] : [types, rels]
  it.each([
    { because: 'it says so itself', bytes: aZip([...parts, { name: 'word/document.xml', data: blank }]) },
    {
      because: 'it packs a hundred times better than texts do',
      bytes: aZip([...parts, { name: 'word/document.xml', data: Buffer.alloc(2 * MB, 32) }]),
    },
    {
      because: 'it has 100,000 entries',
      bytes: aZip(Array.from({ length: 100_000 }, (_, at) => ({ name: `${at}`, data: '' }))),
    },
  ])('are refused before they are opened: $because', async ({ bytes }) => {
    const before = process.memoryUsage().rss
    expect(await read(bytes, 'bomb.docx')).toEqual({ ok: false, rejection: 'too-much-inside' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB)
  })

  it('are refused when they lie about their size', async () => {
    const lying = aZip([...parts, { name: 'word/document.xml', data: blank, declaredBytes: 1_000 }])
    expect(await read(lying, 'bomb.docx')).toEqual({ ok: false, rejection: 'damaged' })
  })

  it('UP-3 are refused before they are opened where many entries share the same bytes', async () => {
    const bytes = overlapping(aZip([...parts, { name: 'word/document.xml', data: Buffer.alloc(MB, 'ports ') }]), 900)
    expect(await read(bytes, 'bomb.docx')).toEqual({ ok: false, rejection: 'too-much-inside' })
  })

  it('do not open an archive inside', async () => {
    const inner = aZip([{ name: 'bomb', data: Buffer.alloc(2 * MB, 32) }])
    const nested = aZip([...docxEntries(wordParagraph('Ports')), { name: 'word/embeddings/a.zip', data: inner }])
    expect(await read(nested, 'nested.docx')).toMatchObject({ ok: true, text: 'Ports' })
  })
})

describe('documents that want to act (UP-4)', () => {
  it('fetch nothing, run nothing and give their text alone', async () => {
    let asked = 0
    const server = createServer((_, reply) => {
      asked += 1
      reply.end()
    })
    const url = `${await listenOnLoopback(server)}/`
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const doctype = `<!DOCTYPE w:document [<!ENTITY x SYSTEM "${url}entity">]>`
    const docx = aZip([
      ...docxEntries(`${wordParagraph('Ports')}<w:p><w:r><w:t>&amp;x;</w:t></w:r></w:p>`, doctype),
      {
        name: 'word/_rels/document.xml.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="t" Type="${office}/attachedTemplate" Target="${url}template" TargetMode="External"/><Relationship Id="i" Type="${office}/image" Target="${url}image" TargetMode="External"/></Relationships>`,
      },
      { name: 'word/vbaProject.bin', data: 'Sub AutoOpen()' },
    ])
    const reading = await read(docx, 'macro.docx')
    expect(reading.ok ? reading.text : reading.rejection).not.toContain('Sub AutoOpen')
    const script = aPdf(['Ports'], { catalogue: `/OpenAction << /S /JavaScript /JS (app.launchURL("${url}")) >>` })
    expect(await read(script, 'script.pdf')).toMatchObject({ ok: true, text: 'Ports' })
    expect(asked).toBe(0)
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('PDFs that cannot be read (UP-5)', () => {
  const whole = aPdf(['Chad has no port.'])
  it.each([
    { because: 'a password', bytes: aPdf(['Secret'], { password: 'open' }), fault: 'protected' },
    { because: 'a cut', bytes: whole.subarray(0, whole.length / 3), fault: 'damaged' },
    { because: 'no pages', bytes: aPdf([]), fault: 'no-text' },
    { because: 'no text, as in a scan', bytes: aPdf(['']), fault: 'no-text' },
    { because: '10,000 pages', bytes: aPdf(Array.from({ length: 10_000 }, () => 'x')), fault: 'too-many-pages' },
    {
      because: 'a table of objects that is not where it says',
      bytes: Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n999999999'), 'latin1').subarray(
        0,
        400,
      ),
      fault: 'damaged',
    },
  ])('are refused for $because', async ({ bytes, fault }) => {
    expect(await read(bytes, 'paper.pdf')).toEqual({ ok: false, rejection: fault })
  })
})
