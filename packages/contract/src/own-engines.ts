import * as z from 'zod/mini'
import { MODEL_PROVIDERS } from './engine-choice.ts'

/** Most models that a user may add. */
export const OWN_ENGINES_MAX = 8
/** Longest API key, in UTF-16 code units. */
export const OWN_KEY_MAX_LENGTH = 500

/** The kinds of models that a user may add, by the interface of their API. */
export const OWN_ENGINE_KINDS = MODEL_PROVIDERS
export type OwnEngineKind = (typeof OWN_ENGINE_KINDS)[number]

/** Where each kind's vendor answers. */
export const VENDOR_ADDRESSES = {
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  anthropic: 'https://api.anthropic.com/v1',
  'openai-compatible': 'https://api.openai.com/v1',
} as const satisfies Readonly<Record<OwnEngineKind, string>>

/** An address on the user's own computer, without a user, a query or a fragment; the page may call no other machine but the vendors'. */
const OWN_COMPUTER = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[\w\-.~%/]*)?$/i

/**
 * The address under which a model of the user's is called, without a slash at its end; empty input is the vendor's.
 * Undefined for every other: no page and no server sends a key or a question to a machine that is neither the vendor's nor
 * the user's own computer.
 */
export function ownAddressOf(kind: OwnEngineKind, input: string): string | undefined {
  const text = input.trim()
  const vendor = VENDOR_ADDRESSES[kind]
  if (text === '') return vendor
  const address = text.replace(/\/+$/, '').replace(/^https?:\/\/[^/]*/i, (machine) => machine.toLowerCase())
  if (address === vendor) return vendor
  return OWN_COMPUTER.test(address) ? address : undefined
}

/** Whether an address leads to the user's own computer, which only their browser can reach. */
export function isOwnComputer(address: string): boolean {
  return OWN_COMPUTER.test(address)
}

/** A model that a user added. Its key is told to nobody, not even to them: only whether there is one. */
export const OwnEngine = z.strictObject({
  id: z.uuid(),
  kind: z.enum(OWN_ENGINE_KINDS),
  address: z.string().check(z.maxLength(300)),
  model: z.string().check(z.minLength(1), z.maxLength(200)),
  hasKey: z.boolean(),
})
export type OwnEngine = z.infer<typeof OwnEngine>

/** A model to add or to try. */
export interface OwnEngineDraft extends Omit<OwnEngine, 'id' | 'hasKey'> {
  /** Empty where the server asks for none. */
  readonly key: string
}

/**
 * Whether a model can be called. `no-model`: the service has others, named in `names` where it lists them.
 * `own-unreachable`: nothing answers on the user's computer, or it does not answer pages: a browser tells the two apart to
 * nobody. `refused`: what answers is no such service.
 */
export const OwnEngineTry = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('works') }),
  z.strictObject({ outcome: z.literal('no-model'), names: z.array(z.string()) }),
  z.strictObject({ outcome: z.enum(['key-refused', 'unreachable', 'own-unreachable', 'refused']) }),
])
export type OwnEngineTry = z.infer<typeof OwnEngineTry>

/** A vendor's model with the user's key, as a server takes it: always at the vendor's own address. */
export const OwnKeyBody = z.strictObject({
  kind: z.enum(OWN_ENGINE_KINDS),
  model: z.string().check(z.trim(), z.regex(/^[\w.:/-]{1,200}$/)),
  key: z.string().check(z.trim(), z.regex(/^[\x21-\x7e]{8,500}$/)),
})
export type OwnKeyBody = z.infer<typeof OwnKeyBody>
