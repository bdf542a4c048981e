import type { OwnEngineKind } from '@placard/contract'
import type { Translation } from '../../kit/language/translation.ts'
import type { ownEngineMessages as english } from './own-engine-messages.en.ts'

const VENDORS: Readonly<Record<OwnEngineKind, string>> = {
  gemini: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': 'OpenAI',
}

/** French: words about models that a user added. */
export const ownEngineMessages: Translation<typeof english> = {
  title: (model, isOwn) => `${model}, ${isOwn ? 'sur votre ordinateur' : 'avec votre clé'}`,
  ownNote: 'Votre navigateur interroge votre propre ordinateur ; personne d’autre ne voit cette discussion. Gratuit.',
  vendorNote: (kind) => `${VENDORS[kind]} voit cette discussion et facture l’usage de votre clé.`,
}
