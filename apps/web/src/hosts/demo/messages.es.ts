import type { ErrorCode } from '@placard/contract'
import type { Translation } from '../../kit/language/translation.ts'
import type { demoMessages as english } from './messages.en.ts'

const FULL = 'Tu navegador se ha quedado sin espacio de almacenamiento. Libera espacio e inténtalo de nuevo.'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  'not-found': 'Aquí no hay nada.',
  'validation-failed': 'Algunos de los valores no son válidos.',
  conflict: 'Se está escribiendo una respuesta. Espera a que termine o detenla antes.',
  'session-running': 'Esta sesión sigue en curso. Sal de ella primero y después elimínala.',
  'command-rejected': 'La presidencia no lo ha permitido.',
  'version-conflict': 'Otra pestaña ha cambiado esta sesión al mismo tiempo. Inténtalo de nuevo.',
  'idempotency-key-reused': 'Esta clave de idempotencia ya se usó para otra solicitud.',
  'document-refused': 'Un documento de este mensaje ya no se conserva. Quítalo o adjunta el archivo de nuevo.',
  'body-too-large':
    'Los chats de la demo han llegado a su límite de texto de documentos. Elimina antes conversaciones con documentos.',
  unavailable: 'La demo no ha podido hacerlo en tu navegador. Inténtalo de nuevo.',
}

/** Spanish: what the demo says in the place of a server. */
export const demoMessages: Translation<typeof english> = {
  personName: 'Tú',
  failed: 'La demo se ha detenido en esta pestaña. Recarga la página.',
  oldWord: (name) =>
    `“${name}” es un documento de Word en el formato antiguo (.doc), que la demo no puede leer en el navegador. Guárdalo como .docx y adjúntalo de nuevo, o inicia sesión.`,
  onlyEnglish: 'La voz de la demo solo habla inglés.',
  full: FULL,
  problem: (code, isFull) =>
    isFull ? FULL : (SENTENCES[code] ?? 'Se ha producido un error inesperado. Inténtalo de nuevo.'),
}
