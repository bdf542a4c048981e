import type { Translation } from '../../kit/language/translation.ts'
import type { apiMessages as english } from './messages.en.ts'

/** French: what is said when a request fails. */
export const apiMessages: Translation<typeof english> = {
  timeout: 'La requête a expiré',
  unknown: 'Une erreur inconnue s’est produite',
  failed: 'La requête a échoué',
  uploadFailed: 'L’envoi a échoué',
  uploadStuck: 'L’envoi n’avance plus. Réessayez quand la connexion sera meilleure.',
  uploadTooSlow:
    'Le fichier n’a pas pu être envoyé en dix minutes. Essayez un fichier plus petit ou une connexion plus rapide.',
  unreachable: 'Le serveur est injoignable.',
  httpStatus: (status, text) => `HTTP ${status}${text === '' ? '' : ` : ${text}`}`,
}
