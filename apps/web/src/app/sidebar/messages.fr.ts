import type { Translation } from '../../kit/language/translation.ts'
import type { sidebarMessages as english } from './messages.en.ts'

/** French: words of the sidebar. */
export const sidebarMessages: Translation<typeof english> = {
  label: 'Barre latérale',
  navigation: 'Principale',
  toggle: 'Afficher ou masquer la barre latérale',
  menu: 'Menu',
  accountOf: (name) => `Compte : ${name}`,
  admin: 'Admin',
  demoUser: 'Délégation démo',
  demoKept: 'Reste dans ce navigateur.',
  theme: 'Thème',
  signOut: 'Se déconnecter',
  leaveDemo: 'Quitter la démo',
  keepDemo: 'Garder ma démo',
  install: 'Installer Placard',
  pleaseSignIn: 'Connectez-vous pour continuer',
  signIn: 'Se connecter',
  viewDetails: 'Voir les détails',
}
