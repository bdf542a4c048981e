import type { Translation } from '../../../kit/language/translation.ts'
import type { notificationMessages as english } from './messages.en.ts'

export const notificationMessages: Translation<typeof english> = {
  title: 'Notificaciones del navegador',
  enable: 'Activar las notificaciones',
  hint: 'Tu navegador te avisa cuando algo te espera aquí y esta pestaña está oculta. Te pide permiso una sola vez.',
  what: 'De qué se te avisa',
  kinds: [
    {
      title: 'Una sesión te necesita',
      text: 'Tu turno de votar, una crisis, una oferta para ti o la presidencia que propone cerrar.',
    },
    { title: 'Ha terminado una votación', text: 'El resultado de una votación que acabó mientras no estabas.' },
    {
      title: 'Una respuesta está lista',
      text: 'El asistente ha terminado de escribir mientras estabas en otra parte.',
    },
  ],
  terms: 'Nada se envía cuando la página está cerrada, y no interviene ningún otro servicio. Un clic lleva al lugar.',
  on: 'Las notificaciones están activas en este navegador.',
  obstacles: {
    default: 'Están activadas, pero este navegador aún no ha pedido tu permiso.',
    denied:
      'Este navegador bloquea las notificaciones de Placard. Permítelas en su configuración para este sitio; esta página lo nota enseguida.',
    unsupported: 'Este navegador no tiene notificaciones. Lo que te espera se muestra de todos modos en la página.',
    insecure:
      'Este navegador solo permite notificaciones a las páginas cifradas (https), y esta no lo está. Consulta a la administración de este servidor.',
  },
  ask: 'Preguntar a este navegador',
  test: 'Mostrar un ejemplo',
  example: { title: 'Placard', text: 'Así se te avisará.' },
}
