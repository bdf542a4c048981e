import {
  type Accepted,
  type Catalogue,
  type ChatBackground,
  type ChatHost,
  type ChatKeeper,
  type ChatModelPort,
  campaignBackground,
  createChatHost,
  type DocumentStore,
  InMemoryChatStore,
  keepWithContext,
  type NameOf,
  type Sent,
  sessionBackground,
  USUAL_ANSWER_OPTIONS,
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
import type { ParagraphChanger } from '@placard/language/papers'
import { type Answer, type Answers, answerTo, type Question } from '../protocol.ts'
import { type Begun, type ChatWork, DEMO_ASKER, DEMO_PERSON } from './chat-protocol.ts'
import { paperAnswers } from './demo-papers.ts'
import type { KeptChats } from './kept-chats.ts'
import type { KeptPapers } from './kept-papers.ts'

/** Dependencies of the demo's chat. */
export interface DemoChatDependencies {
  /** Persistent storage of chats; undefined where the browser stores nothing. */
  readonly kept: (ChatKeeper & Pick<KeptChats, 'all' | 'one'>) | undefined
  /** Persistent storage of documents; undefined where the browser stores nothing. */
  readonly documents?: DocumentStore | undefined
  /** Persistent storage of working papers; undefined where the browser stores nothing. */
  readonly papers?: KeptPapers | undefined
  readonly model: ChatModelPort
  readonly changer: ParagraphChanger
  readonly catalogue: Catalogue
  readonly nameOf: () => Promise<NameOf>
  /** A session of the demo with its whole record; undefined when there is none. */
  readonly sessionOf: (sessionId: string) => Promise<SessionDetail | undefined>
  readonly now: () => number
  readonly newId: () => string
  readonly every: (ms: number, task: () => void) => () => void
  readonly onTrouble: (error: unknown) => void
}

/** The chat of the demo: the server's use cases in this browser, for one user, over the built-in assistant. */
export class DemoChat {
  private readonly dependencies: DemoChatDependencies
  private readonly store: InMemoryChatStore
  private readonly host: ChatHost
  private readonly answers: Answers<ChatWork>

  private constructor(dependencies: DemoChatDependencies) {
    this.dependencies = dependencies
    this.store = new InMemoryChatStore(dependencies.kept, dependencies.documents)
    this.host = createChatHost({
      store: this.store,
      model: dependencies.model,
      clock: { now: dependencies.now },
      ids: { next: dependencies.newId },
      every: dependencies.every,
      background: (_, context) => this.background(context),
      onTrouble: dependencies.onTrouble,
    })
    this.answers = this.answersOf()
  }

  /**
   * Opens the chat with all stored conversations; answers that were cut off when the page closed end as interrupted.
   */
  static async open(dependencies: DemoChatDependencies): Promise<DemoChat> {
    const chat = new DemoChat(dependencies)
    for (const conversation of (await dependencies.kept?.all()) ?? []) chat.store.restoreKept(conversation)
    await chat.store.eraseRemoved(dependencies.now())
    await chat.host.sweep()
    return chat
  }

  /** Reloads a conversation that another tab has changed. */
  async reread(conversationId: string): Promise<void> {
    const kept = await this.dependencies.kept?.one(conversationId)
    if (kept === undefined) this.store.forget(conversationId)
    else this.store.restoreKept(kept)
  }

  /** Answers one call; never rejects. */
  async answer(question: Question): Promise<Answer<unknown>> {
    try {
      return await answerTo(this.answers, question)
    } catch (error) {
      this.dependencies.onTrouble(error)
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      return { ok: false, rejection: { code: 'unavailable', isFull } }
    }
  }

  follow(messageId: string, after: number, signal: AbortSignal): AsyncIterable<ChatStreamEvent> {
    return this.host.follow({ userId: DEMO_PERSON, messageId, after }, signal)
  }

  /** The implementation of each call. */
  private answersOf(): Answers<ChatWork> {
    const { store, host } = this
    const { now, papers, changer } = this.dependencies
    const hasConversation = async (userId: string, id: string) => (await store.read(userId, id)) !== undefined
    return {
      ...paperAnswers({ kept: papers, changer, now, hasConversation }),
      list: async (filter) => given(await store.list(DEMO_PERSON, filter)),
      get: async (conversationId) => found(await store.read(DEMO_PERSON, conversationId)),
      beginSend: async (order) =>
        begun(await host.send(DEMO_ASKER, order, { ...USUAL_ANSWER_OPTIONS, mode: 'balanced' })),
      beginRegenerate: async (messageId) => begun(await host.regenerate(DEMO_ASKER, messageId, USUAL_ANSWER_OPTIONS)),
      beginProceed: async (messageId) => begun(await host.proceed(DEMO_ASKER, messageId)),
      stop: async (messageId) => found(await host.stop(DEMO_PERSON, messageId)),
      change: async (conversationId, change) => found(await store.change(DEMO_PERSON, conversationId, change, now())),
      async remove(conversationId) {
        const until = now() + RESTORE_WITHIN_SECONDS * 1000
        return done(await store.remove(DEMO_PERSON, conversationId, until))
      },
      restore: async (conversationId) => found(await store.restore(DEMO_PERSON, conversationId, now())),
      search: async (words) => given(await store.search(DEMO_PERSON, words)),
      async addDocument(document) {
        const kept = await store.keepDocument(DEMO_PERSON, document, now())
        if (kept === 'kept') return given(document.attachment)
        return { ok: false, rejection: { code: kept === 'no-room' ? 'body-too-large' : 'not-found' } }
      },
      dropAttachment: async (attachmentId) => done(await store.dropDocument(DEMO_PERSON, attachmentId)),
      readAttachment: async (attachmentId) => found((await store.documents(DEMO_PERSON, [attachmentId]))[0]),
      keep: async (whole) => given(await this.keep(whole)),
    }
  }

  private keep(whole: WholeConversation): Promise<ChatImportReceipt> {
    const isThere = async (context: NamedContext) => (await this.background(context)) !== undefined
    const contexts = { idsHere: (sessionId: string) => [sessionId], isThere }
    return keepWithContext(whole, contexts, (one) => this.store.keep(DEMO_PERSON, one))
  }

  private async background(context: NamedContext): Promise<ChatBackground | undefined> {
    if (context.kind === 'campaign') {
      const campaign = await this.dependencies.catalogue.get(context.campaignId)
      return campaign && campaignBackground(publicCampaignOf(campaign), await this.dependencies.nameOf())
    }
    const detail = await this.dependencies.sessionOf(context.sessionId)
    if (detail?.session.status !== 'concluded') return undefined
    return sessionBackground(detail, await this.dependencies.nameOf())
  }
}

function given<Value>(value: Value): Answer<Value> {
  return { ok: true, value }
}

/** The answer of a call that reports whether its object exists. */
function done(isDone: boolean): Answer<void> {
  return isDone ? given(undefined) : { ok: false, rejection: { code: 'not-found' } }
}

function found<Value>(value: Value | undefined): Answer<Value> {
  return value === undefined ? { ok: false, rejection: { code: 'not-found' } } : given(value)
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
        rejection: { code: 'validation-failed', fields: [{ field: 'message', rule: 'too-small' }] },
      }
    case 'answering':
      return { ok: false, rejection: { code: 'conflict' } }
    case 'no-document':
      return { ok: false, rejection: { code: 'document-refused' } }
    default:
      return { ok: false, rejection: { code: 'not-found' } }
  }
}
