import type { Translation } from '../../../kit/language/translation.ts'
import type { confirmationMessages as english } from './confirmation.en.ts'

const moment = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** A mail that confirms an address; `sentAt` is missing when none was ever sent. */
export const confirmationMessages: Translation<typeof english> = {
  state: (email, sentAt) =>
    sentAt === undefined
      ? `L’adresse ${email} n’est pas encore confirmée.`
      : `Consultez votre boîte : un e-mail a été envoyé à ${email} le ${moment.format(new Date(sentAt))}.`,
  next: (sentAt) =>
    sentAt === undefined
      ? 'Nous pouvons vous envoyer un e-mail avec un lien pour la confirmer.'
      : 'Veuillez suivre les étapes qu’il contient. Si vous aviez déjà un compte à cette adresse, il explique aussi comment y accéder.',
  send: (sentAt) => (sentAt === undefined ? 'Envoyer l’e-mail' : 'Renvoyer l’e-mail'),
  sent: 'L’e-mail est en route, sauf si plusieurs ont été envoyés récemment à cette adresse.',
  confirmed: 'Cette adresse est déjà confirmée.',
  accountSecurity: 'Sécurité du compte',
  notSent: 'L’e-mail n’a pas pu être envoyé.',
}
