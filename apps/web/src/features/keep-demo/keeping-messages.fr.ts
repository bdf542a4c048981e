import { inFrench } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { keepingMessages as english } from './keeping-messages.en.ts'

const { moment } = datesIn('fr')

/** What is kept of the demo in this browser. */
export const keepingMessages: Translation<typeof english> = {
  session: (title, country, createdAt) => `${title}, ${country}, ${moment(createdAt)}`,
  settings: (count) => inFrench.count(count, 'paramètre modifié', 'paramètres modifiés'),
  banner: 'Ce que vous avez fait dans la démo n’existe que dans ce navigateur.',
  storage: {
    memory:
      'Ce navigateur ne laisse pas la démo conserver de données : les sessions durent jusqu’à la fermeture de cet onglet.',
    recovered:
      'Des données de la démo conservées dans ce navigateur étaient illisibles. Elles ont été mises de côté, et la démo continue.',
  },
  keep: 'Garder ma démo',
  later: 'Pas maintenant',
}
