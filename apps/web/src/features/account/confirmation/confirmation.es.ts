import type { Translation } from '../../../kit/language/translation.ts'
import type { confirmationMessages as english } from './confirmation.en.ts'

/** A mail that confirms an address; `sentAt` is missing when none was ever sent. */
export const confirmationMessages: Translation<typeof english> = {
  notice: (email, sentAt) =>
    sentAt === undefined
      ? `La dirección ${email} aún no está confirmada. Podemos enviarte un correo con un enlace para confirmarla.`
      : `Mira tu bandeja: enviamos un correo a ${email}. Si ya tenías una cuenta, explica cómo volver a ella.`,
  short: 'Confirma tu correo',
  send: (sentAt) => (sentAt === undefined ? 'Enviar correo' : 'Enviar otra vez'),
  sent: 'El correo está en camino, salvo que se hayan enviado varios a esta dirección hace poco.',
  confirmed: 'Esta dirección ya está confirmada.',
  accountSecurity: 'Seguridad de la cuenta',
  notSent: 'No se ha podido enviar el correo.',
}
