import type { Translation } from '../../kit/language/translation.ts'
import type { legalNoticeMessages as english } from './notice-messages.en.ts'

export const legalNoticeMessages: Translation<typeof english> = {
  changed: {
    terms: 'Las Condiciones del servicio han cambiado.',
    privacy: 'La Política de privacidad ha cambiado.',
  },
  both: 'Las Condiciones del servicio y la Política de privacidad han cambiado.',
  read: 'Leer los cambios',
}
