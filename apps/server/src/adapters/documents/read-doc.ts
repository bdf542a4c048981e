import { type DocumentReading, keptText } from '@placard/language/documents'
import WordExtractor from 'word-extractor'

/** A Word document of before 2007. */
export async function readDoc(bytes: Buffer): Promise<DocumentReading> {
  try {
    const document = await new WordExtractor().extract(bytes)
    return keptText('doc', [document.getBody(), document.getFootnotes()].join('\n\n'))
  } catch {
    // another document of the same container, such as a table or a protected one
    return { ok: false, fault: 'not-supported' }
  }
}
