import type { Translation } from '../../kit/language/translation.ts'
import type { deviceMessages as english } from './messages.en.ts'

const ABOUT =
  'Votre navigateur peut faire tourner un petit modèle de langage sur cet appareil ; dans Chrome, c’est Gemini Nano.'
const SMALL = 'Il en sait moins qu’un grand modèle dans le cloud et se trompe plus souvent.'

/** French: words about the browser's own model. */
export const deviceMessages: Translation<typeof english> = {
  title: 'Un modèle sur cet appareil',
  about: {
    demo: `${ABOUT} Ce que vous écrivez reste ici, il fonctionne hors ligne et les réponses ne coûtent rien. ${SMALL}`,
    account: `${ABOUT} Aucune entreprise d’IA ne voit ce que vous écrivez et les réponses ne coûtent rien. Ce site conserve vos discussions comme d’habitude. ${SMALL}`,
  },
  engineTitle: 'Sur cet appareil',
  engineNote:
    'Le modèle de votre navigateur, qui est petit. Ce que vous écrivez reste sur cet appareil, même hors ligne.',
  before: 'Avant de le télécharger',
  size: 'Taille : le modèle de Chrome pesait environ 4 Go en mai 2026. Votre navigateur ne dit pas aux pages combien il pèse aujourd’hui.',
  room: 'Espace : Chrome demande 22 Go libres sur le disque de votre profil, et supprime le modèle s’il reste moins de 10 Go.',
  connection: 'Connexion : choisissez-en une sans limite de données. Le modèle n’est téléchargé qu’une fois.',
  source: 'Ce que Chrome exige',
  sourceAddress: 'https://developer.chrome.com/docs/ai/prompt-api',
  download: 'Télécharger le modèle',
  again: 'Réessayer',
  underWay: 'Votre navigateur est déjà en train de télécharger son modèle.',
  wait: 'Voir la progression',
  downloading: (percent) => `${percent} % téléchargés`,
  progress: 'Téléchargement du modèle',
  goesOn:
    'Vous pouvez continuer à utiliser la page. Si vous cessez d’attendre, votre navigateur terminera peut-être le téléchargement tout seul.',
  stop: 'Ne plus attendre',
  loading: 'Téléchargé. Votre navigateur décompresse le modèle et le charge en mémoire.',
  ready: 'Le modèle est prêt sur cet appareil.',
  unfit: 'Votre navigateur indique qu’il ne peut pas faire tourner son modèle sur cet appareil.',
  absent: 'Ce navigateur n’a pas de modèle de langage. Chrome sur ordinateur en a un.',
  looking: 'Interrogation du navigateur…',
  failedTitle: 'Le modèle n’a pas été téléchargé',
  failures: {
    network:
      'Le téléchargement s’est interrompu. Vérifiez votre connexion et l’espace libre sur votre disque. Votre navigateur reprendra là où il s’est arrêté.',
    refused:
      'Votre navigateur ne l’a pas permis. L’IA sur l’appareil est peut-être désactivée : dans Chrome, regardez sous Paramètres, puis Système.',
    failed: 'Votre navigateur n’a pas dit pourquoi. Réessayez, ou redémarrez d’abord le navigateur.',
  },
  campaigns: {
    label: 'L’utiliser aussi dans les campagnes',
    hint: 'Il formule ce que disent les délégations, et lit ce que vous dites quand la lecture intégrée hésite. Ses formulations sont vérifiées comme celles de tout modèle ; c’est toujours la simulation qui décide de ce que font les délégations.',
  },
}
