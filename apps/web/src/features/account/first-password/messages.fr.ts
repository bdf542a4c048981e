import type { Translation } from '../../../kit/language/translation.ts'
import type { firstPasswordMessages as english } from './messages.en.ts'

/** The screen on which a temporary password is replaced. */
export const firstPasswordMessages: Translation<typeof english> = {
  pageTitle: 'Nouveau mot de passe',
  pageDescription: 'Choisissez votre propre mot de passe.',
  title: 'Choisissez votre mot de passe',
  text: 'Vous vous êtes connecté avec un mot de passe provisoire. Choisissez-en un que vous seul connaissez, puis continuez.',
  password: 'Nouveau mot de passe',
  confirm: 'Confirmez le mot de passe',
  match: 'Les mots de passe correspondent',
  submit: 'Enregistrer et continuer',
  submitting: 'Enregistrement…',
  signOut: 'Se déconnecter',
}
