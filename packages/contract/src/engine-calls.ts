import * as z from 'zod/mini'
import { ENGINE_PLACES } from './chat.ts'
import { MODEL_PROVIDERS } from './engine-choice.ts'
import { OwnEngine } from './own-engines.ts'
import { defineRoute } from './route.ts'

/** The engines of a host that a user may choose. */
export const EngineOffer = z.strictObject({
  /** Models of the host, in the order in which they are asked. */
  models: z.array(
    z.strictObject({ provider: z.enum(MODEL_PROVIDERS), model: z.string(), place: z.enum(ENGINE_PLACES) }),
  ),
  hasBuiltIn: z.boolean(),
  /** Models that the user has added to their account. */
  ownEngines: z.array(OwnEngine),
})
export type EngineOffer = z.infer<typeof EngineOffer>

/** The calls about engines of chats. */
export const engineCalls = {
  offer: defineRoute({
    method: 'GET',
    path: '/api/chat/engines',
    permission: 'user',
    summary: 'The engines that may answer the caller’s conversations.',
    reply: EngineOffer,
  }),
} as const
