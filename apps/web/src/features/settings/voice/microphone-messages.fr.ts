import type { Translation } from '../../../kit/language/translation.ts'
import type { microphoneSettingsMessages as english } from './microphone-messages.en.ts'

/** The settings of the microphone. */
export const microphoneSettingsMessages: Translation<typeof english> = {
  title: 'Microphone',
  device: 'Microphone',
  usual: 'Celui de votre système',
  nameless: (number) => `Microphone ${number}`,
  gone: 'Le microphone choisi (non connecté)',
  chosen: 'Microphone choisi.',
  test: 'Tester le microphone',
  stopTest: 'Arrêter le test',
  testHint: 'Rien d’un test n’est envoyé ni conservé.',
  speakNow: 'Dites quelque chose : la barre bouge quand vous parlez.',
  handsFree: 'Mains libres',
  handsFreeHint:
    'En session et dans les conversations vocales, le microphone remarque de lui-même quand vous commencez et finissez, et continue d’écouter jusqu’à ce que vous le pressiez de nouveau. Sinon, vous le pressez, ou maintenez la barre d’espace, à chaque fois.',
  browser: 'Utiliser la reconnaissance vocale du navigateur',
  browserHint:
    'Pour la dictée et les conversations. L’éditeur de votre navigateur peut recevoir le son de ce que vous dites. Les commandes d’une session restent comprises sans elle.',
}
