import { CHAT_TITLE_MAX_LENGTH } from '@placard/contract'
import { IMPORT_MAX_NODES } from '../limits.ts'
import { type Companions, companionsIn, NO_COMPANIONS } from './companions.ts'
import { fromChatGpt } from './from-chatgpt.ts'
import { fromClaude } from './from-claude.ts'
import { fromLibreChat } from './from-librechat.ts'
import { fromOpenWebUi } from './from-open-webui.ts'
import { fromPlacard } from './from-placard.ts'
import { type ImportFormat, Leaving, type LeftOut, type ToldConversation } from './told.ts'
import { fieldOf, isList, isRecord, listOf, textOf } from './values.ts'
import { type ConversationFault, type Told, wholeOf } from './whole-of.ts'

/** Result of reading one conversation: what is imported, and what is left out. */
export interface ReadConversation {
  readonly title: string
  readonly left: LeftOut
  readonly told: Told
  /** What goes with it. */
  readonly companions: Companions
}

type Reader = (conversation: unknown, leaving: Leaving) => ToldConversation | undefined

const READERS: Readonly<Record<ImportFormat, Reader>> = {
  placard: fromPlacard,
  chatgpt: fromChatGpt,
  claude: fromClaude,
  librechat: fromLibreChat,
  'open-webui': fromOpenWebUi,
}

/** Detects the product of an export by its characteristic fields. */
function formatOf(item: unknown): ImportFormat | undefined {
  if (isRecord(fieldOf(item, 'mapping'))) return 'chatgpt'
  if (isList(fieldOf(item, 'chat_messages'))) return 'claude'
  if (isRecord(fieldOf(fieldOf(fieldOf(item, 'chat'), 'history'), 'messages'))) return 'open-webui'
  if (isRecord(fieldOf(item, 'conversation')) && isList(fieldOf(item, 'messages'))) return 'placard'
  const hasMessages = isList(fieldOf(item, 'messages')) || isList(fieldOf(item, 'messagesTree'))
  return hasMessages && fieldOf(item, 'conversationId') !== undefined ? 'librechat' : undefined
}

/** Whether a conversation exceeds the node limit and is not parsed at all. */
function isEndless(item: unknown): boolean {
  const records = [fieldOf(item, 'mapping'), fieldOf(fieldOf(fieldOf(item, 'chat'), 'history'), 'messages')]
  const lists = ['chat_messages', 'messages', 'messagesTree'].map((name) => listOf(fieldOf(item, name)))
  const isLong = (record: unknown) => isRecord(record) && Object.keys(record).length > IMPORT_MAX_NODES
  return records.some(isLong) || lists.some(({ length }) => length > IMPORT_MAX_NODES)
}

/** Conversations of a file: a list, an object with the list, or a single conversation. */
export function conversationsIn(file: unknown): readonly unknown[] | undefined {
  if (isList(file)) return file
  if (formatOf(file) !== undefined) return [file]
  const inside = fieldOf(file, 'conversations')
  return isList(inside) ? inside : undefined
}

/** Version of our own export format; undefined for any other format. */
export function ownVersionOf(file: unknown): number | undefined {
  const version = fieldOf(file, 'format') === 'placard-chats' ? fieldOf(file, 'version') : undefined
  return typeof version === 'number' ? version : undefined
}

const TITLES = ['title', 'name'] as const

function titleIn(item: unknown): string {
  const places = [item, fieldOf(item, 'conversation'), fieldOf(item, 'chat')]
  const titles = places.flatMap((place) => TITLES.map((field) => textOf(fieldOf(place, field)).trim()))
  return (titles.find((title) => title !== '') ?? '').slice(0, CHAT_TITLE_MAX_LENGTH).toWellFormed()
}

function unread(item: unknown, rejection: ConversationFault): ReadConversation {
  return { title: titleIn(item), left: {}, told: { ok: false, rejection }, companions: NO_COMPANIONS }
}

/**
 * Parses one conversation of any supported format; one that cannot be parsed is returned with its fault, not thrown.
 * @param file the parsed file that contains it: an export of our own also holds its project and papers.
 */
export function readConversation(item: unknown, now: number, file?: unknown): ReadConversation {
  const format = formatOf(item)
  const leaving = new Leaving()
  if (format !== undefined && isEndless(item)) {
    return unread(item, 'too-long')
  }
  const told = format && READERS[format](item, leaving)
  if (format === undefined || told === undefined) {
    return unread(item, 'unknown')
  }
  const read = wholeOf(told, format, now, leaving)
  const isOwn = format === 'placard' && ownVersionOf(file) !== undefined
  const companions = isOwn ? companionsIn(file, item, leaving) : NO_COMPANIONS
  const title = read.ok ? read.whole.conversation.title : titleIn(item)
  return { title, left: leaving.left, told: read, companions }
}
