import type { Translation } from '../kit/language/translation.ts'
import type { appMessages as english } from './messages.en.ts'

/** Spanish: words of the shell. */
export const appMessages: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  goTo: 'Ir a…',
  demo: 'Demo',
  leaveDemo: 'Salir de la demo',
  newVersion: 'Hay una nueva versión de Placard lista.',
  reload: 'Recargar',
  fallback: {
    title: 'Se ha producido un problema',
    text: 'Se ha producido un error inesperado. Lo que estaba guardado está a salvo; inténtalo de nuevo o recarga la app.',
    logged: 'Se ha producido un error inesperado. Ha quedado registrado y estamos trabajando para corregirlo.',
    reference: 'Referencia:',
    tryAgain: 'Reintentar',
    reload: 'Recargar la app',
  },
  outdated: {
    title: 'Placard se ha actualizado',
    text: 'Esta parte de la página pertenece a una versión anterior. Recarga para continuar; nada de lo que has enviado se pierde.',
  },
  partOffline: {
    title: 'Esta parte aún no está en tu dispositivo',
    text: 'No se ha podido cargar sin conexión. Podrá cargarse cuando vuelvas a tener conexión.',
  },
  notFound: {
    title: 'Esa sala no existe',
    text: (path) => `No hay nada en ${path}. Puede que la dirección tenga una errata o que la página se haya movido.`,
    back: 'Volver al chat',
  },
  kit: 'Sistema de diseño',
}
