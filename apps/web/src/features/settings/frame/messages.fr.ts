import type { Translation } from '../../../kit/language/translation.ts'
import type { frameMessages as english } from './messages.en.ts'

export const frameMessages: Translation<typeof english> = {
  navigation: 'Paramètres et compte',
  tabs: {
    appearance: 'Apparence',
    voice: 'Voix',
    notifications: 'Notifications',
    privacy: 'Confidentialité',
    system: 'Système',
  },
  account: {
    security: 'Sécurité du compte',
    subscription: 'Abonnement',
    data: 'Données',
  },
  search: {
    label: 'Chercher un paramètre',
    placeholder: 'Chercher un paramètre',
    found: (count) => (count < 2 ? `${count} paramètre trouvé.` : `${count} paramètres trouvés.`),
    none: (typed) => `Aucun paramètre ne s’appelle « ${typed} ». Essayez un autre mot, comme « thème » ou « voix ».`,
    page: 'Compte',
    group: 'Paramètres',
  },
}
