import { type RECORDING_MESSAGES as english, RECORDING_MAX_SECONDS } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** What to tell a person whose recording gave no words. */
export const RECORDING_MESSAGES: Translation<typeof english> = {
  empty: 'La grabación no tiene sonido. Comprueba que el micrófono esté encendido y vuelve a intentarlo.',
  'too-large': 'La grabación es demasiado grande (máximo 2 MB). Dilo en partes más cortas.',
  'too-long': `La grabación dura más de ${RECORDING_MAX_SECONDS} segundos. Dilo en partes más cortas.`,
  unreadable: 'No se ha podido leer la grabación. Vuelve a intentarlo o escribe.',
  'not-decoded': 'Este servidor no puede leer grabaciones de este tipo. Usa otro navegador o escribe.',
  'nothing-heard': 'No se ha oído nada. Habla un poco más cerca del micrófono.',
  'no-command': 'Eso no es una de las órdenes que se entienden aquí. Dilo de otra manera o escribe.',
  'no-session': 'Sin un servicio de reconocimiento de voz, solo se entienden las órdenes de un debate. Escribe mejor.',
  language: 'Este servidor solo entiende inglés hablado. Habla en inglés o escribe.',
}
