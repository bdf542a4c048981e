import type { ErrorCode } from '@placard/contract'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  'not-found': 'There is nothing here.',
  'validation-failed': 'Some of the given values are not right.',
  conflict: 'An answer is being written. Please wait for it, or stop it first.',
  'command-rejected': 'The chair did not allow this.',
  'version-conflict': 'Another tab changed this session at the same moment. Please try again.',
  'idempotency-key-reused': 'This idempotency key was used for another request.',
  unavailable: 'The demo could not do this in your browser. Please try again.',
}

export const demoMessages = {
  /** The demo's player, where delegates are listed by name. */
  personName: 'You',
  failed: 'The demo has stopped in this tab. Please reload the page.',
  full: 'Your browser has no room left to keep this. Free some space and try again.',
  problem: (code: ErrorCode, isFull: boolean) =>
    isFull ? demoMessages.full : (SENTENCES[code] ?? 'An unexpected error occurred. Please try again.'),
} as const
