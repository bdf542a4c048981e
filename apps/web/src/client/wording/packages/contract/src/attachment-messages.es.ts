import { ATTACHMENT_MAX_PAGES, type DocumentFault, type documentRefusal as english } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

const SENTENCES: Readonly<Record<DocumentFault, (name: string) => string>> = {
  'too-large': (name) => `${name} es demasiado grande (máximo 10 MB).`,
  'not-supported': (name) =>
    `Por su contenido, ${name} no es un documento de texto, Markdown, CSV, PDF ni Word. Guárdalo en uno de esos formatos y adjúntalo otra vez.`,
  mixed: (name) => `${name} contiene dos tipos de archivo a la vez y no se ha abierto.`,
  empty: (name) => `${name} está vacío.`,
  'no-text': (name) =>
    `No se ha encontrado texto en ${name}. Un documento escaneado debe pasar antes por un reconocimiento de texto.`,
  protected: (name) => `${name} está protegido con contraseña. Guárdalo sin ella y adjúntalo otra vez.`,
  damaged: (name) => `${name} está dañado y no se ha podido leer.`,
  'too-many-pages': (name) => `${name} tiene más de ${ATTACHMENT_MAX_PAGES} páginas. Adjunta la parte que necesites.`,
  'too-much-inside': (name) =>
    `Descomprimido, ${name} es mucho mayor de lo permitido (máximo 50 MB) y no se ha abierto.`,
  'too-hard': (name) => `Leer ${name} exige demasiado tiempo o memoria. Adjunta un documento más sencillo o más corto.`,
  'no-room': (name) =>
    `${name} no se ha guardado: tus conversaciones ya contienen todo el texto de documentos que admite una cuenta. Elimina antes conversaciones con documentos.`,
}

/** Message for a refused file, with its name and the rule. */
export const documentRefusal: Translation<typeof english> = (fault, name) => SENTENCES[fault](`“${name}”`)
