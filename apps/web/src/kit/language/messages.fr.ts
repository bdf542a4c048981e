import type { languageMessages as english } from './messages.en.ts'
import type { Translation } from './translation.ts'

/** La langue de l’interface. */
export const languageMessages: Translation<typeof english> = {
  label: 'Langue',
  hint: 'La page se recharge dans la langue choisie, et ce que vous avez saisi est conservé. Les délégations et l’assistant parlent anglais.',
  notKept: 'Ce navigateur n’enregistre rien : la page ne peut suivre que la langue du navigateur.',
  automatic: (name) => `Celle du navigateur (${name})`,
  missing: (name) => `${name} : le chargement a échoué. La page est en anglais pour l’instant.`,
  tryAgain: 'Réessayer',
  command: (name) => `Langue : ${name}`,
  commandWords: 'langue language idioma traduction interface',
  spokenEnglish: 'Les délégations et l’assistant parlent anglais. Écrivez-leur en anglais ou dans votre langue.',
  englishOnly: 'Ce texte n’existe qu’en anglais.',
}
