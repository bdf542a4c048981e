import type { Translation } from '../../kit/language/translation.ts'
import type { commandMessages as english } from './messages.en.ts'

/** French: words of the shell's commands. */
export const commandMessages: Translation<typeof english> = {
  groups: {
    go: 'Aller à',
    look: 'Apparence',
    page: 'Page',
    campaigns: 'Commencer une campagne',
    sessions: 'Reprendre une session',
    account: 'Compte',
  },
  goTo: (name) => `Ouvrir : ${name}`,
  theme: { light: 'Thème clair', dark: 'Thème sombre', system: 'Thème du système' },
  themeChosen: { light: 'Thème clair.', dark: 'Thème sombre.', system: 'Le thème suit celui de cet appareil.' },
  themeWords: 'couleurs apparence mode',
  focusInput: 'Aller au champ de saisie',
  toggleSidebar: 'Afficher ou masquer la barre latérale',
  start: (title) => `Commencer « ${title} »…`,
  takeUp: (title, country) => `Reprendre « ${title} » · ${country}`,
  hit: (title, excerpt) => (title === excerpt ? title : `${title} : ${excerpt}`),
  kinds: { chat: 'Discussions', voice: 'Conversations vocales', campaign: 'Campagnes' },
  signOut: 'Se déconnecter',
  leaveDemo: 'Quitter la démo',
}
