import type { Translation } from '../language/translation.ts'
import type { uiMessages as english } from './messages.en.ts'

/** Spanish: words of the page's own components. */
export const uiMessages: Translation<typeof english> = {
  close: 'Cerrar',
  dismiss: 'Descartar',
  undo: 'Deshacer',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  loading: 'Cargando',
  stillLoading: 'Sigue cargando. El servidor tarda en responder.',
  notifications: 'Notificaciones',
  productName: 'Placard',
  beta: 'BETA',
  theme: { legend: 'Tema', light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del sistema' },
  panelFailed: 'No se ha podido mostrar esta parte',
  restGoesOn: 'El resto de la página sigue funcionando.',
  tryAgain: 'Reintentar',
  notLoaded: 'No se ha podido cargar',
  reload: 'Recargar la app',
  partMissing:
    'No se ha podido cargar esta parte; puede que Placard se haya actualizado. El resto de la página sigue funcionando.',
  loggedAs: (requestId) => `El error ha quedado registrado como ${requestId}.`,
  viewAsTable: 'Ver la tabla',
  viewAsPicture: 'Ver la imagen',
  stance: { favour: 'A favor', against: 'En contra', undecided: 'Sin decidir' },
  tone: { info: 'Información', success: 'Hecho', warning: 'Advertencia', danger: 'Error' },
  flagOf: (country) => `Bandera de ${country}`,
  hasTheFloor: 'tiene la palabra',
  asksForTheFloor: 'pide la palabra',
}
