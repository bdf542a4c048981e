import { inFrench } from '../../kit/language/counting.ts'
import { ofFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { transcriptMessages as english } from './messages.en.ts'

/** Textes du compte rendu d’une session. */
export const transcriptMessages: Translation<typeof english> = {
  speaker: 'Orateur',
  everybody: 'Tout le monde',
  chair: 'La présidence',
  lines: (count) => inFrench.count(count, 'ligne', 'lignes'),
  textChange: 'A modifié le texte',
  replayOf: (time) => `Revoir ce moment, ${time}, dans la rediffusion`,
  replay: 'Rediffusion',
  debrief: 'Bilan',
  goOn: 'Revenir à la session',
  yours: 'Vos promesses',
  toYou: 'Ce qui vous a été promis',
  nothingYours: 'Vous n’avez rien promis.',
  nothingToYou: 'Rien ne vous a été promis.',
  at: (time) => `à ${time}`,
  promises: 'Promesses',
  seat: (country) => `Vous avez parlé au nom ${ofFrench(country)}`,
  nothing: 'Aucun message trouvé dans ce compte rendu.',
  failed: 'Ce compte rendu n’a pas pu être chargé',
  retry: 'Réessayer',
  title: (title) => `${title} : compte rendu`,
  gone: {
    title: 'Ce compte rendu n’est plus là',
    text: 'La session a été supprimée, peut-être dans un autre onglet, ou n’a jamais été la vôtre.',
    back: 'Tous les comptes rendus',
  },
  running: 'La session est encore en cours : ce compte rendu va s’allonger.',
}
