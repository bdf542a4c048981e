import { IMPORT_MAX_NODES } from '../limits.ts'
import { type Leaving, PASSED, type ToldConversation, type ToldMessage } from './told.ts'
import { fieldOf, instantOf, isList, listOf, nameOf, textOf } from './values.ts'

/** Null parent id of the first message of a conversation. */
const BEGINNING = '00000000-0000-0000-0000-000000000000'

/** Text of a string, or of an object with a `value`. */
const textIn = (value: unknown) => textOf(value) || textOf(fieldOf(value, 'value'))

function partText(part: unknown, leaving: Leaving): string {
  switch (textOf(fieldOf(part, 'type'))) {
    case 'text':
      return textIn(fieldOf(part, 'text'))
    case 'error':
      return textIn(fieldOf(part, 'text')) || textIn(fieldOf(part, 'error'))
    case 'think':
      leaving.leave('reasoning')
      return ''
    case 'tool_call':
    case 'agent_update':
      leaving.leave('tool')
      return ''
    case 'image_file':
    case 'image_url':
      leaving.leave('image')
      return ''
    case 'video_url':
    case 'input_audio':
      leaving.leave('file')
      return ''
    default:
      leaving.leave('unknown')
      return ''
  }
}

function wordsOf(message: unknown, leaving: Leaving): string {
  const parts = listOf(fieldOf(message, 'content'))
  if (parts.length === 0) return textIn(fieldOf(message, 'text'))
  return parts
    .map((part) => partText(part, leaving))
    .filter((text) => text !== '')
    .join('\n\n')
}

function leaveFiles(message: unknown, leaving: Leaving): void {
  for (const file of listOf(fieldOf(message, 'files')))
    leaving.leave(textOf(fieldOf(file, 'type')).startsWith('image/') ? 'image' : 'file')
}

type Placed = { readonly message: unknown; readonly under: string | undefined }

/** Flattens nested messages, parents first; iterative, because they may be nested arbitrarily deep. */
function flattened(roots: readonly unknown[]): readonly Placed[] {
  const placed: Placed[] = []
  const open: Placed[] = roots.map((message) => ({ message, under: undefined })).reverse()
  for (let next = open.pop(); next !== undefined && placed.length <= IMPORT_MAX_NODES; next = open.pop()) {
    placed.push(next)
    const under = nameOf(fieldOf(next.message, 'messageId'))
    const children = listOf(fieldOf(next.message, 'children'))
    for (let index = children.length - 1; index >= 0; index -= 1) open.push({ message: children[index], under })
  }
  return placed
}

function toldMessage(
  { message, under }: Placed,
  index: number,
  usualModel: string | undefined,
  leaving: Leaving,
): ToldMessage {
  const parent = nameOf(fieldOf(message, 'parentMessageId'))
  const isUser = fieldOf(message, 'isCreatedByUser')
  const place = {
    id: nameOf(fieldOf(message, 'messageId')) ?? `${index}`,
    parentId: under ?? (parent === BEGINNING ? undefined : parent),
    at: instantOf(fieldOf(message, 'createdAt')),
  }
  if (typeof isUser !== 'boolean') {
    leaving.leave(textOf(fieldOf(message, 'sender')).toLowerCase() === 'system' ? 'system' : 'unknown')
    return { ...place, ...PASSED }
  }
  const before = leaving.things
  const text = wordsOf(message, leaving)
  leaveFiles(message, leaving)
  return {
    ...place,
    text,
    role: isUser ? 'user' : 'assistant',
    model: nameOf(fieldOf(message, 'model')) ?? usualModel,
    hadThings: leaving.things > before,
  }
}

/** An exported conversation: messages with parent ids, or nested in each other. */
export function fromLibreChat(conversation: unknown, leaving: Leaving): ToldConversation | undefined {
  const id = nameOf(fieldOf(conversation, 'conversationId'))
  if (id === undefined) return undefined
  const tree = fieldOf(conversation, 'messagesTree')
  const roots = isList(tree) ? tree : listOf(fieldOf(conversation, 'messages'))
  const usualModel = nameOf(fieldOf(fieldOf(conversation, 'options'), 'model'))
  if (textOf(fieldOf(fieldOf(conversation, 'options'), 'promptPrefix')).trim() !== '') leaving.leave('system')
  return {
    id,
    title: textOf(fieldOf(conversation, 'title')),
    createdAt: instantOf(fieldOf(conversation, 'createdAt')),
    updatedAt: instantOf(fieldOf(conversation, 'updatedAt')),
    shownId: undefined,
    isPinned: false,
    isArchived: false,
    messages: flattened(roots).map((placed, index) => toldMessage(placed, index, usualModel, leaving)),
  }
}
