import { RECORDING_MAX_SECONDS, type RecordingFault } from './hearing.ts'

export const RECORDING_MESSAGES: Readonly<Record<RecordingFault, string>> = {
  empty: 'La grabación no tiene sonido. Comprueba que el micrófono está encendido e inténtalo de nuevo.',
  'too-large': 'La grabación es demasiado grande (máximo 2 MB). Dilo en partes más cortas.',
  'too-long': `La grabación dura más de ${RECORDING_MAX_SECONDS} segundos. Dilo en partes más cortas.`,
  unreadable: 'No se ha podido leer la grabación. Inténtalo de nuevo o escribe.',
  'not-decoded': 'Este servidor no puede reproducir grabaciones de este tipo. Usa otro navegador o escribe.',
  'nothing-heard': 'No se ha oído nada. Habla un poco más cerca del micrófono.',
  'no-command': 'No era una de las órdenes que se entienden aquí. Dilo de otra forma o escribe.',
  'no-session': 'Sin un servicio de voz, solo se entienden las órdenes de un debate. Escribe.',
  language: 'Este servidor solo entiende el inglés hablado. Habla en inglés o escribe.',
}
