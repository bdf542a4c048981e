import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** An entry of an archive; `declaredBytes` lies about how large it is unpacked. */
export interface ZipEntry {
  readonly name: string
  readonly data: Buffer | string
  readonly declaredBytes?: number
}

/** An archive of entries, as a program that means well, or not, would write it. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, declaredBytes } of entries) {
    const plain = Buffer.from(data)
    const packed = deflateRawSync(plain)
    const called = Buffer.from(name)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(crc32(plain), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(declaredBytes ?? plain.length, 8)
    sizes.writeUInt16LE(called.length, 12)
    const head = Buffer.concat([Buffer.from('504b0304140000000800000000000000', 'hex').subarray(0, 14), sizes])
    bodies.push(head, called, packed)
    const tail = Buffer.alloc(16)
    tail.writeUInt32LE(offset, 12)
    const mark = Buffer.from('504b01021400140000000800000000000000', 'hex').subarray(0, 16)
    directory.push(mark, sizes, tail.subarray(2), called)
    offset += head.length + called.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  // more than the field holds are counted as the field has it
  end.writeUInt16LE(entries.length & 0xffff, 8)
  end.writeUInt16LE(entries.length & 0xffff, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const OFFICE = 'http://schemas.openxmlformats.org'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The parts of a Word document with a body of its own. */
export function docxEntries(body: string, before = ''): readonly ZipEntry[] {
  return [
    {
      name: '[Content_Types].xml',
      data: `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `${XML}${before}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ]
}

/** A paragraph of a Word document. */
export function wordParagraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** A Word document of paragraphs. */
export function aDocx(...paragraphs: readonly string[]): Buffer {
  return aZip(docxEntries(paragraphs.map(wordParagraph).join('')))
}

/** What a PDF is made of besides its pages. */
export interface PdfOptions {
  /** Further objects, such as an action, and what the catalogue says of them. */
  readonly catalogue?: string
  readonly objects?: readonly string[]
  /** The content of every page, in place of its text. */
  readonly content?: Buffer
  readonly password?: string
}

/** A PDF with one line of text for each page; none where there are no pages. */
export function aPdf(pages: readonly string[], options: PdfOptions = {}): Buffer {
  const { catalogue = '', objects = [], content, password } = options
  const id = Buffer.alloc(16, 7)
  const key = password === undefined ? undefined : ownerlessKey(password, id)
  const streamOf = (number: number, plain: Buffer) => {
    const packed = deflateSync(plain)
    const data = key === undefined ? packed : rc4(objectKey(key, number), packed)
    return Buffer.concat([
      Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`),
      data,
      Buffer.from('\nendstream'),
    ])
  }
  const first = 4
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const whole: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      streamOf(first + at * 2 + 1, content ?? Buffer.from(linesOf(text))),
    ]),
    ...objects,
  ]
  const encrypt =
    key === undefined ? '' : `/Encrypt ${whole.length + 1} 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`
  if (key !== undefined) whole.push(encryptionOf(key))
  return assembled(whole, encrypt)
}

function linesOf(text: string): string {
  const lines = text.split('\n').map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj 0 -14 Td`)
  return `BT /F1 11 Tf 50 780 Td ${lines.join(' ')} ET`
}

function assembled(objects: readonly (string | Buffer)[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const PERMISSIONS = -4
const OWNER = Buffer.alloc(32, 9)

/** The key of the oldest encryption of PDF (40 bits), as its algorithm 2 makes it. */
function ownerlessKey(password: string, id: Buffer): Buffer {
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32)
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(PERMISSIONS)
  return createHash('md5')
    .update(Buffer.concat([padded, OWNER, rights, id]))
    .digest()
    .subarray(0, 5)
}

function objectKey(key: Buffer, number: number): Buffer {
  const named = Buffer.from([number & 255, (number >> 8) & 255, 0, 0, 0])
  return createHash('md5')
    .update(Buffer.concat([key, named]))
    .digest()
    .subarray(0, 10)
}

function encryptionOf(key: Buffer): string {
  return `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O <${OWNER.toString('hex')}> /U <${rc4(key, PADDING).toString('hex')}> >>`
}

/** RC4, which today's libraries have no more. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  let other = 0
  const swap = (one: number, two: number) => {
    const kept = state[one] ?? 0
    state[one] = state[two] ?? 0
    state[two] = kept
  }
  for (let at = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let place = 0
  other = 0
  return Buffer.from(
    data.map((byte) => {
      place = (place + 1) & 255
      other = (other + (state[place] ?? 0)) & 255
      swap(place, other)
      return byte ^ (state[((state[place] ?? 0) + (state[other] ?? 0)) & 255] ?? 0)
    }),
  )
}
