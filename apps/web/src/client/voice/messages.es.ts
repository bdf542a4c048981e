import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { speechMessages as english } from './messages.en.ts'

/** Spanish: words about the voice that reads aloud. */
export const speechMessages: Translation<typeof english> = {
  label: 'Lectura en voz alta',
  notices: {
    blocked:
      'Tu navegador solo reproduce sonido después de un clic o de pulsar una tecla. Haz clic en cualquier sitio para oírlo.',
    'browser-voice':
      'Nuestra voz no ha respondido, así que lee la de tu navegador. Volveremos a probar la nuestra enseguida.',
    'no-voice': 'Ahora mismo no se puede acceder a la voz. Puedes leer el texto; la próxima vez se probará de nuevo.',
    elsewhere: 'Otra pestaña ha empezado a hablar, así que esta guarda silencio.',
    'not-fetched': 'La voz no se ha descargado. Pídela de nuevo cuando quieras escuchar.',
    'fetch-failed':
      'No se ha podido descargar la voz. Comprueba la conexión y el espacio libre del disco e inténtalo de nuevo.',
  },
  dismiss: 'Descartar',
  reading: { pause: 'Pausar la lectura', resume: 'Seguir leyendo', stop: 'Detener la lectura' },
  offer: {
    label: 'Voz para la demo',
    about: (bytes) =>
      `Para hablar, la demo necesita una voz: una descarga de ${inSpanish.number(Math.round(bytes / 100_000) / 10)} MB. Se queda en este navegador y después funciona sin conexión.`,
    accept: 'Descargar la voz',
    decline: 'Ahora no',
    cancel: 'Cancelar',
    come: (percent) => `${percent} % descargado`,
    progress: 'Descarga de la voz',
  },
}
