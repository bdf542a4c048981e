import {
  type Accepted,
  type Catalogue,
  type ChatBackground,
  type ChatHost,
  type ChatKeeper,
  type ChatModelPort,
  type ChatTitlePort,
  campaignBackground,
  conversationHits,
  conversationRecords,
  createChatHost,
  type DocumentStore,
  InMemoryChatStore,
  InMemoryDocuments,
  InMemoryShelf,
  keepWithContext,
  type NameOf,
  type ProjectShelf,
  projectGround,
  type Sent,
  ShelvedProjects,
  sessionBackground,
  USUAL_ANSWER_OPTIONS,
} from '@placard/application'
import {
  type ChatImportReceipt,
  type ChatSend,
  type ChatStreamEvent,
  type ConversationChange,
  type NamedContext,
  publicCampaignOf,
  RESTORE_WITHIN_SECONDS,
  type SessionDetail,
  type WholeConversation,
} from '@placard/contract'
import type { ParagraphChanger } from '@placard/language/papers'
import { type Answer, type Answers, answerTo, type Question } from '../protocol.ts'
import { type Begun, type ChatWork, DEMO_ASKER, DEMO_PERSON } from './chat-protocol.ts'
import { found, given, NOT_FOUND } from './demo-answers.ts'
import { demoPapers, paperAnswers, type SearchedPapers } from './demo-papers.ts'
import { projectAnswers } from './demo-projects.ts'
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
  /** Persistent storage of projects; undefined where the browser stores nothing. */
  readonly projects?: ProjectShelf | undefined
  readonly model: ChatModelPort
  /** Has the models of the page write titles. */
  readonly titles?: ChatTitlePort | undefined
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
  private readonly projects: ShelvedProjects
  private readonly papers: SearchedPapers
  private readonly host: ChatHost
  private readonly answers: Answers<ChatWork>

  private constructor(dependencies: DemoChatDependencies) {
    this.dependencies = dependencies
    const { kept, documents = new InMemoryDocuments(), projects = new InMemoryShelf() } = dependencies
    this.store = new InMemoryChatStore(kept, documents)
    this.projects = new ShelvedProjects(projects, documents, this.store.ofProjects)
    const home = async (userId: string, id: string) => (await this.store.read(userId, id))?.conversation
    this.papers = demoPapers(dependencies.papers, home)
    this.host = createChatHost({
      store: this.store,
      model: dependencies.model,
      titles: dependencies.titles,
      clock: { now: dependencies.now },
      ids: { next: dependencies.newId },
      every: dependencies.every,
      background: (_, context) => this.background(context),
      project: (_, projectId) => this.projectOf(projectId),
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
    await chat.projects.eraseRemoved(dependencies.now())
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
    const { store, host, papers } = this
    const { now, changer } = this.dependencies
    return {
      ...paperAnswers({ store: papers.store, changer, now }),
      ...projectAnswers(this.projects, now),
      list: async (filter) => given(await store.list(DEMO_PERSON, filter)),
      get: async (conversationId) => found(await store.read(DEMO_PERSON, conversationId)),
      beginSend: async (order) =>
        begun(
          await host.send(DEMO_ASKER, await this.inWhatIsThere(order), { ...USUAL_ANSWER_OPTIONS, mode: 'balanced' }),
        ),
      beginRegenerate: async (messageId) => begun(await host.regenerate(DEMO_ASKER, messageId, USUAL_ANSWER_OPTIONS)),
      beginProceed: async (messageId) => begun(await host.proceed(DEMO_ASKER, messageId)),
      stop: async (messageId) => found(await host.stop(DEMO_PERSON, messageId)),
      cut: async (messageId, heard) => found(await host.cut(DEMO_PERSON, messageId, heard)),
      change: async (conversationId, change) => found(await this.change(conversationId, change)),
      async remove(conversationId) {
        const until = now() + RESTORE_WITHIN_SECONDS * 1000
        return done(await store.remove(DEMO_PERSON, conversationId, until))
      },
      restore: async (conversationId) => found(await store.restore(DEMO_PERSON, conversationId, now())),
      search: async (words) => given(await store.search(DEMO_PERSON, words, await papers.all())),
      conversationRecords: async (wanted) => given(conversationRecords(store.whole(DEMO_PERSON), wanted)),
      conversationHits: async (words) => given(conversationHits(store.whole(DEMO_PERSON), words, await papers.all())),
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

  /** The message without a project that is gone: it is answered all the same. */
  private async inWhatIsThere({ projectId, ...order }: ChatSend): Promise<ChatSend> {
    return projectId !== undefined && (await this.hasProject(projectId)) ? { ...order, projectId } : order
  }

  private async change(conversationId: string, change: ConversationChange) {
    const { projectId } = change
    if (typeof projectId === 'string' && !(await this.hasProject(projectId))) return undefined
    return this.store.change(DEMO_PERSON, conversationId, change, this.dependencies.now())
  }

  private async hasProject(projectId: string): Promise<boolean> {
    return (await this.projects.read(DEMO_PERSON, projectId)) !== undefined
  }

  private async projectOf(projectId: string) {
    const detail = await this.projects.read(DEMO_PERSON, projectId)
    return detail && projectGround(detail, await this.dependencies.nameOf())
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

/** The answer of a call that reports whether its object exists. */
function done(isDone: boolean): Answer<void> {
  return isDone ? given(undefined) : NOT_FOUND
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
