import type { CommandAnswer, SessionCommand } from '@placard/contract'
import type { Opening } from '../../../client/papers/kept-openings.ts'
import { afterLaying } from './opening.ts'
import type { Unclear, Undoable } from './session-state.ts'

/**
 * What can be undone after a command was accepted: the reading of a text, by the chair or by the player's own choice, or
 * the laying of clauses.
 * @param laid the paper of which the command laid clauses, as it was before.
 */
export function undoableOf(
  command: SessionCommand,
  { readings, readBy, seq, entries }: Pick<CommandAnswer, 'readings' | 'readBy' | 'seq' | 'entries'>,
  unclear: Unclear | undefined,
  laid: Opening | undefined,
): Undoable | undefined {
  // a typed "undo" has taken an act back; there is nothing of its own to undo
  if (entries.some(({ kind }) => kind === 'withdrawal')) return undefined
  if (command.kind === 'acts')
    return { text: textOf(command.acts), readings: [], readBy: unclear?.readBy ?? readBy, seq }
  if (command.kind === 'say') return { text: command.text, readings: readings.slice(1), readBy, seq }
  if (command.kind !== 'act') return undefined
  if (laid !== undefined) return { text: command.text ?? '', readings: [], readBy, seq, opening: afterLaying(laid, []) }
  if (unclear === undefined || command.text !== unclear.text) return undefined
  const others = unclear.readings.filter(({ act }) => act !== command.act)
  return { text: unclear.text, readings: others, readBy: unclear.readBy, seq }
}

/** The text of a message from the parts of its acts. */
function textOf(acts: readonly { readonly text: string }[]): string {
  return acts.map(({ text }) => text.trim()).join(' ')
}

/** The paper that waits after clauses were taken back: they wait with the rest of it, unless another paper does by now. */
export function openingAfterUndo(waiting: Opening | undefined, takenBack: Opening): Opening {
  return waiting === undefined || waiting.title === takenBack.title ? takenBack : waiting
}
