import { replayMessages as words } from './messages.en.ts'

/** Keys of a replay, which its player handles. */
export const REPLAY_NOTES = [
  { keys: 'Space', label: words.playOrPause, group: words.replay },
  { keys: 'ArrowLeft+ArrowRight', label: words.step, group: words.replay },
  { keys: 'Home', label: words.first, group: words.replay },
  { keys: 'End', label: words.last, group: words.replay },
] as const
