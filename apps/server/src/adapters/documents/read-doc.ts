import { type DocumentReading, keptText } from '@placard/language/documents'
import WordExtractor from 'word-extractor'

/** Reads a Word document from before 2007. */
export async function readDoc(bytes: Buffer): Promise<DocumentReading> {
  try {
    const document = await new WordExtractor().extract(bytes)
    return keptText('doc', [document.getBody(), document.getFootnotes()].join('\n\n'))
  } catch {
    // another document in the same container format, such as a spreadsheet or an encrypted one
    return { ok: false, rejection: 'not-supported' }
  }
}
