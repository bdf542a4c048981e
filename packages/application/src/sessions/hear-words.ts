import { viewFor } from '@placard/engine'
import type { Understanding } from '../ports/language.ts'
import { cleanText, textFault } from './clean-text.ts'
import type { SessionDependencies } from './dependencies.ts'
import { agendaOf } from './interpret.ts'
import { loadSession } from './loaded.ts'
import { seatOfPerson } from './store-progress.ts'
import type { CommandRequest } from './submit-command.ts'

/**
 * Reads a person's text ahead of their command with a model, where that is worth it. It may take seconds, during which
 * the session's clock and its delegates continue. Undefined when the command itself reads the text as well, and for
 * commands that will be refused.
 */
export async function hearWords(
  dependencies: SessionDependencies,
  { sessionId, userId, command, key, signal }: CommandRequest,
): Promise<Understanding | undefined> {
  const { understanding, store, cache } = dependencies
  if (understanding.hear === undefined || command.kind !== 'say') return undefined
  const text = cleanText(command.text)
  if (textFault(text) !== undefined) return undefined
  // a repeated idempotency key is answered from the log
  if (key !== undefined && (await store.answerTo(userId, key)) !== undefined) return undefined
  const session = await loadSession(store, cache, sessionId)
  const seat = session && seatOfPerson(session.header, userId)
  if (seat === undefined || session?.state.status !== 'active') return undefined
  const { state } = session
  const request = { text, view: viewFor(state, seat), agenda: await agendaOf(dependencies, state), userId }
  return understanding.hear(request, signal)
}
