import { RECORDING_MESSAGES } from '@placard/contract'
import { speechMessages } from '../voice/messages.en.ts'
import type { Cut, MicrophoneFault } from './faults.ts'
import type { MicrophonePhase } from './microphone-state.ts'

const MEGABYTE = 1_000_000

export const microphoneMessages = {
  button: {
    names: {
      idle: 'Speak',
      error: 'Speak',
      muted: 'Turn the microphone on',
      asking: 'Cancel',
      listening: 'I have finished speaking',
      processing: 'Cancel',
    } satisfies Record<MicrophonePhase, string>,
    stop: 'Stop listening',
  },
  states: {
    asking: 'Opening the microphone …',
    listening: 'Listening …',
    waiting: 'Listening. Start whenever you are ready.',
    runningOut: 'Ten seconds left.',
    clipped: 'That is very loud: move back from the microphone a little.',
    processing: 'Working out what you said …',
  },
  reason: {
    label: 'Microphone',
    about:
      'To hear you, this page needs your microphone, and your browser will ask whether it may have it. It listens only while you see “Listening”.',
    agree: 'Use the microphone',
    decline: 'Not now',
  },
  offer: {
    ...speechMessages.offer,
    label: 'Speech recognition for the demo',
    about: (bytes: number) =>
      `To understand you, the demo needs its speech recognition: a download of ${(bytes / MEGABYTE).toFixed(1)} MB. It stays in this browser and then works offline. What you say never leaves this device.`,
    accept: 'Download it',
    progress: 'Download of the speech recognition',
  },
  faults: {
    ...RECORDING_MESSAGES,
    'no-session':
      'Only the commands of a debate are understood here. You can type, or allow your browser’s own speech recognition in Settings, under Voice.',
    denied:
      'Your browser does not let this page use the microphone. Allow it in the site settings beside the address, then try again.',
    insecure: 'Browsers give the microphone only to pages with a secure address (https). You can type instead.',
    unsupported: 'This browser cannot record sound. Use another one, or type instead.',
    missing: 'No microphone was found. Connect one, or choose another in Settings, then try again.',
    held: 'Another program is using the microphone. Close it, then try again.',
    unplugged: 'The microphone was disconnected. Connect it, then say it again.',
    silent: 'No sound is coming from the microphone. Check that it is not switched off, or choose another in Settings.',
    hidden: 'Listening stopped because this tab was hidden. Press the microphone to go on.',
    elsewhere: 'Another tab is listening now. Press the microphone to listen here.',
    offline: 'There is no connection, so nothing could be heard. Try again when you are online, or type instead.',
    busy: 'Many people are speaking at the moment. Please say it again in a few seconds.',
    late: 'It took too long to understand that. Please try again, or type instead.',
    unheard: 'Speech recognition is not available right now. Please try again, or type instead.',
    'not-fetched': 'The speech recognition was not downloaded, so nothing could be heard. You can type instead.',
  } satisfies Record<MicrophoneFault, string>,
  /** The same where something had been said, and was heard. */
  kept: {
    hidden: 'Listening stopped because this tab was hidden. What you had said by then is in the text field.',
    unplugged: 'The microphone was disconnected. What you had said by then is in the text field.',
    elsewhere: 'Another tab is listening now. What you had said by then is in the text field.',
  } satisfies Record<Cut, string>,
} as const
