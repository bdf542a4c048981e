import type { TranscriptFormat } from './transcript-file.ts'

export const readingMessages = {
  copy: 'Copy link to this line',
  copyLink: (who: string) => `Copy link to this line of ${who}`,
  linkCopied: 'Link copied',
  linkNotCopied: (address: string) => `The link could not be copied. It is ${address}`,
  you: 'You',
  assistant: 'Assistant',
  export: 'Export',
  exportOf: (title: string) => `Export ${title}`,
  formats: { txt: 'Text', json: 'JSON', md: 'Markdown', pdf: 'PDF' } satisfies Record<TranscriptFormat, string>,
  exported: (name: string) => `Saved as ${name}`,
  exportedUnfinished: (name: string) => `Saved as ${name}. The last answer was still being written.`,
  notExported: 'The transcript could not be exported. Nothing was saved.',
  missing: 'This transcript was deleted, perhaps in another tab. There is nothing to export.',
  unfinished: 'still being written',
  print: 'Print',
  list: 'Transcript',
} as const
