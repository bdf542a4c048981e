import type { ChatStore, KeptDocument } from '@placard/application'
import { ATTACHMENT_TEXT_AN_ACCOUNT, ATTACHMENT_TEXT_MAX_LENGTH } from '@placard/contract'
import { expect, it } from 'vitest'
import { aChatMessage, answeredChat, CHAT_ANSWER_OPTIONS, CHAT_NOW, chatIdOf, storedChat } from '../builders/chat.ts'

/** A document with an id made of a number. */
function aDocument(number: number, text = 'The ports of landlocked states.'): KeptDocument {
  const attachment = { id: chatIdOf(number), name: `paper-${number}.txt`, kind: 'text', bytes: text.length } as const
  return { attachment: { ...attachment, length: text.length, fullLength: text.length }, text }
}

/** A message of conversation `number` with documents attached. */
function saying(number: number, ...documents: readonly KeptDocument[]) {
  const acceptance = aChatMessage(number, 'Read this')
  const attachmentIds = documents.map(({ attachment }) => attachment.id)
  return { ...acceptance, message: { id: acceptance.message?.id ?? '', content: 'Read this', attachmentIds } }
}

/** Conformance tests for documents attached to messages in every chat store. */
export function chatDocumentsSuite(makeStore: () => Promise<ChatStore>, owners: readonly [string, string]): void {
  sendingSuite(makeStore, owners)
  keepingSuite(makeStore, owners)
}

function sendingSuite(makeStore: () => Promise<ChatStore>, [ada, ben]: readonly [string, string]): void {
  it('sends documents with a message, shows them on it, and gives their texts to their owner alone', async () => {
    const store = await makeStore()
    const [first, second] = [aDocument(701), aDocument(702)]
    expect(await store.keepDocument(ada, first, CHAT_NOW)).toBe('kept')
    expect(await store.keepDocument(ada, second, CHAT_NOW)).toBe('kept')
    const { conversation, message } = await storedChat(store.accept(ada, saying(1, second, first)))
    expect(message?.attachments).toEqual([second.attachment, first.attachment])
    expect((await store.read(ada, conversation.id))?.messages[0]?.attachments).toEqual(message?.attachments)
    expect(await store.documents(ada, [first.attachment.id, second.attachment.id])).toEqual([first, second])
    expect(await store.documents(ben, [first.attachment.id])).toEqual([])
  })

  it('stores nothing of a message whose document is not there, is another’s, or went with another conversation', async () => {
    const store = await makeStore()
    const [foreign, sent] = [aDocument(711), aDocument(712)]
    await store.keepDocument(ben, foreign, CHAT_NOW)
    await store.keepDocument(ada, sent, CHAT_NOW)
    await storedChat(store.accept(ada, saying(1, sent)))
    for (const document of [foreign, sent, aDocument(719)]) {
      expect(await store.accept(ada, saying(2, document))).toEqual({ outcome: 'no-document' })
    }
    expect(await store.read(ada, chatIdOf(2))).toBeUndefined()
  })

  it('lets an edited message go with the documents of the one it replaces', async () => {
    const store = await makeStore()
    const document = aDocument(721)
    await store.keepDocument(ada, document, CHAT_NOW)
    const first = await storedChat(store.accept(ada, saying(1, document)))
    await answeredChat(store, first, 'Read.')
    const edited = {
      ...saying(1, document),
      message: { id: chatIdOf(722), content: 'Read it again', attachmentIds: [document.attachment.id] },
      answer: { id: chatIdOf(723), answerOptions: CHAT_ANSWER_OPTIONS },
      parentId: null,
    }
    expect((await storedChat(store.accept(ada, edited))).message?.attachments).toEqual([document.attachment])
  })
}

function keepingSuite(makeStore: () => Promise<ChatStore>, [ada, ben]: readonly [string, string]): void {
  it('keeps a document once under an id, and none under an id of somebody else’s', async () => {
    const store = await makeStore()
    const document = aDocument(731)
    await store.keepDocument(ada, document, CHAT_NOW)
    expect(await store.keepDocument(ada, aDocument(731, 'Another text'), CHAT_NOW)).toBe('kept')
    expect(await store.keepDocument(ben, aDocument(731, 'Theirs'), CHAT_NOW)).toBe('not-found')
    expect(await store.documents(ada, [document.attachment.id])).toEqual([document])
  })

  it('drops what was not sent, and leaves what was', async () => {
    const store = await makeStore()
    const [kept, sent] = [aDocument(741), aDocument(742)]
    for (const document of [kept, sent]) await store.keepDocument(ada, document, CHAT_NOW)
    await storedChat(store.accept(ada, saying(1, sent)))
    expect(await store.dropDocument(ben, kept.attachment.id)).toBe(false)
    expect(await store.dropDocument(ada, sent.attachment.id)).toBe(false)
    expect(await store.dropDocument(ada, kept.attachment.id)).toBe(true)
    expect(await store.dropDocument(ada, kept.attachment.id)).toBe(false)
    expect(await store.documents(ada, [kept.attachment.id, sent.attachment.id])).toEqual([sent])
  })

  it('holds an account to the text it may keep (UP-8)', async () => {
    const store = await makeStore()
    const whole = 'x'.repeat(ATTACHMENT_TEXT_MAX_LENGTH)
    const room = ATTACHMENT_TEXT_AN_ACCOUNT / ATTACHMENT_TEXT_MAX_LENGTH
    for (let at = 0; at < room; at++)
      expect(await store.keepDocument(ada, aDocument(800 + at, whole), CHAT_NOW)).toBe('kept')
    expect(await store.keepDocument(ada, aDocument(990, 'one more'), CHAT_NOW)).toBe('no-room')
    expect(await store.keepDocument(ben, aDocument(991, 'somebody else’s'), CHAT_NOW)).toBe('kept')
  })
}
