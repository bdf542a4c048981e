import type { AnswerEngine, ChatMessage } from '@placard/contract'
import { modelName } from '../../../client/wording/engine-text.en.ts'
import type { TalkState } from './talk-state.ts'
import type { ToCheck } from './use-talk.ts'

export const talkMessages = {
  title: 'Voice AI Assistant',
  untitled: 'New conversation by voice',
  prompts: {
    idle: 'Tap to start talking',
    listening: 'Listening...',
    processing: 'Processing...',
    speaking: 'AI responding...',
  } satisfies Record<TalkState, string>,
  invitation: 'Ask how a motion works, what a country wants, or how to open your speech.',
  keys: 'Space does the same: hold it while you speak, or press it once before and once after.',
  finish: 'Press it again when you have finished.',
  muted: 'The microphone is muted. Tap it to turn it on and speak.',
  usage: {
    label: 'Words used today',
    value: (used: number, limit: number) =>
      `${used.toLocaleString('en')} of ${limit.toLocaleString('en')} words used today`,
    resets: (hours: number, minutes: number) => `Resets in ${hours}h ${minutes}m`,
  },
  controls: {
    label: 'Conversation',
    stop: 'Stop speaking',
    mute: 'Mute the microphone',
    unmute: 'Turn the microphone on',
    settings: 'Voice settings',
    campaigns: 'Campaigns',
    session: 'Back to your session',
    end: 'End',
    handsFree: 'Hands-free',
    handsFreeHint: 'It listens by itself, and goes on after each answer.',
    transcript: 'Transcript',
    type: 'Type instead',
    speak: 'Hide the text field',
    asText: 'Open as a chat',
    group: 'Voice',
  },
  transcript: {
    label: 'The last five messages',
    empty: 'What you say and what is answered will be shown here.',
    who: { user: 'You', assistant: 'Assistant' } satisfies Record<ChatMessage['role'], string>,
    cut: 'You interrupted here.',
  },
  form: {
    label: 'Message',
    placeholder: 'Type what you want to say',
    send: 'Send',
    check: {
      unsure: 'This is what was heard, but not for certain. Put it right if you need to, then send it.',
      'cut-short': 'You were cut off here. Finish it if there was more to say, then send it.',
    } satisfies Record<ToCheck, string>,
  },
  broken: {
    away: 'The server cannot be reached. What you said is stored, so you need not say it again.',
    nothing: (reason: string) => `There is no answer yet: ${reason}. What you said is kept.`,
    part: (reason: string) => `The answer broke off: ${reason}. What you said and the part you heard are kept.`,
    again: 'Try again',
    goOn: 'Go on',
  },
  heard: 'You said:',
  waiting: 'It will be sent as soon as there is a connection.',
  unsent: 'This could not be sent:',
  again: 'Try again',
  discard: 'Discard',
  offline: 'You are offline. What you type is kept, and sent when you are back online.',
  noVoice: 'Voice is switched off in your settings. You can type here, and read the answers.',
  nobodyHears: 'Nobody can hear you here: this page has no speech recognition. You can type, and hear the answers.',
  commandsOnly:
    'Free speech cannot be understood here, only the commands of a session. You can type, and hear the answers, or choose your browser’s own recogniser in the voice settings where it has one.',
  footer: (engine: AnswerEngine) => {
    if (engine.rung === 'gemini') return 'Powered by Google Gemini'
    if (engine.place === 'built-in') return 'Answered by the built-in assistant, without an AI model'
    return `Answered by ${modelName(engine)}`
  },
  next: (model: string) => `Answers come from: ${model}`,
  missing: {
    title: 'No such conversation',
    text: 'It may have been deleted, or it belongs to another account.',
    back: 'Start a new one',
  },
  failed: {
    title: 'The conversation could not be loaded',
    text: 'Nothing is lost. Check the connection, then try again.',
    retry: 'Try again',
  },
} as const
