import { type DocumentReading, keptText, plainWordText, wordText } from '@placard/language/documents'
import mammoth from 'mammoth'
import { zipEntryText } from './zip-limits.ts'

/** A main part longer than this would not fit into a worker's memory as a tree, in UTF-16 code units. */
const WHOLE_MOST = 1_000_000

/** A Word document of today: its text with the numbers of its lists. Macros, pictures and what it links to are left alone. */
export async function readDocx(bytes: Buffer): Promise<DocumentReading> {
  try {
    const main = await zipEntryText(bytes, 'word/document.xml')
    if (main !== undefined && main.length > WHOLE_MOST) return keptText('docx', plainWordText(main))
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeEmbeddedStyleMap: false },
    )
    return keptText('docx', wordText(value))
  } catch {
    return { ok: false, fault: 'damaged' }
  }
}
