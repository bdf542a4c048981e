import * as z from 'zod/mini'
import { ENGINE_PLACES } from './chat.ts'
import { MODEL_PROVIDERS } from './engine-choice.ts'
import { OwnEngine } from './own-engines.ts'
import { defineRoute } from './route.ts'

/** A model of a host. */
const HostModel = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  model: z.string(),
  place: z.enum(ENGINE_PLACES),
})
export type HostModel = z.infer<typeof HostModel>

/** The engines of a host that a user may choose. */
export const EngineOffer = z.strictObject({
  /** Models of the host, in the order in which they are asked. */
  models: z.array(HostModel),
  /** Models of the host that an administrator has withdrawn: no conversation is shown to them, also one that chose them. */
  withdrawn: z.array(HostModel),
  /** Models of the host that the user has nothing sent to: they have turned off services outside this server. */
  withheld: z.array(HostModel),
  hasBuiltIn: z.boolean(),
  /** Models that the user has added to their account. */
  ownEngines: z.array(OwnEngine),
  /** Whether those may answer. */
  isOwnAllowed: z.boolean(),
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
