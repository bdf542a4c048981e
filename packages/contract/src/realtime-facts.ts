/** Path of the only websocket. The token is sent in the first message, never in the URL. */
export const REALTIME_PATH = '/api/realtime'

/**
 * Application close codes: not signed in, signed in with another role than before, too many messages, protocol error.
 */
export const CLOSE_CODES = { unauthenticated: 4401, forbidden: 4403, tooManyMessages: 4429, protocol: 4400 } as const
