import { type DocumentReading, keptText, wordText } from '@placard/language'
import mammoth from 'mammoth'

/** A Word document: its text with the numbers of its lists, without pictures and link targets. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentReading> {
  try {
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer: bytes.buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeEmbeddedStyleMap: false },
    )
    return keptText('docx', wordText(value))
  } catch {
    return { ok: false, rejection: 'damaged' }
  }
}
