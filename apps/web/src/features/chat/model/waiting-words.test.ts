import '../../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { idOf, refusedWith } from '../testing/fake-chat.ts'
import { openChatsForTest, settle, shown } from '../testing/open-chats-for-test.ts'

describe('two tabs of one person', () => {
  it('keep each other’s words that wait, whatever either does', async () => {
    const [one, other] = [openChatsForTest(), openChatsForTest()]
    const [here, there] = [one.openChats.open(idOf(7)), other.openChats.open(idOf(7))]
    other.page.ids = 50
    one.page.isOnline = false
    await here.send('Said here')
    there.type('half a thought')
    expect(openChatsForTest().openChats.open(idOf(7)).store.getState().outbox).toMatchObject([{ text: 'Said here' }])
    other.page.isOnline = false
    await there.send('Said there')
    const [first, second] = openChatsForTest().openChats.open(idOf(7)).store.getState().outbox
    expect([first?.text, second?.text]).toEqual(['Said here', 'Said there'])
    there.unqueue(second?.clientId ?? '')
    here.type('another thought')
    expect(openChatsForTest().openChats.open(idOf(7)).store.getState()).toMatchObject({
      draft: 'another thought',
      outbox: [{ text: 'Said here' }],
    })
  })
})

describe('words that were said differently the first time', () => {
  it('go under a key of their own: that they are said once is held by their id', async () => {
    const { openChats, gateway } = openChatsForTest()
    gateway.refusals.push(refusedWith('idempotency-key-reused', 422, 'This key was used for another request.'))
    const chat = openChats.fresh()
    void chat.send('Go')
    await settle()
    gateway.says('Gone.')
    gateway.ends()
    await settle()
    expect(shown(chat)).toEqual(['Go', 'Gone.'])
    expect(chat.store.getState().outbox).toEqual([])
  })
})

describe('words whose sign-in ends on the way', () => {
  it('wait for the next one, and are not refused', async () => {
    const { openChats, gateway } = openChatsForTest()
    gateway.refusals.push(refusedWith('session-ended', 401, 'Please sign in again.'))
    const chat = openChats.fresh()
    void chat.send('Go')
    await settle()
    expect(chat.store.getState().outbox.every(({ refusal }) => refusal === undefined)).toBe(true)
    await settle()
    gateway.says('Gone.')
    gateway.ends()
    await settle()
    expect(shown(chat)).toEqual(['Go', 'Gone.'])
  })
})
