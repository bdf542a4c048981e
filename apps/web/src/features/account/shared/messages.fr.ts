import type { Translation } from '../../../kit/language/translation.ts'
import type { accountMessages as english } from './messages.en.ts'

/** What several screens of the account say. */
export const accountMessages: Translation<typeof english> = {
  strengthMeter: 'Robustesse du mot de passe',
  unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  retryIn: (seconds) =>
    seconds < 60 ? `Réessayer dans ${seconds} s` : `Réessayer dans ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
}
