import type { Translation } from '../../../kit/language/translation.ts'
import type { stopNewsMessages as english } from './stop-news-messages.en.ts'

export const stopNewsMessages: Translation<typeof english> = {
  pageTitle: 'Dejar las novedades',
  pageDescription: 'Dejar de recibir novedades por correo.',
  title: '¿Dejar las novedades por correo?',
  text: 'Aceptaste recibir novedades por correo. Los correos sobre tu cuenta siguen llegando.',
  submit: 'Dejar estos correos',
  submitting: 'Un momento…',
  doneTitle: 'Ya no recibes novedades por correo',
  done: 'Tu consentimiento queda retirado. Puedes volver a darlo en los ajustes, en «Derechos sobre tus datos», «Consentimiento».',
  invalidTitle: 'Este enlace no funciona',
  invalid:
    'Está incompleto o es de otro servidor. Copia el enlace entero del correo, o inicia sesión y deja estos correos en los ajustes, en «Derechos sobre tus datos», «Consentimiento».',
}
