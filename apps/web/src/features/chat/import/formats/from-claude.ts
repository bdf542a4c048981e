import { type Leaving, PASSED, type ToldConversation, type ToldMessage } from './told.ts'
import { fieldOf, instantOf, listOf, nameOf, textOf } from './values.ts'

/** Null parent id of the first message of a conversation. */
const BEGINNING = /^0{8}-0{4}-[04]000-[08]000-0{12}$/

function blockText(block: unknown, leaving: Leaving): string {
  switch (textOf(fieldOf(block, 'type'))) {
    case 'text':
      return textOf(fieldOf(block, 'text'))
    case 'thinking':
    case 'redacted_thinking':
      leaving.leave('reasoning')
      return ''
    case 'tool_use':
    case 'tool_result':
    case 'server_tool_use':
      leaving.leave('tool')
      return ''
    case 'image':
      leaving.leave('image')
      return ''
    case 'document':
      leaving.leave('file')
      return ''
    case 'token_budget':
    case 'flag':
      return ''
    default:
      leaving.leave('unknown')
      return ''
  }
}

/** Text of a message: its blocks, or the plain text that older exports have instead. */
function wordsOf(message: unknown, leaving: Leaving): string {
  const blocks = listOf(fieldOf(message, 'content'))
  const words = blocks.map((block) => blockText(block, leaving)).filter((text) => text !== '')
  return words.length > 0 || blocks.length > 0 ? words.join('\n\n') : textOf(fieldOf(message, 'text'))
}

/** Counts files as left out; a file is in one of two lists, or in both. */
function leaveFiles(message: unknown, leaving: Leaving): void {
  const files = [...listOf(fieldOf(message, 'files')), ...listOf(fieldOf(message, 'attachments'))]
  const named = new Map(files.map((file, index) => [nameOf(fieldOf(file, 'file_name')) ?? `${index}`, file]))
  for (const [name, file] of named) {
    const isImage =
      textOf(fieldOf(file, 'file_kind')) === 'image' || /\.(?:png|jpe?g|gif|webp|heic|svg)$/i.test(name.slice(-8))
    leaving.leave(isImage ? 'image' : 'file')
  }
}

const ROLES: ReadonlyMap<string, 'user' | 'assistant'> = new Map([
  ['human', 'user'],
  ['user', 'user'],
  ['assistant', 'assistant'],
])

type Line = { readonly id: string; readonly previousId: string | undefined; readonly model: string | undefined }

function toldMessage(message: unknown, { id, previousId, model }: Line, leaving: Leaving): ToldMessage {
  const sender = textOf(fieldOf(message, 'sender'))
  const role = ROLES.get(sender)
  const parent = nameOf(fieldOf(message, 'parent_message_uuid'))
  const place = {
    id,
    // older exports have no branches, only an order
    parentId: parent === undefined ? previousId : BEGINNING.test(parent) ? undefined : parent,
    at: instantOf(fieldOf(message, 'created_at')),
  }
  if (role === undefined) {
    leaving.leave(sender === 'system' ? 'system' : 'unknown')
    return { ...place, ...PASSED }
  }
  const before = leaving.things
  const text = wordsOf(message, leaving)
  leaveFiles(message, leaving)
  return { ...place, role, text, model, hadThings: leaving.things > before }
}

/** A conversation of `conversations.json`: messages in order, with parent ids in newer exports. */
export function fromClaude(conversation: unknown, leaving: Leaving): ToldConversation | undefined {
  const id = nameOf(fieldOf(conversation, 'uuid'))
  if (id === undefined) return undefined
  const model = nameOf(fieldOf(conversation, 'model'))
  let previousId: string | undefined
  const messages = listOf(fieldOf(conversation, 'chat_messages')).map((message, index) => {
    const id = nameOf(fieldOf(message, 'uuid')) ?? `${index}`
    const told = toldMessage(message, { id, previousId, model }, leaving)
    previousId = id
    return told
  })
  return {
    id,
    messages,
    title: textOf(fieldOf(conversation, 'name')),
    createdAt: instantOf(fieldOf(conversation, 'created_at')),
    updatedAt: instantOf(fieldOf(conversation, 'updated_at')),
    shownId: nameOf(fieldOf(conversation, 'current_leaf_message_uuid')) ?? previousId,
    isPinned: fieldOf(conversation, 'is_starred') === true,
    isArchived: false,
  }
}
