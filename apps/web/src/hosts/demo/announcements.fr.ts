import type { Translation } from '../../kit/language/translation.ts'
import type { sampleWords as english } from './announcements.en.ts'

/** French: words of the demo's sample announcements. */
export const sampleWords: Translation<typeof english> = {
  demo: {
    title: 'Vous êtes dans la démo',
    content:
      'Toute la simulation tourne dans ce navigateur : les campagnes, les délégations IA et les bilans se passent de compte et de serveur, et fonctionnent sans connexion. Vos sessions ne sont conservées que dans ce navigateur : effacer ses données les supprime.',
  },
  branches: {
    title: 'Revenez en arrière et tentez autre chose',
    content:
      'Le bilan d’une session terminée en signale les tournants. Revenez à l’un d’eux et rejouez à partir de là : la branche est une session à part entière, et celle que vous avez terminée reste telle quelle.',
  },
  beta: {
    title: 'Placard est en version bêta',
    content: 'Les campagnes, les textes et les scores peuvent encore changer d’une version à l’autre.',
  },
}
