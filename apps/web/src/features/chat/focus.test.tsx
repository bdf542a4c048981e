import { aConversation } from '@placard/testing'
import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ChatScopeContext, createChatScope } from '../../client/gateways/chat-scope.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { ChatContext } from './chat-context.ts'
import { isRecallingKey, useEditLast } from './composer/edit-last.ts'
import { ListHandleContext } from './list-handle.ts'
import { EditMessage } from './message/EditMessage.tsx'
import { ConversationPanel } from './panel/ConversationPanel.tsx'
import { aMessage, FakeChat, idOf } from './testing/fake-chat.ts'
import { openChatsForTest } from './testing/open-chats-for-test.ts'
import { showChat } from './testing/show-chat.tsx'

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))

beforeEach(() => {
  navigate({ kind: 'chat' }, { replace: true })
  // happy-dom knows no popovers
  HTMLElement.prototype.hidePopover ??= () => undefined
})

describe('the focus', () => {
  it('is where the person put it while an answer comes to a chat that has just begun', async () => {
    const { gateway, person } = await showChat()
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    await pause()
    expect(document.activeElement?.id).toBe('chat-composer')
    const elsewhere = screen.getByRole('button', { name: /^Balanced/ })
    elsewhere.focus()
    act(() => gateway.says('Some words'))
    act(() => gateway.ends())
    await pause()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('is in the composer as soon as a chat is there: what is typed at once is not lost', async () => {
    const { person } = await showChat()
    expect(document.activeElement?.id).toBe('chat-composer')
    await person.keyboard('At once')
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'At once')
  })

  it('goes to the composer of a conversation that is opened, and of a new chat', async () => {
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation())
    await showChat(gateway)
    for (const view of [{ kind: 'conversation', conversationId: idOf(1) }, { kind: 'chat' }] as const) {
      act(() => screen.getByRole('button', { name: /^Balanced/ }).focus())
      act(() => navigate(view))
      await pause()
      expect(document.activeElement?.id).toBe('chat-composer')
    }
  })

  it('is at the end of a message that is written anew', () => {
    const chat = openChatsForTest().openChats.fresh()
    render(
      <ChatContext value={chat}>
        <EditMessage message={aMessage({ id: idOf(2), content: 'Ports?' })} />
      </ChatContext>,
    )
    expect(screen.getByLabelText('Edit your message')).toHaveProperty('selectionStart', 6)
  })

  it('goes to the last message by the arrow, and by the arrow alone', async () => {
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation({ leafId: idOf(3) }))
    gateway.messages = [
      aMessage({ id: idOf(2), content: 'Ports?' }),
      aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', content: 'Yes.' }),
    ]
    const { openChats } = openChatsForTest(gateway)
    const chat = openChats.open(idOf(1))
    await chat.load()
    function Probe() {
      const editLast = useEditLast()
      return <button type="button" onKeyDown={(event) => isRecallingKey(event) && editLast()} />
    }
    render(
      <ChatContext value={chat}>
        <ListHandleContext value={{ current: null }}>
          <Probe />
        </ListHandleContext>
      </ChatContext>,
    )
    screen.getByRole('button').focus()
    const person = userEvent.setup()
    await person.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(chat.store.getState().editing).toBeUndefined()
    await person.keyboard('{ArrowUp}')
    expect(chat.store.getState().editing).toBe(idOf(2))
  })

  it('goes back to the composer from a message that is not written anew after all', async () => {
    const chat = openChatsForTest().openChats.fresh()
    render(
      <ChatContext value={chat}>
        <EditMessage message={aMessage({ id: idOf(2), content: 'Ports?' })} />
        <input id="chat-composer" />
      </ChatContext>,
    )
    await userEvent.setup().keyboard('{Escape}')
    expect(document.activeElement?.id).toBe('chat-composer')
  })
})

describe('the focus in the list', () => {
  async function aList() {
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation())
    gateway.conversations.set(idOf(2), aConversation({ id: idOf(2), title: 'Rules' }))
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ChatScopeContext value={createChatScope(gateway, 'amina', false)}>
          <aside>
            <ConversationPanel onFollow={() => undefined} />
          </aside>
        </ChatScopeContext>
      </QueryClientProvider>,
    )
    const person = userEvent.setup()
    const list = within(screen.getByRole('complementary'))
    const options = await list.findByRole('button', { name: 'Options for Rules' })
    options.focus()
    const choose = async (entry: string) => {
      const entries = await list.findAllByRole('button', { name: entry, hidden: true })
      const own = entries.find((one) => options.parentElement?.contains(one))
      if (own === undefined) throw new Error(`no ${entry}`)
      await person.click(own)
    }
    return { person, list, choose }
  }
  const label = () => document.activeElement?.getAttribute('aria-label')

  it('follows a conversation that is pinned', async () => {
    const { list, choose } = await aList()
    await choose('Pin')
    await list.findByText('Pinned')
    await waitFor(() => expect(label()).toBe('Options for Rules'))
  })

  it('goes to the search when the conversation has left the list', async () => {
    const { choose } = await aList()
    await choose('Archive')
    await waitFor(() => expect(label()).toBe('Search conversations'))
  })

  it('comes back to a conversation that was given a title', async () => {
    const { person, choose } = await aList()
    await choose('Rename')
    await person.keyboard('The rules{Enter}')
    await waitFor(() => expect(label()).toBe('Options for The rules'))
  })
})
