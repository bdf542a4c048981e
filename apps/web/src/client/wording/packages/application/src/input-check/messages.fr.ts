import type { inputCheckMessages as english } from '@placard/application'
import type { Translation } from '../../../../../../kit/language/translation.ts'

/** What a very dangerous input reads like, by its threat. */
const READS_LIKE: Readonly<Record<string, string>> = {
  script: 'un script qu’une page exécuterait',
  'event-handler': 'un script qu’une page exécuterait',
  'shell-command': 'une commande qu’un ordinateur exécuterait',
}

function whatOf(threats: readonly string[]): string {
  const like = threats.map((threat) => READS_LIKE[threat]).find((words) => words !== undefined)
  return like === undefined ? '' : ` : une partie ressemble à ${like}`
}

/** Sentences of the input check. */
export const inputCheckMessages: Translation<typeof english> = {
  required: 'Un texte est requis',
  tooLong: (most) => `Le texte dépasse la longueur maximale de ${most} caractères`,
  tooShort: (least) => `Le texte doit contenir au moins ${least} caractères`,
  dangerous: 'Le texte contient des éléments potentiellement dangereux',
  refused: (threats) =>
    `Le texte contient des éléments potentiellement dangereux${whatOf(threats)}. Modifiez cette partie et envoyez-le de nouveau.`,
  refusedName: (threats) => `Ce nom affiché ne peut pas être utilisé${whatOf(threats)}. Veuillez en choisir un autre.`,
  suspicious: 'Le texte contient des éléments suspects',
  format: 'Le texte n’a pas le format requis',
  internal: 'La vérification a échoué à cause d’une erreur interne',
}
