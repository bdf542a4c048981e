import type { Translation } from '../../kit/language/translation.ts'
import type { deviceMessages as english } from './messages.en.ts'

const ABOUT = 'Tu navegador puede ejecutar un modelo de lenguaje pequeño en este dispositivo; en Chrome es Gemini Nano.'
const SMALL = 'Sabe menos que un modelo grande en la nube y comete más errores.'

/** Spanish: words about the browser's own model. */
export const deviceMessages: Translation<typeof english> = {
  title: 'Un modelo en este dispositivo',
  about: {
    demo: `${ABOUT} Lo que escribes se queda aquí, funciona sin conexión y las respuestas no cuestan nada. ${SMALL}`,
    account: `${ABOUT} Ninguna empresa de IA ve lo que escribes y las respuestas no cuestan nada. Este sitio guarda tus chats como siempre. ${SMALL}`,
  },
  engineTitle: 'En este dispositivo',
  engineNote:
    'El modelo propio de tu navegador, que es pequeño. Lo que escribes se queda en este dispositivo, también sin conexión.',
  before: 'Antes de descargarlo',
  size: 'Tamaño: el modelo de Chrome ocupaba unos 4 GB en mayo de 2026. Tu navegador no dice a las páginas cuánto ocupa hoy.',
  room: 'Espacio: Chrome pide 22 GB libres en el disco de tu perfil, y borra el modelo si quedan menos de 10 GB.',
  connection: 'Conexión: usa una sin límite de datos. El modelo se descarga una sola vez.',
  source: 'Qué exige Chrome',
  sourceAddress: 'https://developer.chrome.com/docs/ai/prompt-api',
  download: 'Descargar el modelo',
  again: 'Reintentar',
  underWay: 'Tu navegador ya está descargando su modelo.',
  wait: 'Ver el progreso',
  downloading: (percent) => `${percent} % descargado`,
  progress: 'Descarga del modelo',
  goesOn:
    'Puedes seguir usando la página. Si dejas de esperar, puede que tu navegador termine la descarga por su cuenta.',
  stop: 'Dejar de esperar',
  loading: 'Descargado. Tu navegador está descomprimiendo el modelo y cargándolo en memoria.',
  ready: 'El modelo está listo en este dispositivo.',
  unfit: 'Tu navegador dice que no puede ejecutar su modelo en este dispositivo.',
  absent: 'Este navegador no tiene un modelo de lenguaje propio. Chrome para equipos de escritorio sí lo tiene.',
  looking: 'Consultando a tu navegador…',
  failedTitle: 'El modelo no se ha descargado',
  failures: {
    network:
      'La descarga se ha interrumpido. Comprueba la conexión y el espacio libre del disco. Tu navegador seguirá donde se quedó.',
    refused:
      'Tu navegador no lo ha permitido. Puede que la IA en el dispositivo esté desactivada: en Chrome, mira en Configuración y después en Sistema.',
    failed: 'Tu navegador no ha dicho por qué. Inténtalo de nuevo, o reinicia antes el navegador.',
  },
  campaigns: {
    label: 'Usarlo también en las campañas',
    hint: 'Redacta lo que dicen las delegaciones e interpreta lo que dices cuando el lector integrado no está seguro. Sus palabras se comprueban como las de cualquier modelo; lo que hacen las delegaciones lo sigue decidiendo la simulación.',
  },
}
