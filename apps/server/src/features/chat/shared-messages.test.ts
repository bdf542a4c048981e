import type { ChatMessage } from '@placard/contract'
import { chatIdOf } from '@placard/testing'
import { expect, it } from 'vitest'
import { documentIdsOf, sharedMessage } from './shared-messages.ts'

const SENT = { id: 'sent', name: 'brief.txt', kind: 'text', bytes: 5, length: 5, fullLength: 5 } as const

const aMessage = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: chatIdOf(1),
  conversationId: chatIdOf(2),
  parentId: null,
  role: 'assistant',
  status: 'complete',
  content: '',
  timestamp: '2026-11-21T12:00:00.000Z',
  seq: 0,
  ...changes,
})

it('shares sources under new ids, and names no file that came with none of the messages', () => {
  const sources = [
    { kind: 'attachment', id: 'sent', title: 'brief.txt' },
    { kind: 'attachment', id: 'of-project', title: 'secret plan.pdf' },
    { kind: 'guide', id: 'g', title: 'Objections' },
  ] as const
  const messages = [aMessage({ attachments: [SENT] }), aMessage({ sources: [...sources] })]
  let made = 0
  const nextId = () => `new-${++made}`
  const ids = documentIdsOf(messages, nextId)
  const [first, second] = messages.map((message) => sharedMessage(message, ids, nextId))
  expect(first?.attachments).toEqual([{ ...SENT, id: 'new-1' }])
  expect(second?.sources).toEqual([
    { kind: 'attachment', id: 'new-1', title: 'brief.txt' },
    { kind: 'attachment', id: 'new-2', title: 'A file that was not shared' },
    { kind: 'guide', id: 'g', title: 'Objections' },
  ])
})
