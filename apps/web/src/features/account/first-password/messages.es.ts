import type { Translation } from '../../../kit/language/translation.ts'
import type { firstPasswordMessages as english } from './messages.en.ts'

/** The screen on which a temporary password is replaced. */
export const firstPasswordMessages: Translation<typeof english> = {
  pageTitle: 'Contraseña nueva',
  pageDescription: 'Elige tu propia contraseña.',
  title: 'Elige tu propia contraseña',
  text: 'Has iniciado sesión con una contraseña temporal. Elige una que solo tú conozcas y continúa.',
  password: 'Contraseña nueva',
  confirm: 'Confirma la contraseña',
  match: 'Las contraseñas coinciden',
  submit: 'Guardar y continuar',
  submitting: 'Guardando…',
  signOut: 'Cerrar sesión',
}
