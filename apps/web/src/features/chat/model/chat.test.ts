import '../../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { FakeChat, idOf, refusedWith, UNREACHABLE } from '../testing/fake-chat.ts'
import { openChatsForTest, settle, shown } from '../testing/open-chats-for-test.ts'
import { isPending } from './chat-state.ts'

describe('saying something', () => {
  it('stores it, follows the answer, and begins a conversation by it', async () => {
    const { openChats, gateway } = openChatsForTest()
    const chat = openChats.fresh()
    chat.type('  What is a placard? ')
    void chat.send()
    expect(chat.store.getState().draft).toBe('')
    await settle()
    expect(isPending(chat.store.getState())).toBe(true)
    await chat.send('too soon')
    gateway.says('A card ')
    gateway.says('with a name.')
    expect(shown(chat)).toEqual(['What is a placard?', 'A card with a name.'])
    gateway.ends()
    await settle()
    expect(chat.store.getState()).toMatchObject({ status: 'ready', link: 'idle', outbox: [], live: undefined })
    expect(gateway.sent).toMatchObject([{ conversationId: chat.id, mode: 'balanced', temperature: 0.7 }])
    expect(openChats.open(chat.id)).toBe(chat)
    expect(openChats.fresh()).not.toBe(chat)
  })

  it('refuses blanks and what is longer than 4,000 characters', async () => {
    const { openChats, gateway } = openChatsForTest()
    await openChats.fresh().send(' \n ')
    await openChats.fresh().send('x'.repeat(4001))
    expect(gateway.sent).toEqual([])
  })

  it('stores once what was stored although nobody said so', async () => {
    const { openChats, gateway, failures } = openChatsForTest()
    gateway.losesAnswer = true
    const chat = openChats.fresh()
    void chat.send('Once')
    await settle()
    await settle()
    gateway.says('Yes.')
    gateway.ends()
    await settle()
    expect(gateway.messages.filter(({ role }) => role === 'user')).toHaveLength(1)
    expect(shown(chat)).toEqual(['Once', 'Yes.'])
    expect(failures).toEqual(['network'])
    expect(chat.store.getState().outbox).toEqual([])
  })

  it('shows the first words of a conversation while nobody can be reached, and sends them by itself', async () => {
    const { openChats, gateway } = openChatsForTest()
    gateway.refusals.push(...Array.from({ length: 5 }, () => UNREACHABLE))
    const chat = openChats.fresh()
    const seen = new Set<string>()
    chat.store.subscribe(({ status, outbox }) => seen.add(`${status}: ${outbox.map(({ text }) => text).join()}`))
    void chat.send('Hello there')
    await expect.poll(() => gateway.sent).toHaveLength(1)
    expect([...seen].filter((state) => /loading|failed|missing/.test(state))).toEqual([])
    expect(seen).toContain('new: Hello there')
    gateway.ends()
  })

  it('waits without a network, outlives a reload, and goes in its order', async () => {
    const before = openChatsForTest()
    before.page.isOnline = false
    const chat = before.openChats.fresh()
    await chat.send('First')
    await chat.send('Second')
    expect(before.gateway.sent).toEqual([])

    const after = openChatsForTest(before.gateway)
    after.openChats.resume()
    await settle()
    before.gateway.ends()
    await settle()
    before.gateway.ends()
    await settle()
    expect(before.gateway.sent.map(({ message }) => message)).toEqual(['First', 'Second'])
    expect(after.openChats.open(chat.id).store.getState().outbox).toEqual([])
  })

  it('keeps what was refused with the reason, and tries it again', async () => {
    const { openChats, gateway, failures } = openChatsForTest()
    gateway.refusals.push(refusedWith('rate-limited', 429, 'Too many requests.'))
    const chat = openChats.fresh()
    await chat.send('Hello')
    const [kept] = chat.store.getState().outbox
    expect(kept).toMatchObject({ text: 'Hello', refusal: 'Too many requests.' })
    expect(failures).toEqual(['rate'])
    void chat.tryAgain(kept?.clientId ?? '')
    await settle()
    gateway.ends()
    await settle()
    expect(chat.store.getState().outbox).toEqual([])
  })

  it.each([
    { code: 'usage-limit-reached', status: 402, reason: 'Daily word limit reached', because: 'the day has no more' },
    { code: 'validation-failed', status: 422, reason: 'This looks like code.', because: 'it has to be changed' },
  ])(
    'gives the words back with the reason, and no word of a fault, when $because',
    async ({ code, status, reason }) => {
      const { openChats, gateway, failures } = openChatsForTest()
      gateway.refusals.push(refusedWith(code, status, reason))
      const chat = openChats.fresh()
      await chat.send('Hello')
      expect(chat.store.getState()).toMatchObject({ draft: 'Hello', outbox: [], refusal: reason })
      expect(failures).toEqual([])
    },
  )

  it('says what an answer suggests and leaves the draft and its files alone', async () => {
    const { openChats, gateway } = openChatsForTest()
    const chat = openChats.fresh()
    chat.type('half a thought')
    void chat.sayNext('Make it shorter')
    await settle()
    expect(gateway.sent).toMatchObject([{ message: 'Make it shorter' }])
    expect(chat.store.getState()).toMatchObject({ draft: 'half a thought', outbox: [] })
    gateway.ends()
  })
})

describe('an answer', () => {
  async function anAnswerUnderWay() {
    const around = openChatsForTest()
    const chat = around.openChats.fresh()
    void chat.send('Why?')
    await settle()
    around.gateway.says('Be')
    return { ...around, chat }
  }

  it('is taken up where its stream broke, without a word twice', async () => {
    const { chat, gateway } = await anAnswerUnderWay()
    gateway.breaks()
    await settle()
    gateway.says('cause.')
    gateway.breaks()
    await settle()
    await settle()
    gateway.ends()
    await settle()
    expect(shown(chat)).toEqual(['Why?', 'Because.'])
    expect(gateway.followed.map(({ after }) => after)).toEqual([1, 2])
  })

  it('is found again by a page that was opened anew', async () => {
    const { gateway, chat } = await anAnswerUnderWay()
    const again = openChatsForTest(gateway).openChats.open(chat.id)
    void again.load()
    await settle()
    gateway.says('cause.')
    expect(shown(again)).toEqual(['Why?', 'Because.'])
    gateway.ends()
    await settle()
    expect(again.store.getState()).toMatchObject({ link: 'idle', live: undefined })
  })

  it('stops where it is and can go on', async () => {
    const { gateway, chat } = await anAnswerUnderWay()
    await chat.stop()
    await settle()
    expect(chat.store.getState().messages.at(-1)).toMatchObject({ status: 'stopped', content: 'Be' })
    void chat.proceed(chat.store.getState().messages.at(-1)?.id ?? '')
    await settle()
    gateway.says('cause.')
    gateway.ends()
    await settle()
    expect(shown(chat)).toEqual(['Why?', 'Because.'])
  })

  it('that has not begun stops as soon as it does', async () => {
    const { openChats, gateway } = openChatsForTest()
    const chat = openChats.fresh()
    const sending = chat.send('Why?')
    void chat.stop()
    await sending
    expect(gateway.messages.at(-1)?.status).toBe('stopped')
  })

  it('is made anew beside the one that is there, and both can be shown', async () => {
    const { gateway, chat } = await anAnswerUnderWay()
    gateway.ends()
    await settle()
    const [, first] = chat.store.getState().messages
    void chat.regenerate(first?.id ?? '')
    await settle()
    gateway.says('So.')
    gateway.ends()
    await settle()
    expect(shown(chat)).toEqual(['Why?', 'So.'])
    if (first !== undefined) chat.show(first)
    await settle()
    expect(shown(chat)).toEqual(['Why?', 'Be'])
    expect(gateway.changes).toEqual([{ leafId: first?.id }])
  })

  it('that failed is told by its fault', async () => {
    const { gateway, failures } = await anAnswerUnderWay()
    gateway.ends('failed', { fault: 'quota' })
    await settle()
    expect(failures).toEqual(['rate'])
  })
})

describe('writing a message anew', () => {
  it('begins a branch in its place', async () => {
    const { openChats, gateway } = openChatsForTest()
    const chat = openChats.fresh()
    void chat.send('Ports?')
    await settle()
    gateway.ends()
    await settle()
    void chat.sayInstead(chat.store.getState().messages[0]?.id ?? '', 'Railways?')
    await settle()
    gateway.says('Yes.')
    gateway.ends()
    await settle()
    expect(shown(chat)).toEqual(['Railways?', 'Yes.'])
    expect(gateway.sent.at(-1)?.parentId).toBeNull()
  })
})

describe('what is typed', () => {
  it('is kept for its conversation and its person', () => {
    openChatsForTest().openChats.fresh().type('half a thought')
    openChatsForTest().openChats.open(idOf(7)).type('another')
    expect(openChatsForTest().openChats.fresh().store.getState().draft).toBe('half a thought')
    expect(openChatsForTest().openChats.open(idOf(7)).store.getState().draft).toBe('another')
    expect(openChatsForTest(new FakeChat(), 'bodil').openChats.fresh().store.getState().draft).toBe('')
  })
})

describe('a conversation that cannot be loaded', () => {
  it.each([
    { error: refusedWith('not-found', 404, 'gone'), status: 'missing' },
    { error: UNREACHABLE, status: 'failed' },
  ])('is $status', async ({ error, status }) => {
    const { openChats, gateway } = openChatsForTest()
    gateway.refusals.push(error)
    const chat = openChats.open(idOf(5))
    await chat.load()
    expect(chat.store.getState().status).toBe(status)
  })

  it('is told apart from one that has not begun and keeps what was chosen for it', async () => {
    const { openChats, gateway } = openChatsForTest()
    const chat = openChats.fresh()
    await chat.change({ mode: 'aggressive', instructions: 'Be brief' })
    void chat.send('Go')
    await settle()
    expect(gateway.sent).toMatchObject([{ mode: 'aggressive', systemPrompt: 'Be brief' }])
    gateway.ends()
  })
})
