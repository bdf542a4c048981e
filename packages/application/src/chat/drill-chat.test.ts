import type { DrillContext } from '@placard/contract'
import { CHAT_NOW, CHAT_WISH, FakeClock, FakeIds, ManualTimers, ScriptedModel, says } from '@placard/testing'
import { expect, it } from 'vitest'
import { createChatHost } from './chat-host.ts'
import { InMemoryChatStore } from './in-memory-chat-store.ts'

const OWNER = '00000000-0000-4000-8000-00000000a001'
const DRILL: DrillContext = {
  ...{ kind: 'drill', motionId: null, motion: 'This house would sail.', side: 'for', country: null },
  ...{ rounds: 1, speechSeconds: 60, speeches: [] },
}

it('a drill is called by its motion, and the model is told what it is', async () => {
  const model = new ScriptedModel(says('My side is against it.'))
  const ids = new FakeIds()
  const host = createChatHost({
    ...{ store: new InMemoryChatStore(), model, clock: new FakeClock(CHAT_NOW), every: new ManualTimers().every },
    ids: { next: () => ids.sessionId() },
    background: () => Promise.reject(new Error('a drill names nothing that is looked up')),
    onTrouble: () => undefined,
  })
  const order = { message: 'Debate drill. I speak for it.', context: DRILL }
  const sent = await host.send({ ownerId: OWNER }, order, { ...CHAT_WISH, mode: 'balanced' })
  if (sent.outcome !== 'stored') throw new Error(sent.outcome)
  const following = { ownerId: OWNER, messageId: sent.answer.id, after: 0 }
  for await (const event of host.follow(following, new AbortController().signal)) {
    if (event.kind === 'ended') expect(event.answer).toMatchObject({ status: 'complete' })
  }
  expect(sent.conversation).toMatchObject({ title: 'This house would sail', context: DRILL })
  expect(model.orders[0]).toMatchObject({ drill: DRILL, background: undefined })
})
