import type { Translation } from '../../kit/language/translation.ts'
import type { replacedMessages as english } from './replaced-messages.en.ts'

export const replacedMessages: Translation<typeof english> = {
  title: (count) =>
    count === 1 ? 'Un cambio posterior sustituyó al tuyo' : `Cambios posteriores sustituyeron a ${count} de los tuyos`,
  line: (here, now, when) => `aquí elegiste ${here}; en otro dispositivo se eligió ${now} más tarde, el ${when}.`,
  restore: (count) => (count === 1 ? 'Usar el mío' : 'Usar todos los míos'),
  dismiss: 'Conservar el posterior',
}
