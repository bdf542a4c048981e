/** Path of the one websocket. The token travels in the first message, never in the address. */
export const REALTIME_PATH = '/api/realtime'

/** Close codes of ours: not signed in, signed in with another role than before, too many messages. */
export const CLOSE_CODES = { unauthenticated: 4401, forbidden: 4403, tooManyMessages: 4429, protocol: 4400 } as const
