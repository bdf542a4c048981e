import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import { speechMessages } from '../voice/messages.es.ts'
import { RECORDING_MESSAGES } from '../wording/packages/contract/src/hearing-messages.es.ts'
import type { microphoneMessages as english } from './messages.en.ts'

/** Spanish: words about the microphone and what it hears. */
export const microphoneMessages: Translation<typeof english> = {
  button: {
    names: {
      idle: 'Hablar',
      error: 'Hablar',
      muted: 'Activar el micrófono',
      asking: 'Cancelar',
      listening: 'He terminado de hablar',
      processing: 'Cancelar',
    },
    stop: 'Dejar de escuchar',
  },
  states: {
    asking: 'Abriendo el micrófono…',
    listening: 'Escuchando…',
    waiting: 'Escuchando. Empieza cuando quieras.',
    runningOut: 'Quedan diez segundos.',
    clipped: 'Suena muy fuerte: aléjate un poco del micrófono.',
    processing: 'Interpretando lo que has dicho…',
  },
  reason: {
    label: 'Micrófono',
    about:
      'Para oírte, esta página necesita tu micrófono, y tu navegador te pedirá permiso. Solo escucha mientras ves “Escuchando”.',
    agree: 'Usar el micrófono',
    decline: 'Ahora no',
  },
  offer: {
    ...speechMessages.offer,
    label: 'Reconocimiento de voz para la demo',
    about: (bytes) =>
      `Para entenderte, la demo necesita su reconocimiento de voz: una descarga de ${inSpanish.number(Math.round(bytes / 100_000) / 10)} MB. Se queda en este navegador y después funciona sin conexión. Lo que dices nunca sale de este dispositivo.`,
    accept: 'Descargarlo',
    progress: 'Descarga del reconocimiento de voz',
  },
  faults: {
    ...RECORDING_MESSAGES,
    'no-session':
      'Aquí solo se entienden las órdenes de un debate. Puedes escribir, o permitir el reconocimiento de voz de tu navegador en Ajustes, en Voz.',
    denied:
      'Tu navegador no permite que esta página use el micrófono. Permítelo en los ajustes del sitio, junto a la dirección, e inténtalo de nuevo.',
    insecure:
      'Los navegadores solo dan acceso al micrófono a páginas con una dirección segura (https). Puedes escribir.',
    unsupported: 'Este navegador no puede grabar sonido. Usa otro o escribe.',
    missing: 'No se ha encontrado ningún micrófono. Conecta uno, o elige otro en Ajustes, e inténtalo de nuevo.',
    held: 'Otro programa está usando el micrófono. Ciérralo e inténtalo de nuevo.',
    unplugged: 'El micrófono se ha desconectado. Conéctalo y repítelo.',
    silent: 'No llega sonido del micrófono. Comprueba que no está apagado, o elige otro en Ajustes.',
    hidden: 'Se ha dejado de escuchar porque esta pestaña estaba oculta. Pulsa el micrófono para seguir.',
    elsewhere: 'Ahora escucha otra pestaña. Pulsa el micrófono para escuchar aquí.',
    offline: 'No hay conexión, así que nadie ha podido escuchar. Inténtalo cuando tengas conexión o escribe.',
    busy: 'En este momento habla mucha gente. Repítelo en unos segundos.',
    late: 'Se ha tardado demasiado en entenderlo. Inténtalo de nuevo o escribe.',
    unheard: 'Nadie ha podido escuchar ahora mismo. Inténtalo de nuevo o escribe.',
    'not-fetched': 'El reconocimiento de voz no se ha descargado, así que no se ha podido oír nada. Puedes escribir.',
  },
  kept: {
    hidden:
      'Se ha dejado de escuchar porque esta pestaña estaba oculta. Lo que habías dicho hasta entonces está en el campo de texto.',
    unplugged: 'El micrófono se ha desconectado. Lo que habías dicho hasta entonces está en el campo de texto.',
    elsewhere: 'Ahora escucha otra pestaña. Lo que habías dicho hasta entonces está en el campo de texto.',
  },
}
