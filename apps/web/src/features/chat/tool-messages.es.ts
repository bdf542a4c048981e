import type { Translation } from '../../kit/language/translation.ts'
import type { toolMessages as english } from './tool-messages.en.ts'

/** Spanish: words of the chat's tools. */
export const toolMessages: Translation<typeof english> = {
  byVoice: 'Seguir por voz',
  menu: 'Más acciones de este chat',
  messageCopied: 'Mensaje copiado',
  messageNotCopied: 'No se ha podido copiar el mensaje',
  chatCopied: 'Chat copiado al portapapeles',
  chatNotCopied: 'No se ha podido copiar el chat',
  cleared: 'Chat vaciado',
  notCleared: 'No se ha podido vaciar el chat.',
  notRestored: 'No se ha podido recuperar el chat.',
  notChanged: 'No se ha podido guardar. Inténtalo de nuevo en un momento.',
  copyChat: 'Copiar chat',
  exportChat: 'Exportar…',
  importChats: 'Importar…',
  clear: 'Vaciar chat',
  find: 'Buscar en este chat',
  stance: 'Cómo argumenta el asistente',
  share: 'Compartir…',
  said: (who, text) => `${who === 'user' ? 'Tú' : 'Asistente'}: ${text}`,
}
