import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { keepMessages as english } from './messages.en.ts'

const things = (count: number) => inFrench.count(count, 'élément', 'éléments')

/** The move of the demo into an account. */
export const keepMessages: Translation<typeof english> = {
  title: 'Garder ma démo',
  looking: 'Recherche de ce que vous avez fait dans la démo…',
  notRead: 'Ce que la démo conserve dans ce navigateur n’a pas pu être lu. Rechargez la page, puis réessayez.',
  nothing: 'Il n’y a rien à transférer : tout est déjà dans un compte, ou rien n’a été fait dans la démo.',
  offer: (email, count) =>
    count < 2
      ? `${things(count)} de la démo peut être transféré dans le compte de ${email}, avec tout son historique.`
      : `${things(count)} de la démo peuvent être transférés dans le compte de ${email}, chacun avec tout son historique.`,
  stays: 'Le contenu de la démo y reste, marqué comme transféré. Rien n’est supprimé.',
  kinds: { sessions: 'Session', settings: 'Paramètres', projects: 'Projet', chats: 'Discussion' },
  begin: 'Transférer dans mon compte',
  notNow: 'Pas maintenant',
  progress: 'Transfert de la démo',
  moving: (name) => `Transfert : ${name}…`,
  moved: (done, all) => `${done} sur ${all}`,
  waiting: (seconds) => `Le serveur est occupé. Reprise dans ${seconds} s…`,
  interrupted: {
    title: 'Le transfert a été interrompu',
    text: 'Ce qui est transféré reste dans votre compte ; le reste est encore dans la démo. Reprenez quand vous voulez : rien n’est transféré deux fois.',
    resume: 'Continuer',
  },
  report: {
    whole: 'Votre démo est dans votre compte.',
    part: (refused) =>
      refused < 2
        ? `${things(refused)} n’a pas pu être transféré et reste dans la démo.`
        : `${things(refused)} n’ont pas pu être transférés et restent dans la démo.`,
    kept: 'Transféré',
    'already-kept': 'Déjà présent',
    refused: 'Non transféré',
    left: 'Pas encore transféré',
    done: 'Terminé',
  },
  faults: {
    unreadable: 'Son historique est illisible.',
    'too-long': 'Son historique est trop long pour être transféré.',
    damaged:
      'Son historique ne correspond pas à ce qui a été affiché : il en manque une partie, ou elle a été modifiée.',
    broken: 'Son historique ne peut pas être rejoué jusqu’au bout.',
    forged: 'Son historique contient des événements que la simulation n’a pas pu produire.',
    'other-campaign':
      'La session a été jouée avec une autre édition de cette campagne que celle de ce serveur : son historique ne peut pas être vérifié ici.',
    'too-costly': 'La vérification a pris trop de temps.',
    'unknown-campaign': 'Cette campagne n’existe pas sur ce serveur.',
    'too-fast': 'La session va plus vite que ce serveur ne le permet.',
    'too-many': 'Le compte a atteint son nombre maximal de sessions.',
    'no-room':
      'L’espace de stockage de votre offre est plein. Supprimez des discussions et réessayez ; d’ici là, l’élément reste dans la démo.',
  },
}
