import { chat, chatAttachments, chatImport, engineCalls } from '@placard/contract'
import type { FollowStream } from '../../client/api/chat-stream.ts'
import type { Call } from '../../client/api/client.ts'
import type { Upload } from '../../client/api/upload.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'

/** Chats of a signed-in user, over the server. */
export function createServerChatGateway(call: Call, follow: FollowStream, upload: Upload): Omit<ChatGateway, 'share'> {
  return {
    list: ({ isArchived, ...query }, signal) =>
      call(chat.list, { query: { archived: isArchived ? 'true' : 'false', ...query }, signal }),
    get: (conversationId, signal) => call(chat.get, { params: { conversationId }, signal }),
    send: (body, idempotencyKey, onEvent, signal) => follow(chat.send, { body, idempotencyKey, onEvent, signal }),
    regenerate: (messageId, idempotencyKey, onEvent, signal) =>
      follow(chat.regenerate, { params: { messageId }, body: {}, idempotencyKey, onEvent, signal }),
    proceed: (messageId, idempotencyKey, onEvent, signal) =>
      follow(chat.proceed, { params: { messageId }, body: {}, idempotencyKey, onEvent, signal }),
    follow: (messageId, after, onEvent, signal) =>
      follow(chat.events, { params: { messageId }, query: { after }, onEvent, signal }),
    stop: (messageId) => call(chat.stop, { params: { messageId } }),
    cut: (messageId, heard) => call(chat.cut, { params: { messageId }, body: { heard } }),
    change: (conversationId, body) => call(chat.change, { params: { conversationId }, body }),
    async remove(conversationId) {
      await call(chat.remove, { params: { conversationId } })
    },
    restore: (conversationId) => call(chat.restore, { params: { conversationId } }),
    search: (words, signal) => call(chat.search, { query: { words }, signal }),
    engines: (signal) => call(engineCalls.offer, { signal }),
    keep: (body, signal) => call(chatImport.conversation, { body, signal }),
    attach: (file, { id, onProgress, signal }) =>
      upload(chatAttachments.add, { params: { attachmentId: id }, file, name: file.name, onProgress, signal }),
    async dropAttachment(attachmentId) {
      await call(chatAttachments.drop, { params: { attachmentId } })
    },
    readAttachment: (attachmentId, signal) => call(chatAttachments.read, { params: { attachmentId }, signal }),
  }
}

/** Share links of a signed-in user's chats. */
export function createServerSharing(call: Call): NonNullable<ChatGateway['share']> {
  return {
    begin: (conversationId) => call(chat.share, { params: { conversationId } }),
    async end(conversationId) {
      await call(chat.unshare, { params: { conversationId } })
    },
  }
}
