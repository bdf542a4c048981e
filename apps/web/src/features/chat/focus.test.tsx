import { aConversation } from '@placard/testing'
import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ChatScopeContext, createChatScope } from '../../client/gateways/chat-scope.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { ChatContext } from './chat-context.ts'
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
