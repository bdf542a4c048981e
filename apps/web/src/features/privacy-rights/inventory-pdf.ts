import { PERSONAL_CATEGORIES, type PersonalInformation, type PersonalInventory } from '@placard/contract'
import { latin } from '../../kit/documents/latin.ts'
import { pdfBlob, pdfDocument } from '../../kit/documents/pdf-library.ts'
import { pageLanguage } from '../../kit/language/language.ts'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { privacyRightsMessages } from './messages.en.ts'

type Pdf = Awaited<ReturnType<typeof pdfDocument>>

const { data: words, categories } = privacyRightsMessages
const SIZE = { title: 22, category: 15, kind: 11.5, text: 10.5 } as const
/** What must fit below a heading, in points, so that it does not end a page. */
const BELOW_HEADING = 90

/** The list of what is kept as a PDF, by category. */
export async function inventoryPdf({ information, processors }: PersonalInventory, compress = true): Promise<Blob> {
  const nameOf = (id: string) => processors.find((one) => one.id === id)?.name ?? id
  const pdf = await pdfDocument({ title: words.title, compress, language: pageLanguage })
  const done = pdfBlob(pdf)
  pdf.font('Times-Bold').fontSize(SIZE.title).text(latin(words.title)).moveDown()
  for (const category of PERSONAL_CATEGORIES) {
    const kinds = information.filter((kind) => kind.category === category && kind.records > 0)
    writeHeading(pdf, categories[category], SIZE.category)
    if (kinds.length === 0) writeText(pdf, words.nothing)
    for (const kind of kinds) writeKind(pdf, kind, nameOf)
  }
  writeHeading(pdf, words.processors, SIZE.category)
  if (processors.length === 0) writeText(pdf, words.noProcessors)
  for (const { name, does } of processors) writeText(pdf, `${name}: ${does}`)
  pdf.end()
  return done
}

function writeKind(pdf: Pdf, kind: PersonalInformation, nameOf: (id: string) => string): void {
  const { columns } = words
  const since = kind.since === null ? '' : `, ${words.since(momentText(kind.since, localZone()))}`
  const recipients = kind.recipients.length === 0 ? words.nobody : kind.recipients.map(nameOf).join(', ')
  writeHeading(pdf, kind.title, SIZE.kind)
  writeText(pdf, words.records(kind.records) + since)
  writeText(pdf, kind.sources.map((source) => words.sources[source]).join(', '))
  writeText(pdf, `${columns.purposes}: ${kind.purposes.join('; ')}`)
  writeText(pdf, `${columns.recipients}: ${recipients}`)
  writeText(pdf, `${columns.retention}: ${kind.retention.join('; ')}`)
}

function writeHeading(pdf: Pdf, title: string, size: number): void {
  if (pdf.y + BELOW_HEADING > pdf.page.maxY()) pdf.addPage()
  pdf.moveDown(0.6).font('Times-Bold').fontSize(size).text(latin(title))
}

function writeText(pdf: Pdf, text: string): void {
  pdf.font('Times-Roman').fontSize(SIZE.text).text(latin(text))
}
