import type { Translation } from '../../../kit/language/translation.ts'
import type { secondFactorMessages as english } from './second-factor-messages.en.ts'

/** The second step of signing in. */
export const secondFactorMessages: Translation<typeof english> = {
  title: 'Un paso más',
  text: {
    code: 'Abre tu aplicación de autenticación y escribe las seis cifras que muestra para Placard.',
    'recovery-code':
      'Escribe uno de los códigos de recuperación que guardaste al activar la autenticación en dos pasos. Cada uno sirve una sola vez.',
  },
  label: { code: 'Código de la aplicación', 'recovery-code': 'Código de recuperación' },
  use: { code: 'Usar la aplicación', 'recovery-code': 'Usar un código de recuperación' },
  required: 'Escribe el código',
  submit: 'Iniciar sesión',
  back: 'Atrás',
}
