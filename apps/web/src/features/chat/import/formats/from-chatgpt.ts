import { type Leaving, PASSED, type ToldConversation, type ToldMessage } from './told.ts'
import { fieldOf, instantOf, listOf, membersOf, nameOf, textOf } from './values.ts'

/** Citation marks in an answer: from U+E200 to U+E201, with the name of the source between. */
const REFERENCE = /\uE200[^\uE200\uE201]{0,400}\uE201/g

function withoutReferences(text: string, leaving: Leaving): string {
  let found = 0
  const rest = text.replaceAll(REFERENCE, () => {
    found += 1
    return ''
  })
  leaving.leave('reference', found)
  return rest
}

/** Text of one part of a multipart message; counts what cannot be imported. */
function partText(part: unknown, leaving: Leaving): string {
  if (typeof part === 'string') return part
  const type = textOf(fieldOf(part, 'content_type'))
  if (type === 'audio_transcription') return textOf(fieldOf(part, 'text'))
  if (type === 'image_asset_pointer') leaving.leave('image')
  else if (type.includes('audio') || type.includes('video')) leaving.leave('file')
  else leaving.leave('unknown')
  return ''
}

const partsOf = (content: unknown, leaving: Leaving) =>
  listOf(fieldOf(content, 'parts'))
    .map((part) => partText(part, leaving))
    .filter((text) => text !== '')
    .join('\n')

/** Text of a message by its content type. */
function wordsOf(content: unknown, leaving: Leaving): string {
  switch (textOf(fieldOf(content, 'content_type'))) {
    case 'text':
    case 'multimodal_text':
      return partsOf(content, leaving)
    case 'code':
      return `\`\`\`${textOf(fieldOf(content, 'language')).replaceAll(/[^\w+#.-]/g, '')}\n${textOf(fieldOf(content, 'text'))}\n\`\`\``
    case 'thoughts':
    case 'reasoning_recap':
      leaving.leave('reasoning')
      return ''
    case 'user_editable_context':
    case 'model_editable_context':
      leaving.leave('system')
      return ''
    case 'execution_output':
    case 'tether_quote':
    case 'tether_browsing_display':
    case 'system_error':
      leaving.leave('tool')
      return ''
    default: {
      const text = textOf(fieldOf(content, 'text')) || partsOf(content, leaving)
      if (text === '') leaving.leave('unknown')
      return text
    }
  }
}

/** Counts attached documents as left out; pictures are parts of the message itself. */
function leaveFiles(message: unknown, leaving: Leaving): void {
  const files = listOf(fieldOf(fieldOf(message, 'metadata'), 'attachments'))
  const documents = files.filter((file) => !textOf(fieldOf(file, 'mime_type')).startsWith('image/'))
  leaving.leave('file', documents.length)
}

function spokenOf(message: unknown, leaving: Leaving): Pick<ToldMessage, 'role' | 'text' | 'hadThings'> {
  const role = textOf(fieldOf(fieldOf(message, 'author'), 'role'))
  const content = fieldOf(message, 'content')
  const recipient = nameOf(fieldOf(message, 'recipient')) ?? 'all'
  const isHidden = fieldOf(fieldOf(message, 'metadata'), 'is_visually_hidden_from_conversation') === true
  if (role === 'system' || isHidden) {
    if (partsOf(content, leaving) !== '' || textOf(fieldOf(content, 'user_instructions')) !== '')
      leaving.leave('system')
    return PASSED
  }
  if (role === 'tool' || (role === 'assistant' && recipient !== 'all')) {
    leaving.leave('tool')
    return PASSED
  }
  if (role !== 'user' && role !== 'assistant') {
    leaving.leave('unknown')
    return PASSED
  }
  const before = leaving.things
  const text = withoutReferences(wordsOf(content, leaving), leaving)
  leaveFiles(message, leaving)
  return { role, text, hadThings: leaving.things > before }
}

function toldMessage(
  [id, node]: readonly [string, unknown],
  usualModel: string | undefined,
  leaving: Leaving,
): ToldMessage {
  const message = fieldOf(node, 'message')
  const place = { id, parentId: nameOf(fieldOf(node, 'parent')) }
  if (typeof message !== 'object' || message === null) return { ...place, ...PASSED, at: undefined }
  return {
    ...place,
    ...spokenOf(message, leaving),
    at: instantOf(fieldOf(message, 'create_time')),
    model: nameOf(fieldOf(fieldOf(message, 'metadata'), 'model_slug')) ?? usualModel,
  }
}

/** A conversation of `conversations.json`: a tree of nodes by their ids, some of which hold no message. */
export function fromChatGpt(conversation: unknown, leaving: Leaving): ToldConversation | undefined {
  const id = nameOf(fieldOf(conversation, 'conversation_id')) ?? nameOf(fieldOf(conversation, 'id'))
  if (id === undefined) return undefined
  const usualModel = nameOf(fieldOf(conversation, 'default_model_slug'))
  return {
    id,
    title: textOf(fieldOf(conversation, 'title')),
    createdAt: instantOf(fieldOf(conversation, 'create_time')),
    updatedAt: instantOf(fieldOf(conversation, 'update_time')),
    shownId: nameOf(fieldOf(conversation, 'current_node')),
    isPinned: fieldOf(conversation, 'is_starred') === true,
    isArchived: fieldOf(conversation, 'is_archived') === true,
    messages: membersOf(fieldOf(conversation, 'mapping')).map((node) => toldMessage(node, usualModel, leaving)),
  }
}
