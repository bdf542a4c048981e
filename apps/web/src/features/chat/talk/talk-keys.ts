import { talkMessages } from './messages.en.ts'

const { controls: words } = talkMessages

/** The keys of a conversation by voice. */
export const TALK_KEYS = { mute: { label: words.mute, group: words.group, keys: ['Control+m'] } } as const
