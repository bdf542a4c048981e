import type { Translation } from '../../kit/language/translation.ts'
import type { sidebarMessages as english } from './messages.en.ts'

/** Spanish: words of the sidebar. */
export const sidebarMessages: Translation<typeof english> = {
  label: 'Barra lateral',
  navigation: 'Principal',
  toggle: 'Mostrar u ocultar la barra lateral',
  menu: 'Menú',
  accountOf: (name) => `Cuenta de ${name}`,
  admin: 'Admin',
  demoUser: 'Delegación demo',
  demoKept: 'Se queda en este navegador.',
  theme: 'Tema',
  signOut: 'Cerrar sesión',
  leaveDemo: 'Salir de la demo',
  keepDemo: 'Conservar mi demo',
  install: 'Instalar Placard',
  pleaseSignIn: 'Inicia sesión para continuar',
  signIn: 'Iniciar sesión',
  viewDetails: 'Ver detalles',
}
