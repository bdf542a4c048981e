import { inSpanish } from '../../kit/language/counting.ts'
import { ofSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { transcriptMessages as english } from './messages.en.ts'

/** Textos de la transcripción de una sesión. */
export const transcriptMessages: Translation<typeof english> = {
  speaker: 'Quién habla',
  everybody: 'Todos',
  chair: 'La presidencia',
  lines: (count) => inSpanish.count(count, 'línea', 'líneas'),
  textChange: 'Cambió el texto',
  replayOf: (time) => `Ver este momento, ${time}, en la repetición`,
  replay: 'Repetición',
  debrief: 'Balance',
  goOn: 'Volver a la sesión',
  yours: 'Lo que prometiste',
  toYou: 'Lo que te prometieron',
  nothingYours: 'No prometiste nada.',
  nothingToYou: 'No te prometieron nada.',
  at: (time) => `en el minuto ${time}`,
  promises: 'Promesas',
  seat: (country) => `Hablaste en nombre ${ofSpanish(country)}`,
  nothing: 'No hay mensajes en esta transcripción.',
  failed: 'No se pudo cargar esta transcripción',
  retry: 'Reintentar',
  title: (title) => `${title}: transcripción`,
  gone: {
    title: 'Esta transcripción ya no está aquí',
    text: 'La sesión se ha eliminado, quizá en otra pestaña, o nunca fue tuya.',
    back: 'Todas las transcripciones',
  },
  running: 'La sesión sigue en curso, así que esta transcripción va a crecer.',
}
