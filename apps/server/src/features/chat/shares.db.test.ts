import { chat } from '@placard/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../../testing/account-calls.ts'
import { at } from '../../testing/chat-page.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function aSharedConversation() {
  const { token, user } = await server.signUp({ name: 'Canary Ada' })
  const owner = callerOf(server, token)
  const { conversationId } = (await owner.post(chat.send.path, { message: 'What is a motion?' })).json().data
  const link: string = (await owner.post(at(chat.share, conversationId))).json().data.token
  return { owner, user, conversationId, link }
}
const anyone = () => callerOf(server)
const read = (link: string) => anyone().get(at(chat.shared, link))

it('shows whoever has the link the messages as they were, and nothing of whose they are (AZ-5)', async () => {
  const { owner, user, conversationId, link } = await aSharedConversation()
  await owner.post(chat.send.path, { message: 'A later secret', conversationId })
  const shown = await read(link)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow')
  const { title, messages } = shown.json().data
  expect(title).toBe('What is a motion?')
  expect(messages).toHaveLength(2)
  expect(messages[1].parentId).toBe(messages[0].id)
  for (const secret of [user.id, user.email, user.name, conversationId, 'A later secret']) {
    expect(shown.body).not.toContain(secret)
  }
  expect((await owner.get(at(chat.get, conversationId))).json().data.conversation.isShared).toBe(true)
})

it('AZ-7 ends with the link, with a newer link, with the conversation and with the account', async () => {
  const ended = await aSharedConversation()
  await ended.owner.send('DELETE', at(chat.unshare, ended.conversationId))
  const replaced = await aSharedConversation()
  const newer: string = (await replaced.owner.post(at(chat.share, replaced.conversationId))).json().data.token
  const removed = await aSharedConversation()
  await removed.owner.send('DELETE', at(chat.remove, removed.conversationId))
  const suspended = await aSharedConversation()
  await server.suspend(suspended.user.email)
  const deleted = await aSharedConversation()
  await server.delete(deleted.user.email)
  for (const { link } of [ended, replaced, removed, suspended, deleted]) {
    const answer = await read(link)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  }
  expect((await read(newer)).statusCode).toBe(200)
})

it('AZ-10, advisory 5 gives its holder nothing but reading', async () => {
  const { conversationId, link } = await aSharedConversation()
  const holder = callerOf(server, link)
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    expect((await anyone().send(method, at(chat.shared, link))).statusCode).toBe(404)
    expect((await anyone().send(method, at(chat.shared, conversationId))).statusCode).toBe(404)
  }
  expect((await anyone().post(at(chat.shared, link))).statusCode).toBe(404)
  const tries = [
    await holder.get(at(chat.get, conversationId)),
    await holder.send('PATCH', at(chat.change, conversationId), { title: 'Mine now' }),
    await holder.send('DELETE', at(chat.remove, conversationId)),
    await holder.send('DELETE', at(chat.unshare, conversationId)),
    await holder.post(chat.send.path, { message: 'x', conversationId }),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  expect((await read(link)).statusCode).toBe(200)
})
