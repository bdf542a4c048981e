import type { CHAIR_LINES as english } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** What the chair says in the same words in every session. */
export const CHAIR_LINES: Translation<typeof english> = {
  draft: {
    adopted: 'Queda aprobado el proyecto de resolución.',
    rejected: 'Queda rechazado el proyecto de resolución.',
    adjourned: 'Se aplaza el examen del proyecto de resolución.',
    reopened: 'El comité vuelve a examinar el proyecto de resolución.',
  },
  vote: {
    motion: 'La moción se somete a votación levantando las placas.',
    amendment: 'Se somete a votación la enmienda no aceptada.',
    draft: 'Se procede a votación nominal sobre el proyecto de resolución.',
    part: 'Un párrafo se somete a votación por separado.',
    consensus: 'La presidencia pregunta si hay objeciones a aprobar el proyecto sin votación.',
    'straw-poll': 'Se realiza una votación indicativa, no vinculante.',
  },
  consensus: {
    noObjection: 'No hay objeciones.',
    objection: 'Se formula una objeción; el proyecto se somete a votación.',
  },
  motion: {
    carried: 'Queda aprobada la moción.',
    failed: 'Queda rechazada la moción.',
  },
  orders: {
    'caucus-closed': 'Terminan las consultas; la presidencia retoma los trabajos oficiales.',
    'list-closed': 'Queda cerrada la lista de oradores.',
    'list-reopened': 'Vuelve a abrirse la lista de oradores.',
    'time-limited': 'El tiempo de palabra queda limitado.',
    important: 'El proyecto es una cuestión importante: se requieren dos tercios.',
    'by-name': 'Las enmiendas y las partes se someterán a votación nominal.',
    divided: 'Un párrafo se someterá a votación por separado.',
    'consensus-wanted': 'La presidencia preguntará si hay objeciones a aprobar el proyecto sin votación.',
  },
  session: {
    opened: 'La presidencia abre la sesión con las declaraciones de apertura.',
    finished: 'Ha terminado la última fase.',
    crisisLapsed: 'Se ha agotado el tiempo para responder a la crisis.',
    closing: 'La presidencia propone cerrar la sesión antes de tiempo.',
  },
}
