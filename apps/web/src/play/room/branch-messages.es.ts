import type { Translation } from '../../kit/language/translation.ts'
import type { branchMessages as english } from './branch-messages.en.ts'

/** Textos de las ramas de una sesión. */
export const branchMessages: Translation<typeof english> = {
  goBack: 'Volver a este momento',
  goBackTo: (time) => `Volver al momento ${time} en una sesión nueva`,
  goingBack: 'Volviendo…',
  goBackFailed: 'No se pudo abrir la sesión en ese momento',
}
