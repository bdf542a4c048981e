import { conversationHits, conversationRecords, InMemoryChatStore } from '@placard/application'
import type { CampaignRecord, WholeConversation } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import type { SessionRecords } from './calls.ts'
import { createDemoRecordGateway } from './record-gateway.ts'

const AT = '2026-01-05T09:00:00.000Z'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const SESSION: CampaignRecord = {
  kind: 'campaign',
  id: idOf(3),
  title: 'Summit',
  status: 'paused',
  isPinned: false,
  country: 'KEN',
  progressRatio: 0.4,
  createdAt: AT,
  updatedAt: '2026-01-05T10:00:00.000Z',
}

function aWhole(number: number, title: string, content: string): WholeConversation {
  const conversationId = idOf(number)
  const message = { id: idOf(number + 10), conversationId, parentId: null, timestamp: AT, seq: 0, content } as const
  return {
    conversation: aConversation({ id: conversationId, title, leafId: message.id, updatedAt: AT, createdAt: AT }),
    messages: [{ ...message, role: 'user', status: 'complete' }],
  }
}

async function aDemo(asked: unknown[] = []) {
  const store = new InMemoryChatStore()
  for (const whole of [aWhole(1, 'Fisheries', 'Protect tuna.'), aWhole(2, 'Motions', 'I second.')]) {
    await store.keep('demo', whole)
  }
  const sessions: SessionRecords = {
    campaignRecords: async (wanted) => (wanted === undefined || wanted.words === 'tuna' ? [SESSION] : []),
    campaignHits: async () => [],
    change: async (...given) => void asked.push(given),
    remove: async (...given) => void asked.push(given),
    restore: async (...given) => void asked.push(given),
  }
  const chats = {
    conversationRecords: async (wanted: Parameters<SessionRecords['campaignRecords']>[0]) =>
      conversationRecords(store.whole('demo'), wanted),
    conversationHits: async (words: string) => conversationHits(store.whole('demo'), words, []),
  }
  return createDemoRecordGateway(
    async () => chats,
    async () => sessions,
  )
}

describe('what was said in the demo', () => {
  it('is one list of chats and sessions, in the order of the server', async () => {
    const gateway = await aDemo()
    const titles = async (query: Parameters<typeof gateway.listRecords>[0]) =>
      (await gateway.listRecords(query)).records.map(({ title }) => title)
    expect(await titles({ order: 'newest' })).toEqual(['Summit', 'Fisheries', 'Motions'])
    expect(await titles({ kind: 'chat' })).toEqual(['Fisheries', 'Motions'])
    expect(await titles({ stage: 'open' })).toEqual(['Summit'])
    expect(await titles({ words: 'tuna', within: 'contents' })).toEqual(['Summit', 'Fisheries'])
    expect(await gateway.countRecords()).toEqual({
      chats: 2,
      voices: 0,
      campaigns: { open: 1, finished: 0 },
      messages: 2,
    })
  })

  it('is found with the message that has the words', async () => {
    const hits = await (await aDemo()).searchRecords('tun')
    expect(hits).toMatchObject([{ kind: 'chat', title: 'Fisheries', seq: null, excerpt: 'Protect \ue000tun\ue001a.' }])
  })
})

it('what is made of a session is asked of the sessions’ own worker', async () => {
  const asked: unknown[] = []
  const gateway = await aDemo(asked)
  await gateway.change(idOf(3), { isPinned: true })
  await gateway.remove(idOf(3))
  await gateway.restore(idOf(3))
  expect(asked).toEqual([[idOf(3), { isPinned: true }], [idOf(3)], [idOf(3)]])
})
