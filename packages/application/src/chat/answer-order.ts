import { AUTOMATIC, type ChatMessage, type Conversation } from '@placard/contract'
import type { ChatModelRequest } from '../ports/chat-model.ts'
import type { AnswerOptions, Claimed } from '../ports/chat-store.ts'
import { branchTo } from './branch.ts'
import { documentsOf } from './branch-documents.ts'
import type { ChatDefaults, ChatDependencies } from './dependencies.ts'

/** The request for an answer: the branch, and what its conversation, and the project of that, know beside it. */
export async function answerOrder(
  dependencies: ChatDependencies,
  { userId, conversation, branch, answer, answerOptions }: Omit<Claimed, 'lease'>,
): Promise<ChatModelRequest> {
  return orderOver(dependencies, {
    userId,
    conversation,
    answerOptions,
    branch,
    said: answer.content === '' ? branch : [...branch, answer],
  })
}

/**
 * The request for an answer to a message that nobody knows yet: without that message. Undefined when there is no such
 * conversation.
 */
export async function orderAhead(
  dependencies: ChatDependencies,
  userId: string,
  { conversationId, defaults }: Ahead,
): Promise<ChatModelRequest | undefined> {
  const { mode, ...answerOptions } = defaults
  if (conversationId === undefined) {
    const beginning = { context: null, mode, instructions: '', engineChoice: AUTOMATIC, projectId: null }
    return orderOver(dependencies, { userId, conversation: beginning, answerOptions, branch: [], said: [] })
  }
  const found = await dependencies.store.read(userId, conversationId)
  if (found === undefined) return undefined
  const branch = branchTo(found.messages, found.conversation.leafId)
  return orderOver(dependencies, { userId, conversation: found.conversation, answerOptions, branch, said: branch })
}

/** A message to come: in which conversation, or a new one. */
export interface Ahead {
  readonly conversationId: string | undefined
  readonly defaults: ChatDefaults
}

interface Ordered {
  readonly userId: string
  readonly conversation: Pick<Conversation, 'context' | 'mode' | 'instructions' | 'engineChoice' | 'projectId'>
  readonly answerOptions: AnswerOptions
  readonly branch: readonly ChatMessage[]
  /** The branch with what there is of the answer. */
  readonly said: readonly ChatMessage[]
}

async function orderOver(
  dependencies: ChatDependencies,
  { userId, conversation, answerOptions, branch, said }: Ordered,
): Promise<ChatModelRequest> {
  const { context, mode, instructions, engineChoice, projectId } = conversation
  const drill = context?.kind === 'drill' ? context : undefined
  const named = context === null || context.kind === 'drill' ? undefined : context
  const background = named && (await dependencies.background(userId, named))
  // a drill has a motion and sides of its own
  const project = drill || projectId === null ? undefined : await dependencies.project(userId, projectId)
  return {
    askedBy: userId,
    engineChoice,
    turns: said.filter(({ content }) => content !== '').map(({ role, content }) => ({ role, text: content })),
    mode,
    // those of the conversation come last: they were given for this one
    instructions: [project?.instructions ?? '', instructions].filter((text) => text !== '').join('\n\n'),
    background,
    ...(project && { project: project.about }),
    documents: await documentsOf(dependencies.store, userId, { branch, files: project?.files ?? [] }),
    ...(drill && { drill }),
    ...answerOptions,
  }
}
