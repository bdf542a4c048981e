import type { Translation } from '../../kit/language/translation.ts'
import type { MOMENT_REASONS as english } from './moment-reasons.en.ts'

/** Por qué importó un momento de una sesión. */
export const MOMENT_REASONS: Translation<typeof english> = {
  clause: 'Cambió el texto',
  support: 'Cambió el apoyo',
  promise: 'Un compromiso cumplido o roto',
  crisis: 'Una respuesta a la crisis',
  vote: 'La votación',
}
