import type { ChatModelRequest } from '../ports/chat-model.ts'
import type { Claimed } from '../ports/chat-store.ts'
import { documentsOf } from './branch-documents.ts'
import type { ChatDependencies } from './dependencies.ts'

/** The request for an answer: the branch, and what its conversation, and the project of that, know beside it. */
export async function answerOrder(
  dependencies: ChatDependencies,
  { userId, conversation, branch, answer, answerOptions }: Claimed,
): Promise<ChatModelRequest> {
  const { context, mode, instructions, engineChoice, projectId } = conversation
  const drill = context?.kind === 'drill' ? context : undefined
  const named = context === null || context.kind === 'drill' ? undefined : context
  const background = named && (await dependencies.background(userId, named))
  // a drill has a motion and sides of its own
  const project = drill || projectId === null ? undefined : await dependencies.project(userId, projectId)
  const said = answer.content === '' ? branch : [...branch, answer]
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
