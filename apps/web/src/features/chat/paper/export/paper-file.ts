import { blockLine, paperBlocks } from '@placard/language/papers'
import { fileNameOf } from '../../../../kit/browser/file-name.ts'
import type { PaperContent } from '../paper-editor.ts'
import type { PaperFormat } from './formats.ts'

/** A file to save. */
export interface PaperFile {
  readonly name: string
  readonly content: Blob
}

/** The paper as a file, in the form of its kind. The writers of PDF and Word are loaded when they are needed. */
export async function paperFile(paper: PaperContent, format: PaperFormat): Promise<PaperFile> {
  return { name: `${fileNameOf(paper.title, 'working-paper')}.${format}`, content: await contentOf(paper, format) }
}

async function contentOf({ kind, title, text }: PaperContent, format: PaperFormat): Promise<Blob> {
  const blocks = paperBlocks(kind, text)
  switch (format) {
    case 'txt':
      return new Blob([`${blocks.map(blockLine).join('\n\n')}\n`], { type: 'text/plain;charset=utf-8' })
    case 'pdf':
      return (await import('./paper-pdf.ts')).paperPdf(title, blocks)
    case 'docx':
      return (await import('./paper-docx.ts')).paperDocx(title, blocks)
  }
}
