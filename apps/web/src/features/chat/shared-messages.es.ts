import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { sharedMessages as english } from './shared-messages.en.ts'

const { day } = datesIn('es')

/** Spanish: words of a shared copy of a chat. */
export const sharedMessages: Translation<typeof english> = {
  sharedOn: (at) => `Copia compartida el ${day(at)}`,
  messages: 'Mensajes',
  person: 'La persona dijo',
  ai: 'Escrito con un asistente de IA.',
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'La persona que lo compartió lo ha anulado, o la dirección tiene una errata.',
    back: 'Ir a la página de inicio',
  },
  failed: {
    title: 'No se ha podido cargar la copia',
    text: 'Inténtalo de nuevo en un momento.',
    retry: 'Reintentar',
  },
}
