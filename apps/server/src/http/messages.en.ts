import type { ErrorCode } from '@placard/contract'

/** The sentence that goes with an error code when the place that found it has none of its own. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'The request could not be understood.',
  'malformed-json': 'The request body is not valid JSON.',
  'link-invalid': 'This link no longer works. Please ask for a new one.',
  'passkey-invalid': 'The passkey could not be checked. Please try again.',
  'signature-invalid': 'The event is not signed by the payment service, or it is too old.',
  unauthenticated: 'Please sign in to continue.',
  'invalid-credentials': 'Incorrect email or password.',
  'session-ended': 'You’ve been signed out. Please sign in again.',
  'second-factor-required': 'Please enter the code of your authenticator app.',
  'second-factor-invalid': 'That code is not correct. Please try again.',
  'storage-limit-reached': 'Your account stores as much as your plan allows. Delete something to make room.',
  'usage-limit-reached': 'You have used what your plan allows this month.',
  'payment-refused': 'The payment service refused this. Nothing was charged.',
  forbidden: 'You do not have permission to do this.',
  'account-suspended': 'This account is suspended.',
  'password-wrong': 'That password is not correct.',
  'password-change-required': 'Please choose a new password first.',
  'identity-unverified': 'Please verify who you are first: with your password, or with a code sent by email.',
  'too-young':
    'Placard accounts are for people of 13 and older, so we cannot make one for you. We kept nothing of what you entered. You are welcome to play the demo, which keeps everything on this device.',
  'origin-refused': 'The request came from another site and was refused.',
  'not-found': 'There is nothing here.',
  'request-timeout': 'The request took too long to arrive.',
  conflict: 'Something else changed at the same moment. Please try again.',
  'command-rejected': 'The chair did not allow this.',
  'payments-not-configured': 'Payments are not configured on this server. An administrator can set your plan.',
  'version-conflict': 'Something else changed at the same moment. Please try again.',
  'idempotency-key-in-flight': 'The same request is still being worked on.',
  'body-too-large': 'The request is too large.',
  'address-too-long': 'The address is too long.',
  'unsupported-media-type': 'The request body must be JSON.',
  'document-refused': 'The document could not be accepted.',
  'recording-refused': 'No words were found in the recording.',
  'session-running': 'This session is still running. Exit the campaign first, then delete it.',
  'debrief-refused': 'The debrief of this session takes too long to work out, so there is none.',
  'validation-failed': 'Some of the values are not valid.',
  'idempotency-key-reused': 'This idempotency key was used for another request.',
  'rate-limited': 'Too many attempts. Please wait a moment and try again.',
  'headers-too-large': 'The request headers are too large.',
  'internal-error': 'An unexpected error occurred. Please try again.',
  'storage-full': 'The server has no room left to keep this. Nothing was kept; please try again later.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
}

/** For callers that send calls faster than they are answered. */
export const CALLS_WAIT_MESSAGE = 'Too many of your requests are waiting. Please wait a moment and try again.'

/** Messages of the parser of request bodies. */
export const BODY_MESSAGES = {
  missing: 'The request needs a JSON body.',
  encoding: 'The request body must be UTF-8 without a byte order mark.',
  depth: 'The request body is nested too deeply.',
  keys: 'The request body has too many fields.',
  duplicate: 'The request body names a field twice.',
} as const

/** What callers read when nobody could hear them. */
export const recordingMessages = {
  busy: 'Many people are speaking at the moment. Please say it again in a few seconds.',
  unavailable: 'Speech recognition is not available right now. Please try again, or type instead.',
  notSound: 'The request body must be a recording: WebM, MP4, Ogg or WAV.',
} as const

/** What is said of a search that was not carried out. */
export const SEARCH_MESSAGES = {
  busy: 'Another search of yours is under way. Please wait a moment.',
  tooLong: 'That is too much to search in this time. Please use more, or more specific, words.',
} as const
