/** What the socket says when it refuses a message. */
export const REALTIME_ERRORS = {
  'bad-request': 'This connection is signed in already.',
  'validation-failed': 'The message could not be understood.',
  'not-found': 'There is nothing here.',
  'rate-limited': 'This connection follows too many sessions.',
} as const

export type RealtimeErrorCode = keyof typeof REALTIME_ERRORS
