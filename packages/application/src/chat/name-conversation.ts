import { type ChatMessage, isModelPlace } from '@placard/contract'
import type { AnswerState } from '../ports/chat-store.ts'
import type { TitleRequest } from '../ports/chat-title.ts'
import type { ChatDependencies } from './dependencies.ts'
import { isPrivate } from './private-matters.ts'
import { titleOf } from './title.ts'
import { titleMessages } from './title-messages.en.ts'

/**
 * The request for a title after an answer. Undefined unless a model has given the first answer, and the conversation
 * still has the title that was made of its first message: one that somebody typed stays, and so does a neutral one.
 */
export function titleRequestOf(
  userId: string,
  { answer, conversation }: AnswerState,
  branch: readonly ChatMessage[],
): TitleRequest | undefined {
  const [question] = branch
  const { engine, status, content } = answer
  if (question === undefined || branch.length > 1 || status !== 'complete') return undefined
  if (engine === undefined || !isModelPlace(engine.place)) return undefined
  // a drill is called by its motion
  if (conversation.context?.kind === 'drill' || isPrivate(question.content)) return undefined
  if (conversation.title !== titleOf(question.content)) return undefined
  const { engineChoice } = conversation
  return { askedBy: userId, engineChoice, engine, question: question.content, answer: content }
}

/** Has the title of a conversation written, and stores it unless its owner was faster. Rejects when it cannot be stored. */
export async function nameConversation(
  { store, titles }: Pick<ChatDependencies, 'store' | 'titles'>,
  conversationId: string,
  request: TitleRequest,
  signal: AbortSignal,
): Promise<void> {
  const made = await titles?.titleFor(request, signal)
  if (made === undefined) return
  const isKeptNeutral = made.kind === 'private' || isPrivate(made.title)
  // a model's title is one already: the rule for first messages would end it at “St.”
  const to = isKeptNeutral ? titleMessages.neutral : made.title
  await store.retitle(request.askedBy, conversationId, { from: titleOf(request.question), to })
}
