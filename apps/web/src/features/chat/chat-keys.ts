import { chatMessages } from './messages.en.ts'

const { shortcuts: words } = chatMessages
const { group } = words

/** The keys of a chat. */
export const CHAT_KEYS = {
  // with Shift where the slash is a shifted key, as on German keyboards
  composer: { label: words.composer, group, keys: ['/', 'Shift+/'] },
} as const

/** Keys that its composer handles. */
export const CHAT_NOTES = [
  { keys: 'Enter', label: words.send, group },
  { keys: 'Shift+Enter', label: words.newLine, group },
] as const
