import type {
  Acceptance,
  Allowance,
  AnswerLease,
  AnswerState,
  ChatStore,
  ConversationFilter,
  Ending,
  KeptDocument,
} from '@placard/application'
import type { AnswerEvent, ConversationChange } from '@placard/contract'
import { dropDocument, keepDocument, readDocuments } from '../../database/document-rows.ts'
import type { Database } from '../../database/executor.ts'
import { acceptMessage, type CountWords, reopenAnswer } from './acceptance.ts'
import {
  abandonedAnswers,
  askForEnd,
  claimAnswer,
  type Finished,
  finishAnswer,
  readAnswer,
  recallFutureLeases,
} from './answers.ts'
import { appendTogether } from './append.ts'
import { AppendGroup } from './append-group.ts'
import type { ChatNews, RunStatement } from './chat-news.ts'
import {
  changeConversation,
  listConversations,
  readWhole,
  removeConversation,
  restoreConversation,
  retitleConversation,
} from './conversation-rows.ts'
import { cutAnswer } from './cut-answer.ts'
import { searchChats } from './search.ts'

interface PostgresChatStoreDependencies {
  readonly db: Database
  readonly countWords: CountWords
  /** Called for every answer that has ended, after its commit. Must not throw. */
  readonly onFinished?: (finished: Finished) => Promise<void>
  /** Notifies other servers of answers; absent on a single server. */
  readonly news?: Pick<ChatNews, 'serverId' | 'run' | 'tell'>
}

/** Conversations in PostgreSQL. Every query for a user's data is given its owner. */
export class PostgresChatStore implements ChatStore {
  readonly #dependencies: PostgresChatStoreDependencies
  readonly #db: Database
  /** Ids of the answers that this server makes. */
  readonly #made = new Set<string>()
  readonly #group: AppendGroup

  constructor(dependencies: PostgresChatStoreDependencies) {
    this.#dependencies = dependencies
    this.#db = dependencies.db
    const overPool: RunStatement = (statement) => dependencies.db.$client.query(statement)
    const { serverId, run } = dependencies.news ?? { serverId: '', run: overPool }
    this.#group = new AppendGroup((additions) => appendTogether(run, serverId, additions))
  }

  list(userId: string, filter: ConversationFilter) {
    return listConversations(this.#db, userId, filter)
  }

  read(userId: string, conversationId: string) {
    return readWhole(this.#db, userId, conversationId)
  }

  change(userId: string, conversationId: string, change: ConversationChange, at: number) {
    return changeConversation(this.#db, userId, conversationId, change, at)
  }

  retitle(userId: string, conversationId: string, title: { readonly from: string; readonly to: string }) {
    return retitleConversation(this.#db, userId, conversationId, title)
  }

  remove(userId: string, conversationId: string, until: number) {
    return removeConversation(this.#db, userId, conversationId, until)
  }

  restore(userId: string, conversationId: string, now: number) {
    return restoreConversation(this.#db, userId, conversationId, now)
  }

  search(userId: string, words: string) {
    return searchChats(this.#db, userId, words)
  }

  accept(userId: string, acceptance: Acceptance) {
    return acceptMessage(this.#db, userId, acceptance, this.#dependencies.countWords)
  }

  async claim(messageId: string, now: number, leaseMs: number) {
    const claimed = await claimAnswer(this.#db, messageId, now, leaseMs)
    if (claimed !== undefined) this.#made.add(messageId)
    return claimed
  }

  /** Whether this server claimed an answer and has not ended it: all its events are published locally. */
  isMadeHere(messageId: string): boolean {
    return this.#made.has(messageId)
  }

  reopen(userId: string, messageId: string, at: number, allowance?: Allowance) {
    return reopenAnswer(this.#db, userId, messageId, at, allowance)
  }

  async append(lease: AnswerLease, events: readonly AnswerEvent[], now: number, leaseMs: number) {
    const held = await this.#group.add({ lease, events, leaseUntil: new Date(now + leaseMs) })
    if (held === 'lost') this.#made.delete(lease.messageId)
    return held
  }

  async finish(lease: AnswerLease, ending: Ending): Promise<AnswerState | undefined> {
    const finished = await finishAnswer(this.#db, lease, ending, this.#dependencies.countWords)
    this.#made.delete(lease.messageId)
    if (finished === undefined) return undefined
    this.#dependencies.news?.tell(lease.messageId)
    await this.#dependencies.onFinished?.(finished)
    const { answer, conversation } = finished
    return { answer, conversation }
  }

  async askToStop(userId: string, messageId: string, at: number): Promise<AnswerState | undefined> {
    const lease = await askForEnd(this.#db, userId, messageId, at)
    if (lease !== undefined) await this.finish(lease, { status: 'stopped', fault: undefined, at })
    const found = await readAnswer(this.#db, userId, messageId, Number.MAX_SAFE_INTEGER)
    // notifies the server that makes it at once
    if (found?.answer.status === 'answering') this.#dependencies.news?.tell(messageId)
    return found && { answer: found.answer, conversation: found.conversation }
  }

  async cut(userId: string, messageId: string, heard: number, at: number): Promise<AnswerState | undefined> {
    const cut = await cutAnswer(this.#db, userId, messageId, { heard, at })
    if (cut !== undefined) this.#dependencies.news?.tell(messageId)
    return cut
  }

  eventsAfter(userId: string, messageId: string, after: number) {
    return readAnswer(this.#db, userId, messageId, after)
  }

  abandoned(now: number) {
    return abandonedAnswers(this.#db, now)
  }

  recallFuture(latest: number, until: number) {
    return recallFutureLeases(this.#db, latest, until)
  }

  keepDocument(userId: string, document: KeptDocument, at: number) {
    return keepDocument(this.#db, userId, document, at)
  }

  dropDocument(userId: string, attachmentId: string) {
    return dropDocument(this.#db, userId, attachmentId)
  }

  documents(userId: string, attachmentIds: readonly string[]) {
    return readDocuments(this.#db, userId, attachmentIds)
  }
}
