import type { Translation } from '../../kit/language/translation.ts'
import type { shortcutMessages as english } from './shortcut-messages.en.ts'

/** Les touches d’une session. */
export const shortcutMessages: Translation<typeof english> = {
  group: 'Cette session',
  composer: 'Écrire un message',
  motion: 'Passer au vote',
  vote: 'Aller à votre vote',
  send: 'Envoyer',
  newLine: 'Nouvelle ligne',
  seats: 'Passer d’un siège à l’autre',
  undo: 'Annuler la dernière interprétation',
  delegates: 'Délégations',
  exit: 'Quitter la campagne…',
}
