import type { Translation } from '../../kit/language/translation.ts'
import type { apiMessages as english } from './messages.en.ts'

/** Spanish: what is said when a request fails. */
export const apiMessages: Translation<typeof english> = {
  timeout: 'La solicitud ha tardado demasiado',
  unknown: 'Se ha producido un error desconocido',
  failed: 'La solicitud ha fallado',
  uploadFailed: 'El envío ha fallado',
  uploadStuck: 'El envío se ha atascado. Inténtalo de nuevo cuando la conexión sea mejor.',
  uploadTooSlow:
    'No se ha podido enviar el archivo en diez minutos. Prueba con un archivo más pequeño o una conexión más rápida.',
  unreachable: 'No se ha podido conectar con el servidor.',
  httpStatus: (status, text) => `HTTP ${status}${text === '' ? '' : `: ${text}`}`,
}
