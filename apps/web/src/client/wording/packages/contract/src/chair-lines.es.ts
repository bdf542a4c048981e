import type { CHAIR_LINES as english } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** What the chair says in the same words in every session. */
export const CHAIR_LINES: Translation<typeof english> = {
  draft: {
    adopted: 'Queda aprobado el proyecto de resolución.',
    rejected: 'El proyecto de resolución no queda aprobado.',
    adjourned: 'El proyecto de resolución se deja a un lado.',
    reopened: 'El comité vuelve a examinar el proyecto de resolución.',
  },
  vote: {
    motion: 'La moción se somete a votación con letreros.',
    amendment: 'Se vota la enmienda no aceptada.',
    draft: 'Se procede a votación nominal sobre el proyecto de resolución.',
    part: 'Un párrafo se vota por separado.',
    consensus: 'La presidencia pregunta si alguien se opone a aprobar el proyecto sin votación.',
    'straw-poll': 'Se hace una votación indicativa, sin efecto.',
  },
  consensus: {
    noObjection: 'No se formula ninguna objeción.',
    objection: 'Se formula una objeción; el proyecto se somete a votación.',
  },
  motion: {
    carried: 'La moción queda aprobada.',
    failed: 'La moción queda rechazada.',
  },
  orders: {
    'caucus-closed': 'Terminan las consultas; la presidencia retoma los trabajos oficiales.',
    'list-closed': 'La lista de oradores queda cerrada.',
    'list-reopened': 'La lista de oradores vuelve a estar abierta.',
    'time-limited': 'Se limita el tiempo de palabra.',
    important: 'El proyecto es una cuestión importante: necesita dos tercios.',
    'by-name': 'Las enmiendas y los párrafos se someterán a votación nominal.',
    divided: 'Un párrafo se votará por separado.',
    'consensus-wanted': 'La presidencia preguntará si alguien se opone a aprobar el proyecto sin votación.',
  },
  session: {
    opened: 'La presidencia abre la sesión con las declaraciones iniciales.',
    finished: 'Ha terminado la última fase.',
    crisisLapsed: 'Se acabó el tiempo para responder a la crisis.',
    closing: 'La presidencia propone cerrar la sesión antes de tiempo.',
  },
}
