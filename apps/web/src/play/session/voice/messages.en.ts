import type { CardQuestion, VoiceProfile } from '@placard/contract'

/** Texts of the voice's button and of the shortcut: loaded with the hall. */
export const voiceMessages = {
  button: 'Voice in this session',
  on: 'Voice is on (Ctrl+M)',
  off: 'Voice is off (Ctrl+M)',
  shortcut: 'Voice on or off',
} as const

/** Texts of speaking in a session: loaded with the hall. */
export const speakMessages = {
  prompt: 'Tap to speak with diplomats.',
  commandsOnly:
    'Only what can be done in a debate is understood here: motions, points, votes, offers and proposals. Everything else can be typed.',
  check: 'Is this what you said?',
  checkHint: 'It counts once you send it. Type to change it.',
  send: 'Send',
  edit: 'Edit',
  discard: 'Discard',
  alternatives: 'Or did you say:',
  /** How a card is answered by speaking. */
  say: {
    check: 'Say “Yes, that is right” or “No, that is wrong”.',
    readings: 'Say “The first reading”, or “None of these readings”.',
    closing: 'Say “Close the session now” or “Continue the session”.',
    debrief: 'Say “Go to the debrief”.',
    paused: 'Say “Resume the session”.',
  } satisfies Partial<Record<CardQuestion, string>>,
  short: 'A short answer is easily misheard.',
  unsure: 'That was hard to hear.',
} as const

/** Texts of the delegates' voices: loaded with the drawer. */
export const voicesMessages = {
  speak: 'Speak in this session',
  speakHint:
    'Speeches and the chair’s rulings are spoken as they are made. When the room moves on, older lines are shortened or left to the captions.',
  volume: 'Volume',
  percent: (volume: number) => `${Math.round(volume * 100)}%`,
  voiceOf: (name: string) => `Voice of ${name}`,
  sampleOf: (name: string) => `Hear ${name}`,
  stopOf: (name: string) => `Stop ${name}`,
  sample: (country: string) => `The delegation of ${country} has the floor.`,
  chairSample: 'The chair calls the meeting to order.',
  chair: 'the chair',
  you: 'you',
  option: (voice: string, gender: VoiceProfile['gender'], holder: string | undefined) =>
    holder === undefined ? `${voice}, ${gender}` : `${voice}, ${gender} (${holder})`,
  own: (voice: string) => `Your own speeches are spoken by ${voice}. You can change that in the settings.`,
  given: (name: string, voice: string) => `${name} now speaks with the voice of ${voice}.`,
  exchanged: (name: string, voice: string, other: string, otherVoice: string) =>
    `${name} now speaks as ${voice}, and ${other} as ${otherVoice}: no two sound alike.`,
  notKept: 'The voices could not be saved. They are as they were before.',
} as const
