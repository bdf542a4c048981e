import { type Leaving, type LeftKind, PASSED, type ToldConversation, type ToldMessage } from './told.ts'
import { fieldOf, instantOf, listOf, membersOf, nameOf, textOf } from './values.ts'

const OPENED = '<details type="'
const CLOSED = '</details>'
/** Collapsible sections of an answer, by their type. */
const FOLDED: ReadonlyMap<string, LeftKind> = new Map([
  ['reasoning', 'reasoning'],
  ['tool_calls', 'tool'],
  ['code_interpreter', 'tool'],
])

/** Strips the collapsible sections of an answer, in one linear pass. */
function unfolded(text: string, leaving: Leaving): string {
  let rest = ''
  let from = 0
  for (let at = text.indexOf(OPENED); at >= 0; at = text.indexOf(OPENED, from)) {
    const name = text.slice(at + OPENED.length, text.indexOf('"', at + OPENED.length)).slice(0, 32)
    const kind = FOLDED.get(name)
    const end = text.indexOf(CLOSED, at)
    if (end < 0) break
    rest += text.slice(from, kind === undefined ? end + CLOSED.length : at)
    if (kind !== undefined) leaving.leave(kind)
    from = end + CLOSED.length
  }
  return (rest + text.slice(from)).trim()
}

function leaveFiles(message: unknown, leaving: Leaving): void {
  for (const file of listOf(fieldOf(message, 'files')))
    leaving.leave(textOf(fieldOf(file, 'type')).startsWith('image') ? 'image' : 'file')
}

function toldMessage(id: string, message: unknown, leaving: Leaving): ToldMessage {
  const role = textOf(fieldOf(message, 'role'))
  const place = {
    id,
    parentId: nameOf(fieldOf(message, 'parentId')),
    at: instantOf(fieldOf(message, 'timestamp')),
  }
  if (role !== 'user' && role !== 'assistant') {
    leaving.leave(role === 'system' ? 'system' : role === 'tool' ? 'tool' : 'unknown')
    return { ...place, ...PASSED }
  }
  const before = leaving.things
  const content = textOf(fieldOf(message, 'content'))
  leaveFiles(message, leaving)
  const text = role === 'assistant' ? unfolded(content, leaving) : content
  const model = nameOf(fieldOf(message, 'modelName')) ?? nameOf(fieldOf(message, 'model'))
  return { ...place, role, text, model, hadThings: leaving.things > before }
}

/** An exported chat: a map of messages by id, with their parent ids. */
export function fromOpenWebUi(exported: unknown, leaving: Leaving): ToldConversation | undefined {
  const chat = fieldOf(exported, 'chat')
  const id = nameOf(fieldOf(exported, 'id')) ?? nameOf(fieldOf(chat, 'id'))
  if (id === undefined) return undefined
  const history = fieldOf(chat, 'history')
  if (textOf(fieldOf(chat, 'system')).trim() !== '') leaving.leave('system')
  return {
    id,
    title: nameOf(fieldOf(exported, 'title')) ?? textOf(fieldOf(chat, 'title')),
    createdAt: instantOf(fieldOf(exported, 'created_at')) ?? instantOf(fieldOf(chat, 'timestamp')),
    updatedAt: instantOf(fieldOf(exported, 'updated_at')),
    shownId: nameOf(fieldOf(history, 'currentId')),
    isPinned: fieldOf(exported, 'pinned') === true,
    isArchived: fieldOf(exported, 'archived') === true,
    messages: membersOf(fieldOf(history, 'messages')).map(([key, message]) => toldMessage(key, message, leaving)),
  }
}
