import { titleOf } from '@placard/application'
import {
  type AnswerEngine,
  AUTOMATIC,
  CHAT_IMPORT_MAX_MESSAGES,
  CHAT_INSTRUCTIONS_MAX_LENGTH,
  CHAT_TITLE_MAX_LENGTH,
  type ChatMessage,
  type Conversation,
  type WholeConversation,
} from '@placard/contract'
import { cutAt } from '@placard/language'
import { IMPORT_MAX_TEXT, IMPORT_MAX_TEXTS } from '../limits.ts'
import { importId } from './import-id.ts'
import { type PlacedMessage, type PlacedTree, treeOfTold } from './message-tree.ts'
import { placeholders as words } from './placeholders.en.ts'
import type { ImportFormat, Leaving, ToldConversation, ToldMessage } from './told.ts'
import { cleanText } from './values.ts'

/**
 * Why a conversation is not imported. `unknown`: no supported format. `empty`: no messages with content.
 * `too-long`: more messages or more text than one conversation may have.
 */
export type ConversationFault = 'unknown' | 'empty' | 'too-long'

export type Told =
  | { readonly ok: true; readonly whole: WholeConversation }
  | { readonly ok: false; readonly rejection: ConversationFault }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Id mapping: our own ids are kept; those of other products become deterministic ids. */
function idsOf(format: ImportFormat, conversationId: string) {
  const isOwn = (id: string) => format === 'placard' && UUID.test(id)
  return {
    conversation: isOwn(conversationId) ? conversationId.toLowerCase() : importId(format, conversationId),
    message: (id: string) => (isOwn(id) ? id.toLowerCase() : importId(format, conversationId, id)),
  }
}
type Ids = ReturnType<typeof idsOf>

function engineOf(format: ImportFormat, { role, model = '', own }: ToldMessage): AnswerEngine | undefined {
  if (own !== undefined || format === 'placard') return own?.engine
  if (role !== 'assistant') return undefined
  const rung = format === 'claude' ? 'anthropic' : 'openai-compatible'
  return { rung, model: cleanText(oneLine(model, 200)), place: 'elsewhere', promptVersion: '', origin: format }
}

/** Truncates to one line without invisible and bidirectional control characters. */
function oneLine(text: string, length: number): string {
  return text
    .slice(0, length * 4)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()
}

function contentOf(message: ToldMessage, leaving: Leaving): string {
  const text = cleanText(message.text)
  if (text.trim() === '' && message.hadThings) return words.onlyThings
  if (text.length <= IMPORT_MAX_TEXT) return text
  leaving.leave('cut')
  return cutAt(text, IMPORT_MAX_TEXT)
}

function messageOf(
  { told, parentId, at }: PlacedMessage,
  ids: Ids,
  format: ImportFormat,
  leaving: Leaving,
): ChatMessage {
  const engine = engineOf(format, told)
  const { status = 'complete', sources, fault, attachments } = told.own ?? {}
  return {
    id: ids.message(told.id),
    conversationId: ids.conversation,
    parentId: parentId === undefined ? null : ids.message(parentId),
    role: told.role ?? 'user',
    content: contentOf(told, leaving),
    timestamp: new Date(at).toISOString(),
    status: status === 'answering' ? 'interrupted' : status,
    ...(engine && { engine }),
    ...(sources && { sources: [...sources] }),
    ...(attachments && { attachments: [...attachments] }),
    ...(status === 'answering' ? { fault: 'lost' as const } : fault && { fault }),
    seq: 0,
  }
}

function titleFor(told: ToldConversation, messages: readonly ChatMessage[]): string {
  const title = oneLine(cleanText(told.title), CHAT_TITLE_MAX_LENGTH)
  return title || titleOf(messages[0]?.content ?? '') || words.untitled
}

type Times = { readonly createdAt: number; readonly updatedAt: number }

function conversationOf(
  told: ToldConversation,
  ids: Ids,
  tree: PlacedTree,
  messages: readonly ChatMessage[],
  times: Times,
): Conversation {
  const shown = tree.keptFor.get(told.shownId ?? '')
  const { isPinned, isArchived, own } = told
  return {
    id: ids.conversation,
    title: titleFor(told, messages),
    type: own?.type ?? 'chat',
    mode: own?.mode ?? 'balanced',
    instructions: cleanText(own?.instructions ?? '').slice(0, CHAT_INSTRUCTIONS_MAX_LENGTH),
    context: own?.context ?? null,
    engineChoice: own?.engineChoice ?? AUTOMATIC,
    projectId: null,
    leafId: shown === undefined ? (messages.at(-1)?.id ?? null) : ids.message(shown),
    isPinned,
    isArchived,
    isShared: false,
    answeringId: null,
    createdAt: new Date(times.createdAt).toISOString(),
    updatedAt: new Date(times.updatedAt).toISOString(),
  }
}

/** Earliest time in a conversation. */
function beginningOf({ createdAt, updatedAt, messages }: ToldConversation, now: number): number {
  const times = [createdAt, ...messages.map(({ at }) => at)].filter((at) => at !== undefined)
  return times.reduce((least, at) => Math.min(least, at), updatedAt ?? now)
}

/** Times of a conversation, never in the future: it would stay above all others in the list. */
function timesOf(told: ToldConversation, { messages }: PlacedTree, now: number): Times {
  const createdAt = Math.min(told.createdAt ?? messages[0]?.at ?? now, now)
  const updatedAt = Math.min(told.updatedAt ?? messages.at(-1)?.at ?? createdAt, now)
  return { createdAt, updatedAt: Math.max(createdAt, updatedAt) }
}

/** Converts a parsed conversation to one of ours. */
export function wholeOf(told: ToldConversation, format: ImportFormat, now: number, leaving: Leaving): Told {
  const tree = treeOfTold(told.messages, beginningOf(told, now), leaving)
  if (tree.messages.length === 0) return { ok: false, rejection: 'empty' }
  if (tree.messages.length > CHAT_IMPORT_MAX_MESSAGES) return { ok: false, rejection: 'too-long' }
  const ids = idsOf(format, told.id)
  const messages = tree.messages.map((message) => messageOf(message, ids, format, leaving))
  const length = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (length > IMPORT_MAX_TEXTS) return { ok: false, rejection: 'too-long' }
  return {
    ok: true,
    whole: { conversation: conversationOf(told, ids, tree, messages, timesOf(told, tree, now)), messages },
  }
}
