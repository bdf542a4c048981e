import { inFrench } from '../language/counting.ts'
import type { Translation } from '../language/translation.ts'
import type { countryMessages as english } from './messages.en.ts'

/** French: words of the country picker. */
export const countryMessages: Translation<typeof english> = {
  found: (count) => inFrench.count(count, 'pays trouvé', 'pays trouvés'),
  noneFound: (typed) => `Aucun État membre ne correspond à « ${typed} ».`,
  foundBy: (name) => `aussi appelé ${name}`,
  clear: 'Effacer le pays',
  openList: 'Afficher tous les pays',
}
