import type { Translation } from '../../../kit/language/translation.ts'
import type { accountMessages as english } from './messages.en.ts'

/** What several screens of the account say. */
export const accountMessages: Translation<typeof english> = {
  strengthMeter: 'Seguridad de la contraseña',
  unexpected: 'Se ha producido un error inesperado. Vuelve a intentarlo.',
  retryIn: (seconds) =>
    seconds < 60 ? `Reintentar en ${seconds} s` : `Reintentar en ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
}
