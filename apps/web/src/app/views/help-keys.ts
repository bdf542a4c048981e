import type { KeyNote } from '../../client/commands/commands.ts'
import { CHAT_KEYS, CHAT_NOTES } from '../../features/chat/chat-keys.ts'
import { TALK_KEYS } from '../../features/chat/talk/talk-keys.ts'
import { REPLAY_NOTES } from '../../play/replay/replay-keys.ts'
import { HALL_KEYS, HALL_NOTES } from '../../play/session/hall-keys.ts'

type Bound = { readonly label: string; readonly group: string; readonly keys: readonly [string, ...string[]] }

const noteOf = ({ label, group, keys: [keys] }: Bound): KeyNote => ({ label, group, keys })

/** The keys of single views, as those views bind them; for the help, where none of them is shown. */
export const KEYS_OF_VIEWS: readonly KeyNote[] = [
  ...Object.values(CHAT_KEYS).map(noteOf),
  ...CHAT_NOTES,
  ...Object.values(TALK_KEYS).map(noteOf),
  ...Object.values(HALL_KEYS).map(noteOf),
  ...HALL_NOTES,
  ...REPLAY_NOTES,
]
