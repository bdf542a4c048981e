import type { OwnEngineKind } from '@placard/contract'

const VENDORS: Readonly<Record<OwnEngineKind, string>> = {
  gemini: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': 'OpenAI',
}

/** Words about models that a user added. */
export const ownEngineMessages = {
  title: (model: string, isOwn: boolean) => `${model}, ${isOwn ? 'on your computer' : 'with your key'}`,
  ownNote: 'Your browser asks your own computer; nobody else sees this chat. Free.',
  vendorNote: (kind: OwnEngineKind) => `${VENDORS[kind]} sees this chat and bills your key.`,
} as const
