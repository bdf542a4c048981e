import type { ChatStore, ProjectStore } from '@placard/application'
import { PROJECT_FILES_MAX, PROJECTS_MAX } from '@placard/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aChatMessage, CHAT_NOW } from '../builders/chat.ts'
import { aProject } from '../builders/project.ts'

/** A store of projects beside the chats of the same two people. */
export interface ProjectsUnderTest {
  readonly store: ProjectStore
  readonly chats: ChatStore
  readonly owner: string
  readonly other: string
  readonly newId: () => string
  /** Erases what can no longer be restored. */
  readonly erase: (now: number) => Promise<void>
}

const UNTIL = CHAT_NOW + 300_000
const LATER = UNTIL + 1
const LISTED = { isArchived: false, before: undefined } as const

type Make = () => Promise<ProjectsUnderTest>

/** What every store of projects does. */
export function projectStoreSuite(make: Make): void {
  fieldSuite(make)
  roomSuite(make)
  chatSuite(make)
  fileSuite(make)
}

/** A chat in a project. @returns its id. */
async function aChatIn({ chats, owner, newId }: ProjectsUnderTest, projectId: string | null): Promise<string> {
  const id = newId()
  const message = aChatMessage(1, 'What is our position?')
  const { begins } = message.conversation
  await chats.accept(owner, {
    ...message,
    conversation: { id, begins: begins && { ...begins, id, projectId } },
    message: { id: newId(), content: 'What is our position?' },
    answer: { ...message.answer, id: newId() },
  })
  return id
}

function fieldSuite(make: Make): void {
  describe('projects', () => {
    let under: ProjectsUnderTest
    beforeEach(async () => {
      under = await make()
    })

    it('are found again under their id, change field by field, and are listed by their last change', async () => {
      const { store, owner, newId } = under
      const [first, second] = [aProject({ id: newId() }), aProject({ id: newId(), name: 'Autumn', country: null })]
      const begun = await store.create(owner, first, CHAT_NOW)
      expect(begun).toMatchObject({ outcome: 'begun', project: first })
      expect(await store.create(owner, { ...first, name: 'Sent again' }, CHAT_NOW + 1)).toEqual(begun)
      await store.create(owner, second, CHAT_NOW + 2)
      const changed = await store.change(owner, first.id, { committee: 'UNEP', topics: ['Plastic'] }, CHAT_NOW + 3)
      expect(changed).toMatchObject({ project: { ...first, committee: 'UNEP', topics: ['Plastic'] } })
      expect((await store.list(owner)).map(({ id }) => id)).toEqual([first.id, second.id])
      expect(await store.read(owner, first.id)).toEqual({
        project: changed.outcome === 'changed' && changed.project,
        files: [],
      })
    })

    it('are not changed from what they no longer are', async () => {
      const { store, owner, newId } = under
      const project = aProject({ id: newId() })
      await store.create(owner, project, CHAT_NOW)
      const asOf = new Date(CHAT_NOW).toISOString()
      await store.change(owner, project.id, { name: 'One', asOf }, CHAT_NOW + 1)
      const late = await store.change(owner, project.id, { name: 'Other', asOf }, CHAT_NOW + 2)
      expect(late).toEqual({ outcome: 'outdated' })
      expect(await store.list(owner)).toMatchObject([{ name: 'One' }])
      const gone = await store.change(owner, newId(), { name: 'Other', asOf }, CHAT_NOW + 2)
      expect(gone).toEqual({ outcome: 'not-found' })
    })

    it('are nobody else’s', async () => {
      const { store, chats, owner, other, newId } = under
      const project = aProject({ id: newId() })
      await store.create(owner, project, CHAT_NOW)
      expect(await store.list(other)).toEqual([])
      expect(await store.read(other, project.id)).toBeUndefined()
      expect(await store.create(other, project, CHAT_NOW)).not.toMatchObject({ project: { id: project.id } })
      expect(await store.change(other, project.id, { name: 'Mine' }, CHAT_NOW)).toEqual({ outcome: 'not-found' })
      expect(await store.remove(other, project.id, 'remove', UNTIL)).toBe(false)
      const conversationId = await aChatIn(under, project.id)
      expect((await chats.list(other, { ...LISTED, projectId: project.id })).conversations).toEqual([])
      await store.remove(owner, project.id, 'remove', UNTIL)
      expect(await store.restore(other, project.id, CHAT_NOW)).toEqual({ outcome: 'not-found' })
      expect(await chats.read(owner, conversationId)).toBeUndefined()
    })
  })
}

function roomSuite(make: Make): void {
  describe('the number of projects', () => {
    let under: ProjectsUnderTest
    beforeEach(async () => {
      under = await make()
    })

    it('is limited', async () => {
      const { store, owner, newId } = under
      for (let made = 0; made < PROJECTS_MAX; made += 1) await store.create(owner, aProject({ id: newId() }), CHAT_NOW)
      expect(await store.create(owner, aProject({ id: newId() }), CHAT_NOW)).toEqual({ outcome: 'full' })
    })

    it('has room again once one is removed, which then cannot come back', async () => {
      const { store, owner, newId } = under
      const ids = Array.from({ length: PROJECTS_MAX }, newId)
      for (const id of ids) await store.create(owner, aProject({ id }), CHAT_NOW)
      const [first = ''] = ids
      await store.remove(owner, first, 'keep', UNTIL)
      const more = aProject({ id: newId() })
      expect(await store.create(owner, more, CHAT_NOW)).toMatchObject({ outcome: 'begun' })
      expect(await store.restore(owner, first, CHAT_NOW)).toEqual({ outcome: 'full' })
      await store.remove(owner, more.id, 'keep', UNTIL)
      expect(await store.restore(owner, first, CHAT_NOW)).toMatchObject({ outcome: 'restored', project: { id: first } })
    })
  })
}

function chatSuite(make: Make): void {
  describe('the chats of a project', () => {
    let under: ProjectsUnderTest
    const project = () => aProject({ id: under.newId() })
    beforeEach(async () => {
      under = await make()
    })

    const listed = async (projectId: string) =>
      (await under.chats.list(under.owner, { ...LISTED, projectId })).conversations.map(({ id }) => id)

    it('begin in it, are moved into it and out of it, and are listed by it', async () => {
      const { store, chats, owner } = under
      const made = project()
      await store.create(owner, made, CHAT_NOW)
      const [inside, moved] = [await aChatIn(under, made.id), await aChatIn(under, null)]
      expect(await listed(made.id)).toEqual([inside])
      expect(await chats.change(owner, moved, { projectId: made.id }, CHAT_NOW + 1)).toMatchObject({
        projectId: made.id,
      })
      await chats.change(owner, inside, { projectId: null }, CHAT_NOW + 2)
      expect(await listed(made.id)).toEqual([moved])
    })

    it('are removed and come back with it, except one that was deleted before', async () => {
      const { store, chats, owner } = under
      const made = project()
      await store.create(owner, made, CHAT_NOW)
      const [kept, deleted] = [await aChatIn(under, made.id), await aChatIn(under, made.id)]
      await chats.remove(owner, deleted, UNTIL - 1_000)
      expect(await store.remove(owner, made.id, 'remove', UNTIL)).toBe(true)
      expect([await store.read(owner, made.id), await chats.read(owner, kept)]).toEqual([undefined, undefined])
      expect(await store.restore(owner, made.id, CHAT_NOW)).toMatchObject({ project: { id: made.id } })
      expect(await listed(made.id)).toEqual([kept])
    })

    it('are kept without it when that is asked, and lose it once it is erased', async () => {
      const { store, chats, owner, erase } = under
      const made = project()
      await store.create(owner, made, CHAT_NOW)
      const kept = await aChatIn(under, made.id)
      await store.remove(owner, made.id, 'keep', UNTIL)
      expect((await chats.read(owner, kept))?.messages).toHaveLength(2)
      await erase(LATER)
      expect((await chats.read(owner, kept))?.conversation.projectId).toBeNull()
      expect(await store.restore(owner, made.id, CHAT_NOW)).toEqual({ outcome: 'not-found' })
    })
  })
}

function fileSuite(make: Make): void {
  describe('the files of a project', () => {
    let under: ProjectsUnderTest
    beforeEach(async () => {
      under = await make()
    })

    async function aFile(userId = under.owner): Promise<string> {
      const id = under.newId()
      const attachment = { id, name: 'notes.txt', kind: 'text', bytes: 5, length: 5, fullLength: 5 } as const
      await under.chats.keepDocument(userId, { attachment, text: 'Ports' }, CHAT_NOW)
      return id
    }
    async function withProject() {
      const project = aProject({ id: under.newId() })
      await under.store.create(under.owner, project, CHAT_NOW)
      return project.id
    }
    const filesOf = async (projectId: string) =>
      (await under.store.read(under.owner, projectId))?.files.map(({ id }) => id)

    it('are put into it once, and taken out so that they can be put back', async () => {
      const { store, owner } = under
      const [projectId, fileId] = [await withProject(), await aFile()]
      expect(await store.putFile(owner, projectId, fileId)).toMatchObject({ outcome: 'put', file: { id: fileId } })
      expect(await store.putFile(owner, projectId, fileId)).toMatchObject({ outcome: 'put' })
      expect(await store.putFile(owner, await withProject(), fileId)).toEqual({ outcome: 'not-found' })
      expect(await store.takeFile(owner, fileId, CHAT_NOW)).toBe(true)
      expect(await filesOf(projectId)).toEqual([])
      await store.putFile(owner, projectId, fileId)
      expect(await filesOf(projectId)).toEqual([fileId])
    })

    it('are neither dropped as unsent nor sent in a message', async () => {
      const { store, chats, owner, newId } = under
      const [projectId, fileId] = [await withProject(), await aFile()]
      await store.putFile(owner, projectId, fileId)
      expect(await chats.dropDocument(owner, fileId)).toBe(false)
      const message = aChatMessage(1, 'Read this')
      const sent = { ...message, message: { id: newId(), content: 'Read this', attachmentIds: [fileId] } }
      expect(await chats.accept(owner, sent)).toEqual({ outcome: 'no-document' })
    })

    it('are one’s own, no more than there may be, and erased with it', async () => {
      const { store, chats, owner, other, erase } = under
      const projectId = await withProject()
      expect(await store.putFile(owner, projectId, await aFile(other))).toEqual({ outcome: 'not-found' })
      const files: string[] = []
      for (let made = 0; made < PROJECT_FILES_MAX; made += 1) {
        files.push(await aFile())
        await store.putFile(owner, projectId, files.at(-1) ?? '')
      }
      expect(await store.takeFile(other, files[0] ?? '', CHAT_NOW)).toBe(false)
      expect(await store.putFile(owner, projectId, await aFile())).toEqual({ outcome: 'full' })
      await store.remove(owner, projectId, 'keep', UNTIL)
      await erase(LATER)
      expect(await chats.documents(owner, files)).toEqual([])
    })
  })
}
