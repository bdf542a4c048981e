import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { speechMessages as english } from './messages.en.ts'

/** French: words about the voice that reads aloud. */
export const speechMessages: Translation<typeof english> = {
  label: 'Lecture à voix haute',
  notices: {
    blocked:
      'Votre navigateur n’émet du son qu’après un clic ou l’appui sur une touche. Cliquez n’importe où pour l’entendre.',
    'browser-voice':
      'Notre voix n’a pas répondu : celle de votre navigateur lit à sa place. Nous réessaierons la nôtre dans un instant.',
    'no-voice':
      'La voix est injoignable pour le moment. Vous pouvez lire le texte ; un nouvel essai aura lieu la prochaine fois.',
    elsewhere: 'Un autre onglet a pris la parole ; celui-ci se tait.',
    'not-fetched': 'La voix n’a pas été téléchargée. Redemandez-la quand vous voudrez écouter.',
    'fetch-failed':
      'La voix n’a pas pu être téléchargée. Vérifiez votre connexion et l’espace libre sur votre disque, puis réessayez.',
  },
  dismiss: 'Masquer',
  reading: { pause: 'Suspendre la lecture', resume: 'Reprendre la lecture', stop: 'Arrêter la lecture' },
  offer: {
    label: 'Voix de la démo',
    about: (bytes) =>
      `Pour parler, la démo a besoin d’une voix : un téléchargement de ${inFrench.number(Math.round(bytes / 100_000) / 10)} Mo. Elle reste dans ce navigateur et fonctionne ensuite hors ligne.`,
    accept: 'Télécharger la voix',
    decline: 'Pas maintenant',
    cancel: 'Annuler',
    come: (percent) => `${percent} % téléchargés`,
    progress: 'Téléchargement de la voix',
  },
}
