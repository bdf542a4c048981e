import type { EngineOffer } from '@placard/contract'
import { modelName } from '../../../client/wording/engine-text.fr.ts'
import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { engineMessages as english } from './messages.en.ts'

type Model = EngineOffer['models'][number]

const VENDORS: Readonly<Record<Model['provider'], string>> = {
  gemini: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': 'L’exploitant de ce site',
}

const nameOf = ({ provider, model }: Model) => modelName({ rung: provider, model })

const WITHDRAWN = 'L’administration de ce site a désactivé ce modèle.'
const STANDS_IN = 'L’assistant intégré répond à sa place.'

/** French: words of the menu in which a conversation's engine is chosen. */
export const engineMessages: Translation<typeof english> = {
  answersBy: (title, isWithdrawn) => `Qui répond : ${title}${isWithdrawn ? ' (désactivé)' : ''}`,
  legend: 'Qui répond dans cette discussion',
  applies: 'À partir de votre prochain message. Les nouvelles discussions commencent par votre dernier choix.',
  automatic: 'Automatique',
  automaticNote: (models, hasBuiltIn) =>
    `${inFrench.list(models.map(nameOf))}${models.length > 1 ? ', dans cet ordre' : ''}${hasBuiltIn ? ' ; l’assistant intégré si aucun ne peut répondre' : ''}. Questions et réponses comptent dans vos mots quotidiens.`,
  modelTitle: nameOf,
  modelNote: ({ provider, place }) =>
    place === 'own-server'
      ? 'Tourne sur un serveur de l’exploitant de ce site. Questions et réponses comptent dans vos mots quotidiens.'
      : `${VENDORS[provider]} voit cette discussion. Questions et réponses comptent dans vos mots quotidiens.`,
  builtIn: 'Assistant intégré',
  builtInNote: 'Aucun modèle d’IA, et personne d’autre ne voit cette discussion. Seuls vos propres mots comptent.',
  builtInDemoNote: 'Aucun modèle d’IA. Tout reste dans ce navigateur.',
  browserNotes: {
    device:
      'Le modèle de votre navigateur, qui est petit. Ce site conserve la discussion ; aucune entreprise d’IA ne la voit. Seuls vos propres mots comptent.',
    own: 'Votre navigateur interroge votre propre ordinateur. Ce site conserve la discussion ; aucune entreprise d’IA ne la voit. Seuls vos propres mots comptent.',
  },
  deviceOffer: 'Sur cet appareil : télécharger un modèle…',
  aboutDevice: 'Le modèle sur cet appareil',
  useDevice: 'L’utiliser dans cette discussion',
  withdrawnNote: (hasModels, hasBuiltIn) =>
    hasModels
      ? `${WITHDRAWN} Un autre modèle de ce site répond à sa place${hasBuiltIn ? ', ou l’assistant intégré' : ''}.`
      : `${WITHDRAWN} ${hasBuiltIn ? STANDS_IN : 'Rien d’autre ne peut répondre ici.'}`,
  withheld: 'Vous avez désactivé les services d’IA extérieurs à ce serveur.',
  withheldLink: 'Vos consentements',
  withheldNote: (hasBuiltIn) =>
    `Vous avez désactivé les services d’IA extérieurs à ce serveur. ${hasBuiltIn ? STANDS_IN : 'Rien d’autre ne peut répondre ici.'}`,
  ownWithdrawnNote: (hasBuiltIn) =>
    `L’administration de ce site n’autorise pas les modèles avec vos propres clés.${hasBuiltIn ? ` ${STANDS_IN}` : ''}`,
  nothing: 'Personne',
  nothingNote: 'Ce site n’a aucun moteur capable de répondre. Son administration peut en installer un.',
  gone: 'Un modèle absent d’ici',
  goneNote: `Il a été supprimé, ou appartient à un autre navigateur. ${STANDS_IN}`,
}
