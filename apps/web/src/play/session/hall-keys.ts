import { shortcutMessages as words } from './shortcut-messages.en.ts'
import { voiceMessages } from './voice/messages.en.ts'

const { group } = words

/** The keys of a session, of the whole hall. */
export const HALL_KEYS = {
  // also with Shift, as the slash is a shifted key on German keyboards
  composer: { label: words.composer, group, keys: ['/', 'Shift+/'] },
  motion: { label: words.motion, group, keys: ['m'] },
  ballot: { label: words.vote, group, keys: ['v'] },
  undo: { label: words.undo, group, keys: ['$mod+z'] },
  voice: { label: voiceMessages.shortcut, group, keys: ['Control+m'] },
} as const

/** Keys that the focused element handles. */
export const HALL_NOTES = [
  { keys: 'Enter', label: words.send, group },
  { keys: 'Shift+Enter', label: words.newLine, group },
  { keys: 'ArrowLeft+ArrowRight', label: words.seats, group },
] as const
