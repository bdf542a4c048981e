import type { Translation } from '../../kit/language/translation.ts'
import type { toolMessages as english } from './tool-messages.en.ts'

/** French: words of the chat's tools. */
export const toolMessages: Translation<typeof english> = {
  byVoice: 'Continuer à voix haute',
  menu: 'Plus d’actions sur cette discussion',
  messageCopied: 'Message copié',
  messageNotCopied: 'Le message n’a pas pu être copié',
  chatCopied: 'Discussion copiée dans le presse-papiers',
  chatNotCopied: 'La discussion n’a pas pu être copiée',
  cleared: 'Discussion effacée',
  notCleared: 'La discussion n’a pas pu être effacée.',
  notRestored: 'La discussion n’a pas pu être rétablie.',
  notChanged: 'L’enregistrement a échoué. Réessayez dans un instant.',
  copyChat: 'Copier la discussion',
  exportChat: 'Exporter…',
  importChats: 'Importer…',
  clear: 'Effacer la discussion',
  find: 'Chercher dans la discussion',
  stance: 'Comment l’assistant argumente',
  share: 'Partager…',
  said: (who, text) => `${who === 'user' ? 'Vous' : 'Assistant'} : ${text}`,
}
