import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { momentOf as englishMomentOf, recordingMessages as englishRecordingMessages } from './messages.en.ts'

const { moment } = datesIn('fr')

/** When something about a recording happens. */
export const momentOf: Translation<typeof englishMomentOf> = (iso) => moment(iso)

/** French: words about recordings that are kept. */
export const recordingMessages: Translation<typeof englishRecordingMessages> = {
  play: 'Écouter l’enregistrement',
  playPart: (part, of) => `Écouter la partie ${part} sur ${of} de l’enregistrement`,
  ends: (at) => `Conservé jusqu’au ${momentOf(at)}`,
  stop: 'Arrêter l’enregistrement',
  gone: 'L’enregistrement n’a pas pu être lu. Il a peut-être été supprimé.',
}
