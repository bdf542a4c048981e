import type { Translation } from '../../kit/language/translation.ts'
import type { shortcutMessages as english } from './shortcut-messages.en.ts'

/** Las teclas de una sesión. */
export const shortcutMessages: Translation<typeof english> = {
  group: 'Esta sesión',
  composer: 'Escribir un mensaje',
  motion: 'Pasar a votar',
  vote: 'Ir a tu voto',
  send: 'Enviar',
  newLine: 'Línea nueva',
  seats: 'Pasar de un asiento a otro',
  undo: 'Deshacer la última interpretación',
  delegates: 'Delegaciones',
  exit: 'Salir de la campaña…',
}
