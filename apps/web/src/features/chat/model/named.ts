import { type ChatMessage, type Conversation, isModelPlace } from '@placard/contract'
import type { AnswerFollowerDependencies } from './answer-follower.ts'
import type { Talk } from './fold.ts'

/** How often the host is asked for a title by the model, each time after a longer wait. */
const LOOKS = 4

/** A conversation on the page that may get a title. */
interface TitleHost extends Pick<AnswerFollowerDependencies, 'gateway' | 'left' | 'patience'> {
  readonly conversationId: string
  readonly read: () => Pick<Talk, 'conversation' | 'messages'>
  readonly rename: (named: Conversation) => void
}

/**
 * Takes the title that a model gives a conversation after its first answer. Nothing tells of it, so that the host is asked
 * a few times; a title that changes on the page meanwhile stays.
 */
export async function takeTitle(host: TitleHost, answer: ChatMessage): Promise<void> {
  const { gateway, left, patience, conversationId, read, rename } = host
  const { conversation: first, messages } = read()
  if (first === undefined || !mayBeNamed(first, answer, messages)) return
  for (let look = 1; look <= LOOKS; look += 1) {
    await patience(look, left).catch(() => undefined)
    if (left.aborted) return
    const found = await gateway.get(conversationId, left).catch(() => undefined)
    const { conversation } = read()
    if (conversation?.title !== first.title) return
    const title = found?.conversation.title ?? first.title
    if (title !== first.title) return rename({ ...conversation, title })
  }
}

/**
 * Whether a model may name a conversation after this answer: it is its first, and whole, and the title is of the question's
 * words. A drill is called by its motion, and a typed or a neutral title stays.
 */
function mayBeNamed(
  { context, title }: Conversation,
  { status, engine }: ChatMessage,
  messages: readonly ChatMessage[],
): boolean {
  const isByModel = engine !== undefined && isModelPlace(engine.place)
  const [question, ...more] = messages.filter(({ role }) => role === 'user')
  if (question === undefined || more.length > 0 || status !== 'complete' || !isByModel) return false
  return context?.kind !== 'drill' && lettersOf(question.content).startsWith(lettersOf(title))
}

/** The host makes a title without the markup of the question. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
