import type { SpeechNotice } from './utterance.ts'

export const speechMessages = {
  notices: {
    blocked: 'Your browser plays sound only after a click or a key press. Click anywhere to hear it.',
    'browser-voice':
      'The voice did not answer, so your browser’s own voice is reading. We will try ours again shortly.',
    'no-voice': 'The voice cannot be reached. You can read along; it is tried again with what comes next.',
    elsewhere: 'Another tab has started to speak, so this one is quiet.',
    'not-fetched': 'The voice was not downloaded. Press play again if you want it after all.',
    'fetch-failed': 'The voice could not be downloaded. Check your connection, then press play again.',
  } satisfies Record<SpeechNotice, string>,
  dismiss: 'Dismiss',
} as const
