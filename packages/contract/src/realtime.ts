import * as z from 'zod/mini'
import { TranscriptEntry } from './session-record.ts'
import { SeatView } from './session-view.ts'

/** What a page may send. The first message must be `authenticate`. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('authenticate'), token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  /** Asks for everything after log position `after`, then for whatever follows. */
  z.strictObject({ type: z.literal('subscribe'), sessionId: z.uuid(), after: z.int().check(z.gte(0)) }),
  z.strictObject({ type: z.literal('unsubscribe'), sessionId: z.uuid() }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

/** What the server sends. A view carries all transcript entries after the last position sent or asked for. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({
    type: z.literal('view'),
    sessionId: z.string(),
    seq: z.number(),
    view: SeatView,
    entries: z.array(TranscriptEntry),
  }),
  z.strictObject({ type: z.literal('pong') }),
  /** The person's settings changed on a device of theirs, or may have: what holds has to be asked for. */
  z.strictObject({ type: z.literal('settings'), device: z.optional(z.string()) }),
  z.strictObject({ type: z.literal('error'), code: z.string(), error: z.string(), sessionId: z.optional(z.string()) }),
  /** The server is going away; reconnect with backoff. */
  z.strictObject({ type: z.literal('leaving') }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
