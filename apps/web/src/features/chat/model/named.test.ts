import '../../../test-setup.ts'
import type { AnswerEngine } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { openChatsForTest, settle } from '../testing/open-chats-for-test.ts'

describe('the title by a model', () => {
  const GEMINI = { rung: 'gemini', model: 'g', place: 'cloud', promptVersion: '1' } as const

  async function answeredBy(engine: AnswerEngine, first = 'What is a motion?') {
    const { openChats, gateway } = openChatsForTest()
    const chat = openChats.fresh()
    const told: string[] = []
    openChats.onConversation(({ title }) => told.push(title))
    void chat.send('What is a motion?')
    await settle()
    gateway.engine(engine)
    gateway.says('A proposal.')
    await gateway.change(chat.id, { title: first })
    gateway.ends('complete', { engine })
    return { chat, gateway, told, title: () => chat.store.getState().conversation?.title }
  }

  it('is shown once the host has it, in the list too', async () => {
    const { chat, gateway, told, title } = await answeredBy(GEMINI)
    await gateway.change(chat.id, { title: 'How motions work' })
    await expect.poll(title).toBe('How motions work')
    expect(told.at(-1)).toBe('How motions work')
  })

  it('does not replace what was typed on this page meanwhile', async () => {
    const { chat, title } = await answeredBy(GEMINI)
    await chat.change({ title: 'Mine' })
    await settle()
    await settle()
    expect(title()).toBe('Mine')
  })

  it('is not waited for where no model answered', async () => {
    const engine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: '1' } as const
    const { chat, gateway, title } = await answeredBy(engine)
    const before = title()
    await gateway.change(chat.id, { title: 'Elsewhere' })
    await settle()
    await settle()
    expect(title()).toBe(before)
  })

  it('is not asked for where the title is not of the first message’s words', async () => {
    const { chat, gateway, title } = await answeredBy(GEMINI, 'Conversation')
    await gateway.change(chat.id, { title: 'Elsewhere' })
    await settle()
    await settle()
    expect(title()).toBe('Conversation')
  })
})
