import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { sharedMessages as english } from './shared-messages.en.ts'

const { day } = datesIn('fr')

/** French: words of a shared copy of a chat. */
export const sharedMessages: Translation<typeof english> = {
  sharedOn: (at) => `Copie partagée le ${day(at)}`,
  messages: 'Messages',
  person: 'La personne a dit',
  ai: 'Écrit avec un assistant d’IA.',
  gone: {
    title: 'Ce lien ne fonctionne plus',
    text: 'La personne qui l’avait partagé a désactivé le lien, ou l’adresse contient une faute de frappe.',
    back: 'Aller à l’accueil',
  },
  failed: {
    title: 'La copie n’a pas pu être chargée',
    text: 'Réessayez dans un instant.',
    retry: 'Réessayer',
  },
}
