import { randomUUID } from 'node:crypto'
import { documentAnalysis, subscriptions } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVendor, languageOver } from '../../adapters/language-model/testing/vendor.ts'
import { chatAttachments } from '../../database/attachment-schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const vendor = aVendor()
let server: TestServer

beforeAll(async () => {
  await vendor.start()
  server = await testServer({ configuration: { language: languageOver(vendor, ['openai-compatible']) } })
})
afterAll(async () => {
  await server.close()
  await vendor.stop()
})

const TEXT = 'Transit corridors cost 40 million dollars a year. The corridors must open at night.'

async function aDocument(text: string) {
  const { token, user } = await server.signUp()
  const id = randomUUID()
  const shown = { id, name: 'paper.txt', kind: 'text', bytes: 90, length: text.length, fullLength: 90 } as const
  await server.db.insert(chatAttachments).values({ ...shown, text, userId: user.id, createdAt: server.clock.now() })
  const path = documentAnalysis.ofAttachment.path.replace(':attachmentId', id)
  return { caller: callerOf(server, token), path }
}

describe('analysing an attached document', () => {
  it('answers what a model says of it, under its badge', async () => {
    const summary = 'Transit corridors cost 40 million dollars a year and have to open at night.'
    const rest = { relevantTopics: ['Corridors'], suggestedIntegration: '', suggestedScenarios: [] }
    const said = { summary, keyPoints: [summary], ...rest, enhancedObjectives: [], keyInsights: [] }
    vendor.onMessage(/Transit/, { content: JSON.stringify(said) })
    const { caller, path } = await aDocument(TEXT)
    const answer = await caller.post(path, {})
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      ...said,
      engine: { rung: 'openai-compatible', model: 'llama-x' },
      read: { length: TEXT.length, of: 90 },
    })
  })

  it('answers with the document’s own sentences when no model is of use, and says so', async () => {
    vendor.reset()
    vendor.onMessage(/.*/, { error: { message: 'no', type: 'x' }, status: 500 })
    const { caller, path } = await aDocument(TEXT)
    const { data } = (await caller.post(path, {})).json()
    expect(data.engine.rung).toBe('embedded')
    expect(data.summary).toContain('40 million')
  })

  it('counts as one interaction of the month, and a refused one as none', async () => {
    const { caller, path } = await aDocument(TEXT)
    const used = async () => (await caller.get(subscriptions.usage.path)).json().data.limits.usedAIInteractions
    await caller.post(path, {})
    await caller.post(documentAnalysis.ofAttachment.path.replace(':attachmentId', randomUUID()), {})
    expect(await used()).toBe(1)
  })

  it('AZ-2 finds nobody else’s document, and none whose text is not here', async () => {
    const { path } = await aDocument(TEXT)
    const { caller } = await aDocument(TEXT)
    expect((await caller.post(path, {})).statusCode).toBe(404)
    const empty = await aDocument('')
    expect((await empty.caller.post(empty.path, {})).statusCode).toBe(404)
  })
})
