import type { ErrorCode } from '@placard/contract'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  'not-found': 'There is nothing here.',
  'validation-failed': 'Some of the values are not valid.',
  conflict: 'An answer is being written. Please wait for it, or stop it first.',
  'session-running': 'This session is still running. Exit the campaign first, then delete it.',
  'command-rejected': 'The chair did not allow this.',
  'version-conflict': 'Another tab changed this session at the same moment. Please try again.',
  'idempotency-key-reused': 'This idempotency key was used for another request.',
  'document-refused': 'A document of this message is no longer kept. Remove it, or attach the file again.',
  'body-too-large':
    'The demo’s chats have reached their limit for document text. Remove conversations with documents first.',
  unavailable: 'The demo could not do this in your browser. Please try again.',
}

export const demoMessages = {
  /** The demo's player, in lists of delegates. */
  personName: 'You',
  failed: 'The demo has stopped in this tab. Please reload the page.',
  oldWord: (name: string) =>
    `“${name}” is a Word document in the old format (.doc), which the demo cannot read in the browser. Save it as .docx and attach it again, or sign in.`,
  onlyEnglish: 'The voice of the demo speaks English only.',
  full: 'Your browser is out of storage space. Free some space and try again.',
  problem: (code: ErrorCode, isFull: boolean) =>
    isFull ? demoMessages.full : (SENTENCES[code] ?? 'An unexpected error occurred. Please try again.'),
} as const
