import type { Translation } from '../../kit/language/translation.ts'
import type { branchMessages as english } from './branch-messages.en.ts'

/** Textes des branches d’une session. */
export const branchMessages: Translation<typeof english> = {
  goBack: 'Revenir à ce moment',
  goBackTo: (time) => `Revenir au moment ${time} dans une nouvelle session`,
  goingBack: 'Retour en cours…',
  goBackFailed: 'La session n’a pas pu être ouverte à ce moment',
}
