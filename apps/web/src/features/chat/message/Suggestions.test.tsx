import '../../../test-setup.ts'
import { aConversation } from '@placard/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { type ChatScope, ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import { ChatContext, useBranch } from '../chat-context.ts'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { aMessage, BUILT_IN, FakeChat, idOf } from '../testing/fake-chat.ts'
import { openChatsForTest } from '../testing/open-chats-for-test.ts'
import { AnswerMessage } from './AnswerMessage.tsx'

const group = () => screen.queryByRole('group', { name: 'Suggestions' })
const button = (name: string) => screen.getByRole('button', { name })

/** The answers of the shown branch, without the list that measures them: nothing has a height here. */
function Answers() {
  const { tree, branch } = useBranch()
  const answers = branch.filter(({ role }) => role === 'assistant')
  return answers.map((message) => <AnswerMessage key={message.id} message={message} tree={tree} />)
}

/** Shows two exchanges, each with suggestions of its own. */
async function showTalk(dayWords?: ChatScope['dayWords']) {
  const gateway = new FakeChat()
  const answered = { role: 'assistant', content: 'Here it is.', engine: BUILT_IN } as const
  gateway.conversations.set(idOf(1), aConversation({ leafId: idOf(5) }))
  gateway.messages = [
    aMessage({ id: idOf(2), content: 'A speech' }),
    aMessage({ id: idOf(3), parentId: idOf(2), ...answered, suggestions: ['An old one'] }),
    aMessage({ id: idOf(4), parentId: idOf(3), content: 'Another' }),
    aMessage({ id: idOf(5), parentId: idOf(4), ...answered, suggestions: ['Make it shorter', 'Why?'] }),
  ]
  const chat = openChatsForTest(gateway).openChats.open(idOf(1))
  await chat.load()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChatScopeContext value={createChatScope(gateway, 'amina', false, { dayWords })}>
        <ChatContext value={chat}>
          <Answers />
          <input id="chat-composer" />
        </ChatContext>
      </ChatScopeContext>
    </QueryClientProvider>,
  )
  return { gateway, person: userEvent.setup() }
}

beforeAll(() => fetchMarkdown())
afterEach(() => act(() => onlineStore.setState({ isOnline: true })))

describe('what an answer suggests', () => {
  it('stands under the last answer alone, and is sent exactly as it says', async () => {
    const { gateway, person } = await showTalk()
    expect(within(group() ?? document.body).getAllByRole('button')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'An old one' })).toBeNull()
    button('Why?').focus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(gateway.sent.map(({ message }) => message)).toEqual(['Why?']))
    expect(document.activeElement?.id).toBe('chat-composer')
    expect(group()).toBeNull()
    act(() => gateway.ends('complete', { suggestions: ['Who else?'] }))
    expect(await screen.findByRole('button', { name: 'Who else?' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull()
  })

  it('is not sent offline, and says why', async () => {
    const { gateway, person } = await showTalk()
    act(() => onlineStore.setState({ isOnline: false }))
    expect(button('Why?').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('You are offline.').id).toBe(button('Why?').getAttribute('aria-describedby'))
    await person.click(button('Why?'))
    expect(gateway.sent).toEqual([])
  })

  it('is not sent when the words of the day are used up, and says why', async () => {
    const day = { usedWords: 3000, limit: 3000, warningLevel: 'none', isLimitExceeded: true } as const
    const { gateway, person } = await showTalk(async () => ({ ...day, resetsAt: '2026-11-22T00:00:00.000Z' }))
    expect(await screen.findByText('Your words for today are used up.')).toBeDefined()
    await person.click(button('Why?'))
    expect(gateway.sent).toEqual([])
  })
})
