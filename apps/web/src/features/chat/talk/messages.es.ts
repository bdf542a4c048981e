import { modelName } from '../../../client/wording/engine-text.es.ts'
import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { talkMessages as english } from './messages.en.ts'

/** Spanish: words of conversations by voice. */
export const talkMessages: Translation<typeof english> = {
  title: 'Asistente de voz con IA',
  untitled: 'Nueva conversación de voz',
  prompts: {
    idle: 'Toca para hablar',
    listening: 'Escuchando…',
    processing: 'Procesando…',
    speaking: 'La IA responde…',
  },
  invitation: 'Pregunta cómo funciona una moción, qué quiere un país o cómo abrir tu discurso.',
  keys: 'La barra espaciadora hace lo mismo: mantenla pulsada mientras hablas, o púlsala una vez antes y otra después.',
  finish: 'Vuelve a pulsar cuando termines.',
  muted: 'El micrófono está silenciado. Tócalo para activarlo y hablar.',
  usage: {
    label: 'Palabras usadas hoy',
    value: (used, limit) => `Hoy has usado ${inSpanish.number(used)} de ${inSpanish.number(limit)} palabras`,
    resets: (hours, minutes) => `Se restablece en ${hours} h ${minutes} min`,
  },
  controls: {
    label: 'Conversación',
    stop: 'Parar la voz',
    mute: 'Silenciar el micrófono',
    unmute: 'Activar el micrófono',
    settings: 'Ajustes de voz',
    campaigns: 'Campañas',
    session: 'Volver a tu sesión',
    end: 'Terminar',
    handsFree: 'Manos libres',
    handsFreeHint: 'Escucha sin que toques nada y sigue después de cada respuesta.',
    transcript: 'Transcripción',
    type: 'Escribir',
    speak: 'Ocultar el campo de texto',
    asText: 'Abrir como chat',
    group: 'Voz',
  },
  transcript: {
    label: 'Los últimos cinco mensajes',
    empty: 'Aquí aparecerá lo que digas y lo que se responda.',
    who: { user: 'Tú', assistant: 'Asistente' },
    cut: 'Has interrumpido aquí.',
  },
  form: {
    label: 'Mensaje',
    placeholder: 'Escribe lo que quieres decir',
    send: 'Enviar',
    check: {
      unsure: 'Esto es lo que se ha oído, aunque no con seguridad. Corrígelo si hace falta y envíalo.',
      'cut-short': 'Tu frase se ha cortado aquí. Complétala si había algo más que decir y envíala.',
    },
  },
  broken: {
    away: 'No se puede conectar con el servidor. Lo que has dicho está guardado, así que no hace falta repetirlo.',
    nothing: (reason) => `Todavía no hay respuesta: ${reason}. Lo que has dicho se conserva.`,
    part: (reason) =>
      `La respuesta se ha interrumpido: ${reason}. Lo que has dicho y la parte que has oído se conservan.`,
    again: 'Reintentar',
    goOn: 'Seguir',
  },
  heard: 'Has dicho:',
  waiting: 'Se enviará en cuanto haya conexión.',
  unsent: 'Esto no se ha podido enviar:',
  again: 'Reintentar',
  discard: 'Descartar',
  offline: 'No tienes conexión. Lo que escribes se conserva y se envía cuando vuelvas a tenerla.',
  noVoice: 'La voz está desactivada en tus ajustes. Puedes escribir aquí y leer las respuestas.',
  nobodyHears:
    'Aquí nadie puede oírte: esta página no tiene reconocimiento de voz. Puedes escribir y escuchar las respuestas.',
  commandsOnly:
    'Aquí no se entiende el habla libre, solo las órdenes de una sesión. Puedes escribir y escuchar las respuestas, o elegir en los ajustes de voz el reconocimiento de tu navegador, si lo tiene.',
  footer: (engine) => {
    if (engine.rung === 'gemini') return 'Con tecnología de Google Gemini'
    if (engine.place === 'built-in') return 'Respuesta del asistente integrado, sin modelo de IA'
    return `Respuesta escrita por ${modelName(engine)}`
  },
  next: (model) => `Las respuestas vienen de: ${model}`,
  missing: {
    title: 'Esa conversación no existe',
    text: 'Puede que se haya eliminado o que pertenezca a otra cuenta.',
    back: 'Empezar otra',
  },
  failed: {
    title: 'No se ha podido cargar la conversación',
    text: 'No se ha perdido nada. Comprueba la conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
}
