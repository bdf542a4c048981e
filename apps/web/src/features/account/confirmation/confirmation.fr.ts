import type { Translation } from '../../../kit/language/translation.ts'
import type { confirmationMessages as english } from './confirmation.en.ts'

/** A mail that confirms an address; `sentAt` is missing when none was ever sent. */
export const confirmationMessages: Translation<typeof english> = {
  notice: (email, sentAt) =>
    sentAt === undefined
      ? `L’adresse ${email} n’est pas encore confirmée. Nous pouvons vous envoyer un e-mail avec un lien pour la confirmer.`
      : `Consultez votre boîte : un e-mail a été envoyé à ${email}. Si vous aviez déjà un compte, il explique comment y revenir.`,
  short: 'Confirmez votre adresse',
  send: (sentAt) => (sentAt === undefined ? 'Envoyer l’e-mail' : 'Renvoyer l’e-mail'),
  sent: 'L’e-mail est en route, sauf si plusieurs ont été envoyés récemment à cette adresse.',
  confirmed: 'Cette adresse est déjà confirmée.',
  accountSecurity: 'Sécurité du compte',
  notSent: 'L’e-mail n’a pas pu être envoyé.',
}
