import { InMemoryChatStore, InMemoryDocuments, InMemoryShelf, ShelvedProjects } from '@placard/application'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import type { FakeChat } from './fake-chat.ts'
import { refusedWith } from './fake-chat.ts'

const OWNER = 'amina'
const AT = Date.UTC(2026, 10, 21)

/** A host of projects for tests, beside a fake host of chats whose uploads can be put into them. */
export class FakeProjects implements ProjectGateway {
  /** Queue of errors: each of the next writes throws one. */
  readonly refusals: Error[] = []
  /** Queue of errors: each of the next new projects is stored, and its answer is lost with one. */
  readonly lost: Error[] = []
  private held: Promise<void> = Promise.resolve()
  private readonly chat: FakeChat
  private readonly documents = new InMemoryDocuments()
  private readonly store: ShelvedProjects
  private lastAt = AT

  constructor(chat: FakeChat) {
    this.chat = chat
    const chats = new InMemoryChatStore(undefined, this.documents)
    this.store = new ShelvedProjects(new InMemoryShelf(), this.documents, chats.ofProjects)
  }

  /** Changes wait until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.held = promise
    return resolve
  }

  private now(): number {
    const refusal = this.refusals.shift()
    if (refusal !== undefined) throw refusal
    this.lastAt += 1
    return this.lastAt
  }

  listProjects = () => this.store.list(OWNER)

  async readProject(projectId: string) {
    // the server looks for no id that cannot be one
    if (!/^[0-9a-f-]{36}$/.test(projectId)) throw refusedWith('validation-failed', 422, 'Not valid.')
    return found(await this.store.read(OWNER, projectId))
  }

  async createProject(project: Parameters<ProjectGateway['createProject']>[0]) {
    const begun = await this.store.create(OWNER, project, this.now())
    const lost = this.lost.shift()
    if (lost !== undefined) throw lost
    return found(begun.outcome === 'begun' ? begun.project : undefined)
  }

  async changeProject(projectId: string, change: Parameters<ProjectGateway['changeProject']>[1]) {
    await this.held
    const changed = await this.store.change(OWNER, projectId, change, this.now())
    if (changed.outcome === 'outdated') throw refusedWith('conflict', 409, 'Changed.')
    return found(changed.outcome === 'changed' ? changed.project : undefined)
  }

  async removeProject(projectId: string, chats: 'keep' | 'remove') {
    if (!(await this.store.remove(OWNER, projectId, chats, this.now() + 300_000)))
      throw refusedWith('not-found', 404, 'Gone.')
    for (const { id, projectId: of } of [...this.chat.conversations.values()]) {
      if (chats === 'remove' && of === projectId) this.chat.conversations.delete(id)
    }
  }

  async restoreProject(projectId: string) {
    const restored = await this.store.restore(OWNER, projectId, this.now())
    return found(restored.outcome === 'restored' ? restored.project : undefined)
  }

  async putProjectFile(projectId: string, attachmentId: string) {
    const at = this.now()
    const attachment = this.chat.attached.get(attachmentId)
    const there = await this.documents.get(attachmentId)
    if (attachment !== undefined && there === undefined) {
      await this.documents.put({ attachment, text: 'Ports', userId: OWNER, conversationId: undefined, at })
    }
    const put = await this.store.putFile(OWNER, projectId, attachmentId)
    if (put.outcome === 'full') throw refusedWith('conflict', 409, 'An answer is being written.')
    return found(put.outcome === 'put' ? put.file : undefined)
  }

  /** Puts a file into a project as another tab does. */
  async putElsewhere(projectId: string, id: string) {
    const attachment = { id, name: `${id.slice(-3)}.txt`, kind: 'text', bytes: 5, length: 5, fullLength: 5 } as const
    await this.documents.put({ attachment, text: 'Ports', userId: OWNER, conversationId: undefined, at: this.now() })
    await this.store.putFile(OWNER, projectId, id)
  }

  async takeProjectFile(attachmentId: string) {
    if (!(await this.store.takeFile(OWNER, attachmentId, this.now()))) throw refusedWith('not-found', 404, 'Gone.')
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw refusedWith('not-found', 404, 'Gone.')
  return value
}
