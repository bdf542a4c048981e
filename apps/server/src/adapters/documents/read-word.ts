import { type DocumentReading, keptText, wordText } from '@placard/application'
import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'

/** A Word document of today: its text with the numbers of its lists. Macros, pictures and what it links to are left alone. */
export async function readDocx(bytes: Buffer): Promise<DocumentReading> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeEmbeddedStyleMap: false },
    )
    return keptText('docx', wordText(value))
  } catch {
    return { ok: false, fault: 'damaged' }
  }
}

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
