import type { Translation } from '../../../kit/language/translation.ts'
import type { confirmationMessages as english } from './confirmation.en.ts'

const moment = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** A mail that confirms an address; `sentAt` is missing when none was ever sent. */
export const confirmationMessages: Translation<typeof english> = {
  state: (email, sentAt) =>
    sentAt === undefined
      ? `La dirección ${email} aún no está confirmada.`
      : `Mira tu bandeja: enviamos un correo a ${email} el ${moment.format(new Date(sentAt))}.`,
  next: (sentAt) =>
    sentAt === undefined
      ? 'Podemos enviarte un correo con un enlace para confirmarla.'
      : 'Sigue los pasos que indica. Si ya tenías una cuenta con esta dirección, también explica cómo entrar en ella.',
  send: (sentAt) => (sentAt === undefined ? 'Enviar correo' : 'Enviar otra vez'),
  sent: 'El correo está en camino, salvo que se hayan enviado varios a esta dirección hace poco.',
  confirmed: 'Esta dirección ya está confirmada.',
  accountSecurity: 'Seguridad de la cuenta',
  notSent: 'No se ha podido enviar el correo.',
}
