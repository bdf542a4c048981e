import type { ModelMessage } from '@placard/application'
import { messageTokens } from '../tokens.ts'

/** A conversation within a budget of tokens. */
export interface FittedHistory {
  /** The newest turns, whole; the first is the user's. */
  readonly turns: readonly ModelMessage[]
  /** The older turns, for which there is no room. */
  readonly leftOut: readonly ModelMessage[]
}

/**
 * The newest turns of a conversation that fit into a number of tokens. The last message of the user is always among
 * them; of an answer that is to be resumed after it, the end.
 */
export function fittedHistory(turns: readonly ModelMessage[], room: number): FittedHistory {
  const asked = turns.findLastIndex(({ role }) => role === 'user')
  const last = turns.slice(Math.max(0, asked)).map((turn) => tailOf(turn, room))
  let left = room - last.reduce((sum, { text }) => sum + messageTokens(text), 0)
  let from = Math.max(0, asked)
  while (from > 0) {
    const cost = messageTokens(turns[from - 1]?.text ?? '')
    if (cost > left) break
    left -= cost
    from -= 1
  }
  // services refuse a conversation that begins with an answer
  while (turns[from]?.role === 'assistant' && from < asked) from += 1
  return { turns: [...turns.slice(from, Math.max(0, asked)), ...last], leftOut: turns.slice(0, from) }
}

/** A message of the user as it is; of a longer answer as much of its end as fits. */
function tailOf(turn: ModelMessage, room: number): ModelMessage {
  const tokens = messageTokens(turn.text)
  if (turn.role === 'user' || tokens <= room) return turn
  const length = Math.floor((turn.text.length * room) / tokens)
  return { ...turn, text: turn.text.slice(-length).toWellFormed() }
}
