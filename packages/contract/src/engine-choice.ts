import * as z from 'zod/mini'

/** Providers of language models, by the interface of their API. */
export const MODEL_PROVIDERS = ['gemini', 'openai-compatible', 'anthropic'] as const

/** What an administrator can withdraw from everybody: each provider of the server, and models with keys of one's own. */
export const RULED_ENGINES = [...MODEL_PROVIDERS, 'own'] as const
export type RuledEngine = (typeof RULED_ENGINES)[number]

const PERSONAL = [
  z.strictObject({ kind: z.literal('own'), ownEngineId: z.uuid() }),
  z.strictObject({ kind: z.literal('device') }),
] as const

/**
 * Which engine answers a conversation. `automatic`: the server's models in their order, then the built-in assistant.
 * `provider`: this one first, then as `automatic`. `built-in`: no model. `own`: a model that the user added. `device`: the
 * model that the browser itself has. With `built-in`, `own` and `device` no other provider is ever asked.
 */
export const EngineChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('automatic') }),
  z.strictObject({ kind: z.literal('provider'), provider: z.enum(MODEL_PROVIDERS) }),
  z.strictObject({ kind: z.literal('built-in') }),
  ...PERSONAL,
])
export type EngineChoice = z.infer<typeof EngineChoice>

/** The choices whose engine may be one that only its user's browser can ask. */
export const BrowserChoice = z.discriminatedUnion('kind', [...PERSONAL])
export type BrowserChoice = z.infer<typeof BrowserChoice>

/** Whether an engine of a choice may be one of the browser. */
export function isBrowserChoice(choice: EngineChoice): choice is BrowserChoice {
  return choice.kind === 'own' || choice.kind === 'device'
}

/** What answers a conversation unless its owner chooses otherwise. */
export const AUTOMATIC: EngineChoice = { kind: 'automatic' }

/** Whether a provider of the server may be the first to answer a choice. */
export function mayAnswerFirst(choice: EngineChoice, provider: (typeof MODEL_PROVIDERS)[number]): boolean {
  return choice.kind === 'automatic' || (choice.kind === 'provider' && choice.provider === provider)
}

/** Whether a choice keeps the services of the server out: they are not asked to speak or to hear either. */
export function isWithoutServices({ kind }: EngineChoice): boolean {
  return kind === 'built-in' || kind === 'own' || kind === 'device'
}

/** Whether two choices are the same. */
export function isSameChoice(one: EngineChoice, other: EngineChoice): boolean {
  switch (one.kind) {
    case 'provider':
      return other.kind === 'provider' && one.provider === other.provider
    case 'own':
      return other.kind === 'own' && one.ownEngineId === other.ownEngineId
    default:
      return one.kind === other.kind
  }
}
