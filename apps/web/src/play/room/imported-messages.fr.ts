import type { Translation } from '../../kit/language/translation.ts'
import type { importedMessages as english } from './imported-messages.en.ts'

/** Textes des sessions importées. */
export const importedMessages: Translation<typeof english> = {
  mark: 'Importée',
  why: 'Importée d’une démo : le résultat a été transmis par un navigateur et n’a pas été vérifié par ce serveur.',
}
