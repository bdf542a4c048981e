import { fileNameOf } from '../../kit/browser/file-name.ts'
import { momentText } from '../../kit/ui/zoned-dates.ts'

/** Formats in which a transcript can be saved. */
export const TRANSCRIPT_FORMATS = ['txt', 'json', 'md', 'pdf'] as const
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number]

/** A line of a transcript as it is read. */
export interface FileLine {
  readonly id: string
  /** `user`, or who else speaks: the assistant, a country, the chair. */
  readonly senderId: string
  readonly who: string
  readonly content: string
  /** ISO 8601. */
  readonly timestamp: string
  /** What else there is to know of it, such as that it changed the text. */
  readonly note?: string
}

/** A transcript as it is saved. */
export interface TranscriptDocument {
  readonly id: string
  readonly title: string
  readonly type: 'chat' | 'voice' | 'campaign'
  readonly status: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly lines: readonly FileLine[]
  /** Whether an answer was still being written when it was read. */
  readonly isUnfinished: boolean
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const headOf = ({ who, timestamp, note }: FileLine, zone: string) =>
  `${who}, ${momentText(timestamp, zone)}${note === undefined ? '' : ` (${note})`}`

function asText({ title, lines }: TranscriptDocument, zone: string): string {
  return [oneLine(title), ...lines.map((line) => `${headOf(line, zone)}\n${line.content}`)].join('\n\n')
}

function asMarkdown({ title, lines }: TranscriptDocument, zone: string): string {
  return [`# ${oneLine(title)}`, ...lines.map((line) => `**${headOf(line, zone)}**\n\n${line.content}`)].join('\n\n')
}

function asJson({ lines, isUnfinished: _, ...head }: TranscriptDocument): string {
  const messages = lines.map(({ who, note, ...line }) => ({ ...line, sender: who, ...(note && { note }) }))
  return JSON.stringify({ ...head, messages }, undefined, 2)
}

async function contentOf(document: TranscriptDocument, format: TranscriptFormat, zone: string): Promise<Blob> {
  switch (format) {
    case 'txt':
      return new Blob([`${asText(document, zone)}\n`], { type: 'text/plain;charset=utf-8' })
    case 'md':
      return new Blob([`${asMarkdown(document, zone)}\n`], { type: 'text/markdown;charset=utf-8' })
    case 'json':
      return new Blob([asJson(document)], { type: 'application/json' })
    case 'pdf': {
      const { transcriptPdf } = await import('./transcript-pdf.ts')
      return transcriptPdf(
        document.title,
        document.lines.map((line) => ({ head: headOf(line, zone), text: line.content })),
      )
    }
  }
}

/** A transcript as a file named by its title. The writer of PDF is loaded when it is needed. */
export async function transcriptFile(
  document: TranscriptDocument,
  format: TranscriptFormat,
  zone: string,
): Promise<{ readonly name: string; readonly content: Blob; readonly isUnfinished: boolean }> {
  const content = await contentOf(document, format, zone)
  return { name: `${fileNameOf(document.title, 'transcript')}.${format}`, content, isUnfinished: document.isUnfinished }
}
