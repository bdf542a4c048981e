import type { Translation } from '../../../kit/language/translation.ts'
import type { frameMessages as english } from './messages.en.ts'

export const frameMessages: Translation<typeof english> = {
  navigation: 'Ajustes y cuenta',
  tabs: {
    appearance: 'Apariencia',
    voice: 'Voz',
    notifications: 'Notificaciones',
    privacy: 'Privacidad',
    system: 'Sistema',
  },
  account: {
    security: 'Seguridad de la cuenta',
    subscription: 'Suscripción',
    data: 'Datos',
  },
  search: {
    label: 'Buscar un ajuste',
    placeholder: 'Buscar un ajuste',
    found: (count) => (count === 1 ? 'Un ajuste encontrado.' : `${count} ajustes encontrados.`),
    none: (typed) => `Ningún ajuste se llama «${typed}». Prueba con otra palabra, como «tema» o «voz».`,
    page: 'Cuenta',
    group: 'Ajustes',
  },
}
