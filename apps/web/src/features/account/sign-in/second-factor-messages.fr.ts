import type { Translation } from '../../../kit/language/translation.ts'
import type { secondFactorMessages as english } from './second-factor-messages.en.ts'

/** The second step of signing in. */
export const secondFactorMessages: Translation<typeof english> = {
  title: 'Encore une étape',
  text: {
    code: 'Ouvrez votre application d’authentification et saisissez les six chiffres qu’elle affiche pour Placard.',
    'recovery-code':
      'Saisissez l’un des codes de secours que vous avez gardés en activant l’authentification à deux facteurs. Chacun ne sert qu’une fois.',
  },
  label: { code: 'Code de l’application', 'recovery-code': 'Code de secours' },
  use: { code: 'Utiliser l’application', 'recovery-code': 'Utiliser un code de secours' },
  required: 'Veuillez saisir le code',
  submit: 'Se connecter',
  back: 'Retour',
}
