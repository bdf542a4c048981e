import { type DocumentReading, keptText, plainWordText, wordText } from '@placard/language/documents'
import mammoth from 'mammoth'
import { zipEntryText } from './zip-limits.ts'

/** Longest main part parsed as a tree, in UTF-16 code units: a longer one would exceed a worker's memory. */
const WHOLE_MOST = 1_000_000

/** Text of a Word document since 2007, with the numbers of its lists. Macros, pictures and links are ignored. */
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
    return { ok: false, rejection: 'damaged' }
  }
}
