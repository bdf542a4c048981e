import type { Translation } from '../../kit/language/translation.ts'
import type { legalNoticeMessages as english } from './notice-messages.en.ts'

export const legalNoticeMessages: Translation<typeof english> = {
  changed: {
    terms: 'Les Conditions d’utilisation ont changé.',
    privacy: 'La Politique de confidentialité a changé.',
  },
  both: 'Les Conditions d’utilisation et la Politique de confidentialité ont changé.',
  read: 'Lire les changements',
}
