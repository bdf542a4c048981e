import type { Translation } from '../../kit/language/translation.ts'
import type { noViewMessages as english } from './no-view-messages.en.ts'

/** Spanish: words in the place of a view that cannot be shown. */
export const noViewMessages: Translation<typeof english> = {
  unavailable: {
    title: (name) => `${name}: no disponible en esta versión`,
    text: 'Esta versión de Placard no tiene esta vista. Puede que esté disponible en otra versión.',
    description: 'No disponible en esta versión de Placard.',
    back: 'Volver al chat',
    toSignIn: 'Volver al inicio de sesión',
  },
  closed: {
    admin: {
      title: 'Solo para la administración',
      text: 'Solo la administración de este servidor puede abrir esta vista.',
    },
    member: {
      title: 'Solo para quienes tienen cuenta',
      text: 'La demo lo guarda todo en este navegador y no tiene cuenta. Sal de la demo e inicia sesión para abrir esta vista.',
    },
  },
}
