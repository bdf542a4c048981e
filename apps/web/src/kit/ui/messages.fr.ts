import type { Translation } from '../language/translation.ts'
import type { uiMessages as english } from './messages.en.ts'

/** French: words of the page's own components. */
export const uiMessages: Translation<typeof english> = {
  close: 'Fermer',
  dismiss: 'Masquer',
  undo: 'Annuler',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  loading: 'Chargement',
  stillLoading: 'Chargement toujours en cours. Le serveur tarde à répondre.',
  notifications: 'Notifications',
  productName: 'Placard',
  beta: 'BÊTA',
  theme: { legend: 'Thème', light: 'Thème clair', dark: 'Thème sombre', system: 'Thème du système' },
  panelFailed: 'Cette partie n’a pas pu s’afficher',
  restGoesOn: 'Le reste de la page fonctionne toujours.',
  tryAgain: 'Réessayer',
  notLoaded: 'Le chargement a échoué',
  reload: 'Recharger l’app',
  partMissing:
    'Cette partie n’a pas pu être chargée ; Placard a peut-être été mis à jour. Le reste de la page fonctionne toujours.',
  loggedAs: (requestId) => `L’erreur est enregistrée sous la référence ${requestId}.`,
  viewAsTable: 'Voir le tableau',
  viewAsPicture: 'Voir l’image',
  stance: { favour: 'Pour', against: 'Contre', undecided: 'Indécis' },
  tone: { info: 'Information', success: 'Terminé', warning: 'Avertissement', danger: 'Erreur' },
  flagOf: (country) => `Drapeau : ${country}`,
  hasTheFloor: 'a la parole',
  asksForTheFloor: 'demande la parole',
}
