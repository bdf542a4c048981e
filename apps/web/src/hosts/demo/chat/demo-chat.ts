import {
  type Accepted,
  type Catalogue,
  type ChatBackground,
  type ChatHost,
  type ChatKeeper,
  type ChatModelPort,
  campaignBackground,
  createChatHost,
  type DocumentShelf,
  InMemoryChatStore,
  keepWithContext,
  type NameOf,
  type Sent,
  sessionBackground,
  USUAL_WISH,
} from '@placard/application'
import {
  type ChatImportReceipt,
  type ChatStreamEvent,
  type NamedContext,
  publicCampaignOf,
  RESTORE_WITHIN_SECONDS,
  type SessionDetail,
  type WholeConversation,
} from '@placard/contract'
import type { Answer } from '../protocol.ts'
import { type Begun, type ChatCalls, type ChatQuestion, DEMO_ASKER, DEMO_PERSON } from './chat-protocol.ts'
import type { KeptChats } from './kept-chats.ts'

/** What the demo's chat is made of. */
export interface DemoChatParts {
  /** Where chats are kept; undefined where the browser keeps nothing. */
  readonly kept: (ChatKeeper & Pick<KeptChats, 'all' | 'one'>) | undefined
  /** Where documents are kept; undefined where the browser keeps nothing. */
  readonly documents?: DocumentShelf | undefined
  readonly model: ChatModelPort
  readonly catalogue: Catalogue
  readonly nameOf: () => Promise<NameOf>
  /** A session of the demo with its whole record; undefined when there is none. */
  readonly sessionOf: (sessionId: string) => Promise<SessionDetail | undefined>
  readonly now: () => number
  readonly newId: () => string
  readonly every: (ms: number, task: () => void) => () => void
  readonly onTrouble: (error: unknown) => void
}

type ChatAnswer = Answer<ChatCalls[ChatQuestion['method']]['value']>

/** The chat of the demo: the server's use cases in this browser, for one person, over the built-in assistant. */
export class DemoChat {
  private readonly parts: DemoChatParts
  private readonly store: InMemoryChatStore
  private readonly host: ChatHost

  private constructor(parts: DemoChatParts) {
    this.parts = parts
    this.store = new InMemoryChatStore(parts.kept, parts.documents)
    this.host = createChatHost({
      store: this.store,
      model: parts.model,
      clock: { now: parts.now },
      ids: { next: parts.newId },
      every: parts.every,
      background: (_, context) => this.background(context),
      onTrouble: parts.onTrouble,
    })
  }

  /** Opens the chat with everything that is kept; answers that were cut off when the page went are ended where they are. */
  static async open(parts: DemoChatParts): Promise<DemoChat> {
    const chat = new DemoChat(parts)
    for (const conversation of (await parts.kept?.all()) ?? []) chat.store.restoreKept(conversation)
    await chat.store.eraseRemoved(parts.now())
    await chat.host.sweep()
    return chat
  }

  /** Another tab has changed a conversation. */
  async reread(conversationId: string): Promise<void> {
    const kept = await this.parts.kept?.one(conversationId)
    if (kept === undefined) this.store.forget(conversationId)
    else this.store.restoreKept(kept)
  }

  /** Answers one question; never rejects. */
  async answer(question: ChatQuestion): Promise<ChatAnswer> {
    try {
      return await this.ask(question)
    } catch (error) {
      this.parts.onTrouble(error)
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      return { ok: false, problem: { code: 'unavailable', isFull } }
    }
  }

  follow(messageId: string, after: number, signal: AbortSignal): AsyncIterable<ChatStreamEvent> {
    return this.host.follow({ ownerId: DEMO_PERSON, messageId, after }, signal)
  }

  private async ask(question: ChatQuestion): Promise<ChatAnswer> {
    const { now } = this.parts
    switch (question.method) {
      case 'list':
        return { ok: true, value: await this.store.list(DEMO_PERSON, question.input) }
      case 'get':
        return found(await this.store.read(DEMO_PERSON, question.input.conversationId))
      case 'send':
        return begun(await this.host.send(DEMO_ASKER, question.input, { ...USUAL_WISH, mode: 'balanced' }))
      case 'regenerate':
        return begun(await this.host.regenerate(DEMO_ASKER, question.input.messageId, USUAL_WISH))
      case 'proceed':
        return begun(await this.host.proceed(DEMO_ASKER, question.input.messageId))
      case 'stop':
        return found(await this.host.stop(DEMO_PERSON, question.input.messageId))
      case 'change':
        return found(await this.store.change(DEMO_PERSON, question.input.conversationId, question.input.change, now()))
      case 'remove': {
        const until = now() + RESTORE_WITHIN_SECONDS * 1000
        return found((await this.store.remove(DEMO_PERSON, question.input.conversationId, until)) ? null : undefined)
      }
      case 'restore':
        return found(await this.store.restore(DEMO_PERSON, question.input.conversationId, now()))
      case 'search':
        return { ok: true, value: await this.store.search(DEMO_PERSON, question.input.words) }
      case 'attach': {
        const kept = await this.store.keepDocument(DEMO_PERSON, question.input, now())
        return kept === 'kept'
          ? { ok: true, value: question.input.attachment }
          : { ok: false, problem: { code: kept === 'no-room' ? 'body-too-large' : 'not-found' } }
      }
      case 'drop':
        return found((await this.store.dropDocument(DEMO_PERSON, question.input.attachmentId)) ? null : undefined)
      case 'document':
        return found((await this.store.documents(DEMO_PERSON, [question.input.attachmentId]))[0])
      case 'keep':
        return { ok: true, value: await this.keep(question.input) }
    }
  }

  private keep(whole: WholeConversation): Promise<ChatImportReceipt> {
    const isThere = async (context: NamedContext) => (await this.background(context)) !== undefined
    const contexts = { idsHere: (sessionId: string) => [sessionId], isThere }
    return keepWithContext(whole, contexts, (one) => this.store.keep(DEMO_PERSON, one))
  }

  private async background(context: NamedContext): Promise<ChatBackground | undefined> {
    if (context.kind === 'campaign') {
      const campaign = await this.parts.catalogue.get(context.campaignId)
      return campaign && campaignBackground(publicCampaignOf(campaign), await this.parts.nameOf())
    }
    const detail = await this.parts.sessionOf(context.sessionId)
    if (detail?.session.status !== 'concluded') return undefined
    return sessionBackground(detail, await this.parts.nameOf())
  }
}

function found<Value>(value: Value | undefined): Answer<Value> {
  return value === undefined ? { ok: false, problem: { code: 'not-found' } } : { ok: true, value }
}

function begun(sent: Sent | Accepted): Answer<Begun> {
  switch (sent.outcome) {
    case 'stored': {
      const { conversation, message, answer } = sent
      return { ok: true, value: { kind: 'accepted', conversation, answer, ...(message && { message }) } }
    }
    case 'empty':
      return {
        ok: false,
        problem: { code: 'validation-failed', fields: [{ field: 'message', rule: 'too-small' }] },
      }
    case 'answering':
      return { ok: false, problem: { code: 'conflict' } }
    case 'no-document':
      return { ok: false, problem: { code: 'document-refused' } }
    default:
      return { ok: false, problem: { code: 'not-found' } }
  }
}
