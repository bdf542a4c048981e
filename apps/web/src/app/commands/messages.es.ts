import type { Translation } from '../../kit/language/translation.ts'
import type { commandMessages as english } from './messages.en.ts'

/** Spanish: words of the shell's commands. */
export const commandMessages: Translation<typeof english> = {
  groups: {
    go: 'Ir a',
    look: 'Apariencia',
    page: 'Página',
    campaigns: 'Empezar una campaña',
    sessions: 'Retomar una sesión',
    account: 'Cuenta',
  },
  goTo: (name) => `Ir a: ${name}`,
  theme: { light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del sistema' },
  themeChosen: { light: 'Tema claro.', dark: 'Tema oscuro.', system: 'El tema sigue al de este dispositivo.' },
  themeWords: 'colores apariencia modo',
  focusInput: 'Ir al campo de texto',
  toggleSidebar: 'Mostrar u ocultar la barra lateral',
  start: (title) => `Empezar “${title}”…`,
  takeUp: (title, country) => `Retomar “${title}” · ${country}`,
  hit: (title, excerpt) => (title === excerpt ? title : `${title}: ${excerpt}`),
  kinds: { chat: 'Chats', voice: 'Conversaciones de voz', campaign: 'Campañas' },
  signOut: 'Cerrar sesión',
  leaveDemo: 'Salir de la demo',
}
