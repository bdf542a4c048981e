import type { Translation } from '../kit/language/translation.ts'
import type { appMessages as english } from './messages.en.ts'

/** French: words of the shell. */
export const appMessages: Translation<typeof english> = {
  skipToContent: 'Aller au contenu',
  goTo: 'Aller à…',
  demo: 'Démo',
  leaveDemo: 'Quitter la démo',
  newVersion: 'Une nouvelle version de Placard est prête.',
  reload: 'Recharger',
  fallback: {
    title: 'Un problème est survenu',
    text: 'Une erreur inattendue s’est produite. Ce qui était enregistré est en sécurité ; réessayez, ou rechargez l’app.',
    logged: 'Une erreur inattendue s’est produite. Elle a été enregistrée et nous travaillons à la corriger.',
    reference: 'Référence :',
    tryAgain: 'Réessayer',
    reload: 'Recharger l’app',
  },
  outdated: {
    title: 'Placard a été mis à jour',
    text: 'Cette partie de la page appartient à une version antérieure. Rechargez pour continuer ; rien de ce que vous avez envoyé n’est perdu.',
  },
  partOffline: {
    title: 'Cette partie n’est pas encore sur votre appareil',
    text: 'Elle n’a pas pu être chargée sans connexion. Elle pourra l’être dès que vous serez de nouveau en ligne.',
  },
  notFound: {
    title: 'Salle introuvable',
    text: (path) =>
      `Il n’y a rien à l’adresse ${path}. Elle contient peut-être une faute de frappe, ou la page a été déplacée.`,
    back: 'Retour à la discussion',
  },
  kit: 'Système de design',
}
