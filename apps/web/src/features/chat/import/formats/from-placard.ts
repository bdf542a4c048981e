import { ChatContext, ChatMessage, Conversation } from '@placard/contract'
import { type Leaving, type OwnParts, PASSED, type ToldConversation, type ToldMessage } from './told.ts'
import { fieldOf, instantOf, listOf, nameOf, textOf } from './values.ts'

const { status: Status, engine: Engine, sources: Sources, fault: Fault, attachments: Attachments } = ChatMessage.shape
const { type: Type, mode: Mode, instructions: Instructions, engineChoice: Choice } = Conversation.shape

/** Parses each part on its own: an older or newer export may have fewer or more. */
function ownParts(message: unknown): OwnParts {
  return {
    status: Status.safeParse(fieldOf(message, 'status')).data ?? 'complete',
    engine: Engine.safeParse(fieldOf(message, 'engine')).data,
    sources: Sources.safeParse(fieldOf(message, 'sources')).data,
    fault: Fault.safeParse(fieldOf(message, 'fault')).data,
    attachments: Attachments.safeParse(fieldOf(message, 'attachments')).data?.map((one) => ({ ...one, length: 0 })),
  }
}

function toldMessage(message: unknown, index: number, leaving: Leaving): ToldMessage {
  const role = fieldOf(message, 'role')
  const place = {
    id: nameOf(fieldOf(message, 'id')) ?? `${index}`,
    parentId: nameOf(fieldOf(message, 'parentId')),
    at: instantOf(fieldOf(message, 'timestamp')),
  }
  const content = fieldOf(message, 'content')
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') {
    leaving.leave('damaged')
    return { ...place, ...PASSED }
  }
  const files = listOf(fieldOf(message, 'attachments')).length
  leaving.leave('file', files)
  return { ...place, role, text: content, hadThings: files > 0, own: ownParts(message) }
}

/** A conversation of our own export, lossless. */
export function fromPlacard(detail: unknown, leaving: Leaving): ToldConversation | undefined {
  const conversation = fieldOf(detail, 'conversation')
  const id = nameOf(fieldOf(conversation, 'id'))
  if (id === undefined) return undefined
  const said = fieldOf(conversation, 'context') ?? undefined
  const context = ChatContext.safeParse(said).data ?? null
  if (said !== undefined && context === null) leaving.leave('context')
  return {
    id,
    title: textOf(fieldOf(conversation, 'title')),
    createdAt: instantOf(fieldOf(conversation, 'createdAt')),
    updatedAt: instantOf(fieldOf(conversation, 'updatedAt')),
    shownId: nameOf(fieldOf(conversation, 'leafId')),
    isPinned: fieldOf(conversation, 'isPinned') === true,
    isArchived: fieldOf(conversation, 'isArchived') === true,
    messages: listOf(fieldOf(detail, 'messages')).map((message, index) => toldMessage(message, index, leaving)),
    own: {
      type: Type.safeParse(fieldOf(conversation, 'type')).data,
      mode: Mode.safeParse(fieldOf(conversation, 'mode')).data,
      instructions: Instructions.safeParse(fieldOf(conversation, 'instructions')).data,
      context,
      engineChoice: Choice.safeParse(fieldOf(conversation, 'engineChoice')).data,
    },
  }
}
