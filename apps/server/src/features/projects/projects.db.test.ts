import { randomUUID } from 'node:crypto'
import { chat, pathOf, projects, workingPapers } from '@placard/contract'
import { aProject, projectStoreSuite } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseRemoved } from '../../adapters/chat-store/conversation-rows.ts'
import { PostgresChatStore } from '../../adapters/chat-store/postgres-chat-store.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { createProjectStore, eraseRemovedProjects } from './project-rows.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function aPerson() {
  const { token, user } = await server.signUp({ email: `${randomUUID()}@example.org`, name: 'Amina' })
  return { id: user.id, own: callerOf(server, token) }
}

projectStoreSuite(async () => {
  const [owner, other] = [await aPerson(), await aPerson()]
  return {
    store: createProjectStore(server.db),
    chats: new PostgresChatStore({ db: server.db, countWords: () => 1 }),
    owner: owner.id,
    other: other.id,
    newId: randomUUID,
    erase: async (now) => {
      await eraseRemoved(server.db, new Date(now))
      await eraseRemovedProjects(server.db, new Date(now))
    },
  }
})

/** A person with a project for Kenya on climate finance, and a chat in it. */
async function withProject() {
  const person = await aPerson()
  const project = aProject({ id: randomUUID() })
  await person.own.post(projects.create.path, project)
  const ask = async (message: string, more: object = { projectId: project.id }) =>
    (await person.own.post(chat.send.path, { message, ...more })).json().data
  return { ...person, project, ask }
}

describe('the calls about projects', () => {
  it('make the built-in assistant answer for the country and the topic that nobody named', async () => {
    const { ask } = await withProject()
    const { response, conversationId } = await ask('Write an opening speech')
    expect(response).toMatch(/^\*\*Opening speech for Kenya on climate finance/)
    expect((await ask('What is our position?', { conversationId })).response).toMatch(/^\*\*Kenya on climate finance/)
  })

  it('list the chats and the papers of a project', async () => {
    const { own, project, ask } = await withProject()
    const { conversationId } = await ask('Write an opening speech')
    const elsewhere = await ask('What is a motion?', {})
    const paper = { id: randomUUID(), messageId: null, kind: 'speech', title: 'A speech', text: 'We act.' }
    await own.post(workingPapers.create.path, { ...paper, conversationId })
    await own.post(workingPapers.create.path, { ...paper, id: randomUUID(), conversationId: elsewhere.conversationId })
    const listed = async (path: string) => (await own.get(`${path}?projectId=${project.id}`)).json().data
    const { conversations } = await listed(chat.list.path)
    expect(conversations.map(({ id }: { id: string }) => id)).toEqual([conversationId])
    expect((await listed(workingPapers.list.path)).map(({ id }: { id: string }) => id)).toEqual([paper.id])
  })

  it('keep another person’s project out of reach: its chats begin without it, and none is moved into it', async () => {
    const { project } = await withProject()
    const { own, ask } = await withProject()
    const { response, conversationId } = await ask('Write an opening speech', { projectId: project.id })
    expect(response).toBe('Happy to help: on what topic, and for which country?')
    const moved = await own.send('PATCH', pathOf(chat.change, { conversationId }), { projectId: project.id })
    expect(moved.statusCode).toBe(404)
    const read = (await own.get(pathOf(chat.get, { conversationId }))).json().data
    expect(read.conversation.projectId).toBeNull()
  })

  it('remove it with its chats and papers, and bring all of them back', async () => {
    const { own, project, ask } = await withProject()
    const { conversationId } = await ask('Write an opening speech')
    const there = async () => [
      (await own.get(pathOf(projects.get, { projectId: project.id }))).statusCode,
      (await own.get(pathOf(chat.get, { conversationId }))).statusCode,
    ]
    await own.send('DELETE', `${pathOf(projects.remove, { projectId: project.id })}?chats=remove`)
    expect(await there()).toEqual([404, 404])
    await own.post(pathOf(projects.restore, { projectId: project.id }))
    expect(await there()).toEqual([200, 200])
  })

  it.each([
    { because: 'it is no member state', change: { country: 'XYZ' }, field: 'country' },
    { because: 'the name is empty', change: { name: '  ' }, field: 'name' },
    { because: 'there are too many topics', change: { topics: ['1', '2', '3', '4', '5', '6'] }, field: 'topics' },
  ])('refuse a project because $because', async ({ change, field }) => {
    const { own, project } = await withProject()
    const refused = await own.send('PATCH', pathOf(projects.change, { projectId: project.id }), change)
    expect(refused.json()).toMatchObject({ code: 'validation-failed', fields: [{ field }] })
  })
})
