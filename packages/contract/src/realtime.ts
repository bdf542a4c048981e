import * as z from 'zod/mini'
import { TranscriptEntry } from './session-record.ts'
import { SeatView } from './session-view.ts'

/** Messages from the page. The first one must be `authenticate`. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('authenticate'), token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  /** Subscribes to a session: requests everything after log position `after`, and all that follows. */
  z.strictObject({ type: z.literal('subscribe'), sessionId: z.uuid(), after: z.int().check(z.gte(0)) }),
  z.strictObject({ type: z.literal('unsubscribe'), sessionId: z.uuid() }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

/** Messages from the server. A view carries all transcript entries after the last position sent or requested. */
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
  /** The user's settings changed on one of their devices, or may have: the page has to fetch them. */
  z.strictObject({ type: z.literal('settings'), device: z.optional(z.string()) }),
  z.strictObject({ type: z.literal('error'), code: z.string(), error: z.string(), sessionId: z.optional(z.string()) }),
  /** The server is going away; reconnect with backoff. */
  z.strictObject({ type: z.literal('leaving') }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
