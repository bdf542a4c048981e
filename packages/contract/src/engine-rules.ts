import * as z from 'zod/mini'
import { ENGINE_PLACES } from './chat.ts'
import { MODEL_PROVIDERS, RULED_ENGINES } from './engine-choice.ts'
import { defineRoute } from './route.ts'

/** Which engines the people of a server may use, as an administrator sees it. */
export const EngineRules = z.strictObject({
  /** The models of the server, in the order in which they are asked. */
  models: z.array(
    z.strictObject({
      provider: z.enum(MODEL_PROVIDERS),
      model: z.string(),
      place: z.enum(ENGINE_PLACES),
      isAllowed: z.boolean(),
    }),
  ),
  hasBuiltIn: z.boolean(),
  /** Whether people may add models with keys of their own, and ask them. */
  isOwnAllowed: z.boolean(),
})
export type EngineRules = z.infer<typeof EngineRules>

/** The calls by which administrators decide which engines people may use. */
export const engineRules = {
  read: defineRoute({
    method: 'GET',
    path: '/api/admin/engines',
    permission: 'admin',
    summary: 'The models of this server, and which of them people may use.',
    reply: EngineRules,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/admin/engines/:engine',
    permission: 'admin',
    summary: 'Allows an engine to everybody, or withdraws it: from then on nothing is asked of it.',
    params: z.strictObject({ engine: z.enum(RULED_ENGINES) }),
    body: z.strictObject({ isAllowed: z.boolean() }),
    reply: EngineRules,
  }),
} as const
