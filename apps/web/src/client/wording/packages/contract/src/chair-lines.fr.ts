import type { CHAIR_LINES as english } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

/** What the chair says in the same words in every session. */
export const CHAIR_LINES: Translation<typeof english> = {
  draft: {
    adopted: 'Le projet de résolution est adopté.',
    rejected: 'Le projet de résolution n’est pas adopté.',
    adjourned: 'Le projet de résolution est mis de côté.',
    reopened: 'Le comité est de nouveau saisi du projet de résolution.',
  },
  vote: {
    motion: 'La motion est mise aux voix à la pancarte.',
    amendment: 'L’amendement contesté est mis aux voix.',
    draft: 'Il est procédé à l’appel nominal sur le projet de résolution.',
    part: 'Un paragraphe est mis aux voix séparément.',
    consensus: 'La présidence demande si quelqu’un s’oppose à l’adoption du projet sans vote.',
    'straw-poll': 'Il est procédé à un vote indicatif, sans effet.',
  },
  consensus: {
    noObjection: 'Aucune objection n’est formulée.',
    objection: 'Une objection est formulée ; le projet est mis aux voix.',
  },
  motion: {
    carried: 'La motion est adoptée.',
    failed: 'La motion est rejetée.',
  },
  orders: {
    'caucus-closed': 'Les consultations prennent fin ; la présidence reprend les travaux officiels.',
    'list-closed': 'La liste des orateurs est close.',
    'list-reopened': 'La liste des orateurs est de nouveau ouverte.',
    'time-limited': 'Le temps de parole est limité.',
    important: 'Le projet est une question importante : il y faut les deux tiers.',
    'by-name': 'Les amendements et les paragraphes seront mis aux voix par appel nominal.',
    divided: 'Un paragraphe sera mis aux voix séparément.',
    'consensus-wanted': 'La présidence demandera si quelqu’un s’oppose à l’adoption du projet sans vote.',
  },
  session: {
    opened: 'La présidence ouvre la session par les déclarations liminaires.',
    finished: 'La dernière phase est terminée.',
    crisisLapsed: 'Le délai pour répondre à la crise est écoulé.',
    closing: 'La présidence propose de clore la session plus tôt.',
  },
}
