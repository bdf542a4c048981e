import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aVendor, languageOver, type WireFormat } from '../../adapters/language-model/testing/vendor.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const vendor = aVendor()
const servers: TestServer[] = []

beforeAll(async () => {
  await vendor.start()
  // the question stands in the request for a title too: the first that fits answers
  vendor.onMessage(/The title:$/, { content: '"How a caucus works."' })
  vendor.onMessage(/caucus/, { content: 'A caucus is a break.' })
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
afterAll(() => vendor.stop())

async function aUserOver(format: WireFormat) {
  const server = await testServer({ configuration: { language: languageOver(vendor, [format]) } })
  servers.push(server)
  const { token } = await server.signUp()
  const caller = callerOf(server, token)
  return {
    ...caller,
    async ask(message: string) {
      const { conversationId } = (await caller.post('/api/chat/send', { message })).json().data
      const path = `/api/chat/sessions/${conversationId}`
      return { path, title: async () => (await caller.get(path)).json().data.conversation.title }
    },
  }
}

describe('the title of a conversation that a model answers', () => {
  it.each(['gemini', 'openai-compatible', 'anthropic'] as const)(
    'is the model’s, and costs no words: %s',
    async (format) => {
      const user = await aUserOver(format)
      const { title } = await user.ask('What is a caucus?')
      await expect.poll(title).toBe('How a caucus works')
      // four words of the question and five of the answer
      expect((await user.get('/api/usage/words')).json().data.usedWords).toBe(9)
    },
  )

  it('stays as it is typed', async () => {
    const user = await aUserOver('openai-compatible')
    const { title, path } = await user.ask('What is a caucus?')
    await expect.poll(title).toBe('How a caucus works')
    await user.send('PATCH', path, { title: 'Mine' })
    await user.post('/api/chat/send', { message: 'And a caucus?', conversationId: path.split('/').at(-1) })
    expect(await title()).toBe('Mine')
  })

  it('stays neutral, and is asked of nobody, where the matter is private', async () => {
    const user = await aUserOver('openai-compatible')
    const asked = vendor.getRequests().length
    const { title } = await user.ask('I feel so depressed about the caucus')
    expect(await title()).toBe('Conversation')
    expect(vendor.getRequests().slice(asked)).toHaveLength(1)
  })
})
