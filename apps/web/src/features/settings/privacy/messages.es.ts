import { datesIn } from '../../../kit/language/dates.ts'
import { sizeText } from '../../../kit/language/size-text.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { privacyMessages as english } from './messages.en.ts'

const dates = datesIn('es', 'UTC')
const size = (bytes: number) => sizeText(bytes, ['B', 'kB', 'MB'], 'es')

export const privacyMessages: Translation<typeof english> = {
  title: 'Privacidad',
  intro: 'Qué se guarda de ti aquí y dónde. Cada cifra se cuenta cuando abres esta página.',
  looking: 'Contando…',
  server: {
    title: 'En este servidor',
    counted: (entries, groups) => `${entries} entradas en ${groups} grupos`,
    failed: 'No se pudo cargar la lista.',
    text: 'La lista de lo que se guarda: para qué sirve, cuánto tiempo y quién lo recibe.',
    demo: 'Nada tuyo',
    demoText: 'La demo no tiene cuenta. Lo que haces en ella se queda en este navegador.',
    link: 'Ver el uso de los datos',
  },
  browser: {
    title: 'En este navegador',
    counted: (entries, bytes) =>
      `${entries === 1 ? 'Una entrada' : `${entries} entradas`}${bytes === undefined ? '' : `, ${size(bytes)} en total`}`,
    text: 'Tus ajustes, lo necesario para seguir con la sesión iniciada y la propia página, para que se abra sin conexión.',
    link: 'Qué son',
  },
  recordings: {
    title: 'Grabaciones de tu voz',
    off: 'No se guardan',
    on: (count) => (count === 1 ? 'Una guardada' : `${count} guardadas`),
    none: 'La demo no guarda ninguna',
    failed: 'No se pudo consultar',
    text: 'Solo se guardan si lo pides, durante 24 horas.',
    link: 'Cambiarlo',
  },
  sale: {
    title: 'Vendido o compartido',
    none: 'Nada',
    signal: 'Tu navegador envía la señal Global Privacy Control. Aquí no se vende nada, con ella o sin ella.',
    noSignal: 'En este sitio no hay publicidad ni rastreo, así que no tienes a qué oponerte.',
  },
  usage: {
    title: 'Registros de uso',
    none: 'Ninguno',
    text: 'No se anota qué páginas abres ni qué pulsas. Las campañas solo se cuentan con tu consentimiento.',
  },
  texts: {
    title: 'Textos en vigor',
    versions: (terms, privacy) => `Condiciones ${terms}, privacidad ${privacy}`,
    since: (day) => `En vigor desde el ${dates.day(day)}.`,
    link: 'Leer las condiciones',
  },
  rights: {
    title: 'Derechos sobre tus datos',
    text: 'Qué puedes ver, rectificar y borrar, y a quién pedir el resto.',
    open: 'Abrir Derechos de privacidad',
    action: 'Tus derechos y la política',
  },
}
