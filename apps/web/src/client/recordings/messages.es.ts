import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { momentOf as englishMomentOf, recordingMessages as englishRecordingMessages } from './messages.en.ts'

const { moment } = datesIn('es')

/** When something about a recording happens. */
export const momentOf: Translation<typeof englishMomentOf> = (iso) => moment(iso)

/** Spanish: words about recordings that are kept. */
export const recordingMessages: Translation<typeof englishRecordingMessages> = {
  play: 'Reproducir la grabación',
  playPart: (part, of) => `Reproducir la parte ${part} de ${of} de la grabación`,
  ends: (at) => `Se conserva hasta el ${momentOf(at)}`,
  stop: 'Detener la grabación',
  gone: 'No se ha podido reproducir la grabación. Puede que se haya eliminado.',
}
