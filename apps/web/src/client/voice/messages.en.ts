import type { SpeechNotice } from './utterance.ts'

const MEGABYTE = 1_000_000

export const speechMessages = {
  label: 'Speech',
  notices: {
    blocked: 'Your browser plays sound only after a click or a key press. Click anywhere to hear it.',
    'browser-voice':
      'Our voice did not answer, so your browser’s own voice is reading. We will try ours again shortly.',
    'no-voice': 'The voice cannot be reached right now. You can read along; it is tried again next time.',
    elsewhere: 'Another tab has started to speak, so this one is quiet.',
    'not-fetched': 'The voice was not downloaded. Ask for it again whenever you want to listen.',
    'fetch-failed':
      'The voice could not be downloaded. Check your connection and the free space on your disk, then try again.',
  } satisfies Record<SpeechNotice, string>,
  dismiss: 'Dismiss',
  reading: { pause: 'Pause reading', resume: 'Resume reading', stop: 'Stop reading' },
  offer: {
    label: 'Voice for the demo',
    about: (bytes: number) =>
      `To speak, the demo needs a voice: a download of ${(bytes / MEGABYTE).toFixed(1)} MB. It stays in this browser and then works offline.`,
    accept: 'Download the voice',
    decline: 'Not now',
    cancel: 'Cancel',
    come: (percent: number) => `${percent}% downloaded`,
    progress: 'Download of the voice',
  },
} as const
