import { randomUUID } from 'node:crypto'
import { chat, pathOf, projects, workingPapers } from '@placard/contract'
import { paperStoreSuite } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { createPaperStore } from './paper-rows.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function aPerson() {
  const { token, user } = await server.signUp({ email: `${randomUUID()}@example.org`, name: 'Amina' })
  const own = callerOf(server, token)
  const { conversationId } = (await own.post(chat.send.path, { message: 'What is a motion?' })).json().data
  return { id: user.id, own, conversationId: String(conversationId) }
}

paperStoreSuite(async () => {
  const [owner, other] = [await aPerson(), await aPerson()]
  const { id, conversationId } = owner
  return { store: createPaperStore(server.db), owner: id, other: other.id, conversationId, newId: randomUUID }
})

const WISH = { kind: 'resolution', title: 'Clean water', paragraph: '1. Invites States to act;' } as const

async function withPaper() {
  const person = await aPerson()
  const paper = { id: randomUUID(), messageId: null, kind: 'resolution', title: 'Clean water', text: '1. Invites.' }
  await person.own.post(workingPapers.create.path, { ...paper, conversationId: person.conversationId })
  return { ...person, paperId: paper.id }
}

describe('the calls about working papers', () => {
  it.each([
    { wish: 'stronger', data: { outcome: 'changed', text: '1. Encourages States to act;' } },
    { wish: 'sing it', data: { outcome: 'declined' } },
  ])('change a paragraph without a model, and free of charge: “$wish”', async ({ wish, data }) => {
    const { own, paperId } = await withPaper()
    const before = (await own.get('/api/subscriptions/usage')).json().data
    const answer = await own.post(pathOf(workingPapers.change, { paperId }), { ...WISH, wish })
    expect(answer.json().data).toMatchObject({ ...data, engine: { place: 'built-in' } })
    expect((await own.get('/api/subscriptions/usage')).json().data).toEqual(before)
  })

  it('count what a paper holds among the stored bytes, and let it go with its conversation', async () => {
    const { own, paperId, conversationId } = await withPaper()
    const papersOf = async () =>
      (await own.get('/api/storage')).json().data.kinds.find(({ kind }: { kind: string }) => kind === 'papers')
    expect(await papersOf()).toEqual({ kind: 'papers', bytes: 2 * (300 + '1. Invites.'.length), count: 1 })
    await own.send('DELETE', pathOf(chat.remove, { conversationId }))
    expect((await own.get(pathOf(workingPapers.get, { paperId }))).statusCode).toBe(404)
    await own.post(pathOf(chat.restore, { conversationId }))
    expect((await own.get(pathOf(workingPapers.get, { paperId }))).statusCode).toBe(200)
  })

  it('are found by their title and their current words by the search of their owner alone, until their chat goes', async () => {
    const [ada, ben] = [await withPaper(), await withPaper()]
    const { own, conversationId, paperId } = ada
    const found = async (words: string, person = ada) =>
      (await person.own.get(`${chat.search.path}?words=${encodeURIComponent(words)}`)).json().data
    const save = { expected: 1, kind: 'resolution', title: 'Élan: quotas', text: 'Protect tuna, all.', making: 'typed' }
    await own.send('PUT', pathOf(workingPapers.save, { paperId }), save)
    const paper = { id: paperId, title: 'Élan: quotas' }
    expect(await found('TUN')).toMatchObject([
      { conversationId, messageId: null, paper, title: 'What is a motion?', excerpt: 'Protect \ue000tun\ue001a, all.' },
    ])
    expect(await found('elan protect')).toMatchObject([{ paper, excerpt: '\ue000Protect\ue001 tuna, all.' }])
    expect(await found('invites'), 'an earlier version').toEqual([])
    expect(await found('tuna', ben)).toEqual([])
    await own.send('DELETE', pathOf(chat.remove, { conversationId }))
    expect(await found('tuna')).toEqual([])
    await own.post(pathOf(chat.restore, { conversationId }))
    expect(await found('tuna')).toHaveLength(1)
    await own.send('DELETE', pathOf(workingPapers.remove, { paperId }))
    expect(await found('tuna')).toEqual([])
  })

  it('stand in no shared copy of their chat, nor does its project', async () => {
    const { own, conversationId } = await withPaper()
    const project = { id: randomUUID(), name: 'Spring conference', country: null, committee: '', topics: [] }
    await own.post(projects.create.path, { ...project, instructions: '' })
    const moved = await own.send('PATCH', pathOf(chat.change, { conversationId }), { projectId: project.id })
    expect(moved.json().data.projectId).toBe(project.id)
    const { token } = (await own.post(pathOf(chat.share, { conversationId }))).json().data
    const { body } = await server.app.inject({ url: pathOf(chat.shared, { token }) })
    expect(body).toContain('What is a motion?')
    expect(body).not.toMatch(/Invites|Clean water|Spring conference|projectId/)
  })

  it('begin a paper of one’s own under an id that somebody else has, and find it again', async () => {
    const { paperId } = await withPaper()
    const { own, conversationId } = await aPerson()
    const paper = { id: paperId, conversationId, messageId: null, kind: 'speech', title: 'Mine', text: 'Mine.' }
    const begun = (await own.post(workingPapers.create.path, paper)).json().data
    expect(begun.paper).toMatchObject({ title: 'Mine', version: 1 })
    expect(begun.paper.id).not.toBe(paperId)
    expect((await own.post(workingPapers.create.path, paper)).json().data).toEqual(begun)
  })

  it('refuse a text that is too long', async () => {
    const { own, paperId } = await withPaper()
    const save = { expected: 1, kind: 'speech', title: 'Long', text: 'x'.repeat(40_001), making: 'typed' }
    const refused = await own.send('PUT', pathOf(workingPapers.save, { paperId }), save)
    expect(refused.json()).toMatchObject({ code: 'validation-failed', fields: [{ field: 'text' }] })
  })
})
