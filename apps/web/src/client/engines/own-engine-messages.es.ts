import type { OwnEngineKind } from '@placard/contract'
import type { Translation } from '../../kit/language/translation.ts'
import type { ownEngineMessages as english } from './own-engine-messages.en.ts'

const VENDORS: Readonly<Record<OwnEngineKind, string>> = {
  gemini: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': 'OpenAI',
}

/** Spanish: words about models that a user added. */
export const ownEngineMessages: Translation<typeof english> = {
  title: (model, isOwn) => `${model}, ${isOwn ? 'en tu equipo' : 'con tu clave'}`,
  ownNote: 'Tu navegador pregunta a tu propio equipo; nadie más ve este chat. Gratis.',
  vendorNote: (kind) => `${VENDORS[kind]} ve este chat y cobra el uso de tu clave.`,
}
