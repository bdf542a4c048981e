import type { Translation } from '../../../kit/language/translation.ts'
import type { dialogMessages as english } from './messages.en.ts'

/** Spanish: words of the chat's dialogs. */
export const dialogMessages: Translation<typeof english> = {
  debrief: 'una de tus sesiones',
  dossier: 'una campaña',
  dossierOf: (title) => `dosier “${title}”`,
  stance: {
    title: 'Cómo argumenta el asistente',
    mode: 'Estilo',
    hints: {
      collaborative: 'Se apoya en lo que dices y busca lo que ambas partes puedan firmar.',
      gentle: 'Objeta con suavidad y dice primero lo bueno de tu argumento.',
      balanced: 'Hace justicia a ambas partes y dice qué pesa más.',
      challenging: 'Busca el punto débil y te pide que lo defiendas.',
      aggressive: 'Defiende con dureza a la otra parte, aprovecha cada fisura, nunca ataca a la persona.',
    },
    instructions: 'Tus instrucciones',
    instructionsHint: 'Valen para este chat. Por ejemplo: “Representas a Kenia. Responde en dos párrafos”.',
    about: 'Tema',
    aboutHint: 'El dosier público en el que se basa el asistente.',
    builtIn:
      'El asistente integrado toma su tono del estilo y sus datos del dosier. No lee tus instrucciones: son para los modelos de IA.',
    nothing: 'Nada en particular',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'El asistente argumentará así a partir de tu próximo mensaje.',
  },
  share: {
    title: 'Compartir una copia',
    text: 'Quien tenga el enlace puede leer una copia de lo que se muestra ahora, sin tu nombre. Los mensajes posteriores no se incluyen.',
    make: 'Crear un enlace',
    again: 'Crear un enlace nuevo',
    address: 'Dirección de la copia',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar el enlace',
    isShared: 'Una copia de este chat tiene un enlace. Un enlace nuevo lo sustituye.',
    end: 'Anular el enlace',
    ended: 'El enlace ya no funciona.',
    failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  },
  find: {
    label: 'Buscar en este chat',
    next: 'Siguiente',
    previous: 'Anterior',
    close: 'Cerrar',
    none: 'No se encuentra',
    count: (at, of) => `Mensaje ${at} de ${of}`,
  },
}
