import { InMemoryChatStore, keepWithContext } from '@placard/application'
import {
  ANSWER_FAULTS,
  ATTACHMENT_KINDS,
  type ChatContext,
  type ChatMessage,
  type ConversationDetail,
} from '@placard/contract'
import { PERSONALITIES } from '@placard/engine'
import { aConversation } from '@placard/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatFile } from '../export/chat-file.ts'
import { aMessage, BUILT_IN, idOf } from '../testing/fake-chat.ts'
import { conversationsIn, readConversation } from './formats/read-conversation.ts'

const NOW = Date.UTC(2026, 10, 21)
const BEGAN = Date.UTC(2026, 0, 5)
const OWNER = 'a person'

const words = fc
  .array(fc.constantFrom('Ports', '“transit”', '\n\n- free', '`code`', 'Côte d’Ivoire', '🕊️', '{"a":1}', '</p>'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(' ').trim())

const attachment = fc.record({
  id: fc.uuid({ version: 4 }),
  name: fc.constantFrom('paper.pdf', 'Ports of Chad.docx'),
  kind: fc.constantFrom(...ATTACHMENT_KINDS),
  bytes: fc.nat({ max: 9_000_000 }),
  length: fc.constant(0),
  fullLength: fc.nat({ max: 500_000 }),
})
const source = fc.record({ kind: fc.constantFrom('guide' as const, 'country' as const), id: words, title: words })
const engine = fc.constantFrom(
  BUILT_IN,
  { rung: 'gemini', model: 'm-1', place: 'cloud', promptVersion: '3' } as const,
  { rung: 'anthropic', model: 'other', place: 'elsewhere', promptVersion: '', origin: 'claude' } as const,
)

/** Fields only a user's message has, and fields only an answer has. */
const asked = fc.record({ content: words }).chain((said) =>
  fc.option(fc.array(attachment, { minLength: 1, maxLength: 2 }), { nil: undefined }).map((attachments) => ({
    ...said,
    role: 'user' as const,
    ...(attachments && { attachments }),
  })),
)
const answered = fc.oneof(
  fc.record({ content: words, status: fc.constantFrom('complete' as const, 'stopped' as const), engine }),
  fc.record({
    content: words,
    status: fc.constant('complete' as const),
    engine,
    sources: fc.array(source, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    content: words,
    status: fc.constant('interrupted' as const),
    engine,
    fault: fc.constantFrom(...ANSWER_FAULTS),
  }),
  fc.record({
    content: fc.constant(''),
    status: fc.constant('failed' as const),
    fault: fc.constantFrom(...ANSWER_FAULTS),
  }),
)

/** A conversation with branches: every message follows an earlier one, or is a root. */
const detail: fc.Arbitrary<ConversationDetail> = fc
  .record({
    parts: fc.array(
      fc.record({ asked, answered, isAnswer: fc.boolean(), follows: fc.nat(), afterMs: fc.nat({ max: 9_000_000 }) }),
      { minLength: 1, maxLength: 12 },
    ),
    shown: fc.nat(),
    mode: fc.constantFrom(...PERSONALITIES),
    title: fc.constantFrom('Ports for landlocked states', 'Côte d’Ivoire', 'A 🕊️'),
    instructions: fc.constantFrom('', 'Be brief.\nBe kind.'),
    context: fc.constantFrom(
      null,
      { kind: 'campaign', campaignId: 'cybersecurity-alliance' } as const,
      { kind: 'debrief', sessionId: idOf(900) } as const,
    ),
    drilled: fc.array(fc.nat({ max: 120 }), { maxLength: 3 }),
    isDrill: fc.boolean(),
    isPinned: fc.boolean(),
    isArchived: fc.boolean(),
  })
  .map(({ parts, shown, drilled, isDrill, context, ...about }) => {
    let at = BEGAN
    const messages: ChatMessage[] = []
    for (const { asked: question, answered: answer, isAnswer, follows, afterMs } of parts) {
      at += afterMs
      const parentId = messages[follows % (messages.length + 1)]?.id ?? null
      const place = { id: idOf(messages.length + 2), parentId, timestamp: new Date(at).toISOString() }
      messages.push(aMessage({ ...place, ...(isAnswer ? { ...answer, role: 'assistant' } : question) }))
    }
    const drill: ChatContext = {
      kind: 'drill',
      motionId: 'carbon-border',
      motion: 'This house would.',
      side: 'for',
      country: 'KEN',
      rounds: 2,
      speechSeconds: 90,
      speeches: drilled.flatMap((usedSeconds, index) => {
        const messageId = messages[index]?.id
        return messageId === undefined ? [] : [{ messageId, usedSeconds }]
      }),
    }
    const conversation = aConversation({
      ...about,
      context: isDrill ? drill : context,
      leafId: messages[shown % messages.length]?.id ?? null,
      createdAt: new Date(BEGAN).toISOString(),
      updatedAt: new Date(at + 1).toISOString(),
    })
    return { conversation, messages }
  })

const alone = { papers: [], project: undefined, projectFiles: [] }
const fileOf = (details: readonly ConversationDetail[]) =>
  chatFile(
    details.map((one) => ({ ...one, ...alone })),
    'json',
    new Date(NOW),
  ).text

/** Content of a file, whatever the order of its keys. */
const saidIn = (file: string): unknown => JSON.parse(file)

/** The same conversation with its messages marked as imported. */
const marked = ({ conversation, messages }: ConversationDetail): ConversationDetail => ({
  conversation,
  messages: messages.map((message) => ({ ...message, isImported: true })),
})

/** Imports a file, with or without its debrief on the host, and returns what would then be exported. */
async function throughImport(file: string, isThere: boolean) {
  const store = new InMemoryChatStore()
  const receipts = []
  for (const item of conversationsIn(JSON.parse(file)) ?? []) {
    const { told } = readConversation(item, NOW)
    if (!told.ok) throw new Error(told.rejection)
    const contexts = { idsHere: (id: string) => [id], isThere: async () => isThere }
    receipts.push(await keepWithContext(told.whole, contexts, (whole) => store.keep(OWNER, whole)))
  }
  return { exported: await store.read(OWNER, idOf(1)), receipts }
}

it('an export of our own that is taken in and exported again is the same file but for the marks, whatever it was about', async () => {
  await fc.assert(
    fc.asyncProperty(detail, async (one) => {
      const { exported, receipts } = await throughImport(fileOf([one]), true)
      expect(receipts).toEqual([{ outcome: 'kept', conversationId: idOf(1) }])
      expect(exported && saidIn(fileOf([exported]))).toEqual(saidIn(fileOf([marked(one)])))
    }),
    { numRuns: 200 },
  )
})

it('what a conversation was about stays behind where it is not there, alone, and that is said', async () => {
  await fc.assert(
    fc.asyncProperty(detail, async (one) => {
      const { exported, receipts } = await throughImport(fileOf([one]), false)
      const { context } = one.conversation
      const isNamed = context?.kind === 'campaign' || context?.kind === 'debrief'
      expect(receipts).toEqual([
        { outcome: 'kept', conversationId: idOf(1), ...(isNamed ? { hasLostContext: true } : {}) },
      ])
      const bare = { ...one, conversation: { ...one.conversation, context: isNamed ? null : context } }
      expect(exported && saidIn(fileOf([exported]))).toEqual(saidIn(fileOf([marked(bare)])))
    }),
    { numRuns: 100 },
  )
})
