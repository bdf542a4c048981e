import type { Translation } from '../../kit/language/translation.ts'
import type { noViewMessages as english } from './no-view-messages.en.ts'

/** French: words in the place of a view that cannot be shown. */
export const noViewMessages: Translation<typeof english> = {
  unavailable: {
    title: (name) => `${name} : indisponible dans cette version`,
    text: 'Cette version de Placard n’a pas cette vue. Une autre version la propose peut-être.',
    description: 'Indisponible dans cette version de Placard.',
    back: 'Retour à la discussion',
    toSignIn: 'Retour à la connexion',
  },
  closed: {
    admin: {
      title: 'Réservé à l’administration',
      text: 'Seule l’administration de ce serveur peut ouvrir cette vue.',
    },
    member: {
      title: 'Réservé aux titulaires d’un compte',
      text: 'La démo garde tout dans ce navigateur et n’a pas de compte. Quittez la démo et connectez-vous pour ouvrir cette vue.',
    },
  },
}
