import type { Translation } from '../../kit/language/translation.ts'
import type { importedMessages as english } from './imported-messages.en.ts'

/** Textos de las sesiones importadas. */
export const importedMessages: Translation<typeof english> = {
  mark: 'Importada',
  why: 'Importada de una demo: el resultado lo comunicó un navegador y este servidor no lo ha verificado.',
}
