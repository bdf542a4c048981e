import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { openingMessages as english } from './opening-messages.en.ts'

/** Frases sobre el documento con el que se abre una sesión. */
export const openingMessages: Translation<typeof english> = {
  title: 'Abrir con un documento tuyo',
  intro:
    'Un documento de trabajo del chat puede ser la primera propuesta de tu delegación. Se recoge lo que la campaña tiene como opción; el resto se queda en el documento.',
  label: 'Documento de trabajo',
  nothing: 'Ningún documento',
  noPapers:
    'Todavía no tienes documentos de trabajo. Pide al asistente un proyecto de resolución y abre su respuesta como documento de trabajo.',
  toChat: 'Ir al chat',
  listFailed: 'No se pudieron cargar tus documentos.',
  changed: 'El documento cambió después de que lo eligieras. Se ha vuelto a leer: revisa los párrafos y empieza.',
  leaveOut: 'Prescindir del documento',
  atOnce: 'La primera propuesta se hace en cuanto empieza la sesión. Lo demás espera junto al cuadro de mensaje.',
  drawn:
    'Tu país se sortea al empezar la sesión, así que todo espera junto al cuadro de mensaje hasta que pulses Intro allí.',
  running: (country) => `Hay una sesión de esta campaña abierta. Tu país: ${country}.`,
  runningAnyone: 'Hay una sesión de esta campaña abierta.',
  layThere: 'Presentarlo allí',
  opensWith: (count, title) => `Se abre con ${inSpanish.count(count, 'párrafo', 'párrafos')} de “${title}”.`,
}
