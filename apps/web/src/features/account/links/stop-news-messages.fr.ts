import type { Translation } from '../../../kit/language/translation.ts'
import type { stopNewsMessages as english } from './stop-news-messages.en.ts'

export const stopNewsMessages: Translation<typeof english> = {
  pageTitle: 'Arrêter les nouvelles',
  pageDescription: 'Arrêter les nouvelles par e-mail.',
  title: 'Arrêter les nouvelles par e-mail ?',
  text: 'Vous avez accepté de recevoir des nouvelles par e-mail. Les e-mails au sujet de votre compte arrivent toujours.',
  submit: 'Arrêter ces e-mails',
  submitting: 'Arrêt en cours…',
  doneTitle: 'Vous ne recevez plus de nouvelles par e-mail',
  done: 'Votre consentement est retiré. Vous pouvez le redonner dans les paramètres, sous « Droits sur vos données », « Consentement ».',
  invalidTitle: 'Ce lien ne fonctionne pas',
  invalid:
    'Il est incomplet, ou vient d’un autre serveur. Copiez le lien entier de l’e-mail, ou connectez-vous et arrêtez ces e-mails dans les paramètres, sous « Droits sur vos données », « Consentement ».',
}
