import '../../../test-setup.ts'
import { InMemoryPapers } from '@placard/application'
import { aConversation } from '@placard/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStore } from 'zustand'
import { ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import { PaperGatewayContext } from '../../../client/gateways/paper-gateway.ts'
import { ToastRegion } from '../../../kit/ui/ToastRegion.tsx'
import { ChatContext, useBranch } from '../chat-context.ts'
import { ChatUiContext, createChatUi, useChatUi } from '../chat-ui.ts'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { AnswerMessage } from '../message/AnswerMessage.tsx'
import { aMessage, BUILT_IN, FakeChat, idOf } from '../testing/fake-chat.ts'
import { fakePapers } from '../testing/fake-papers.ts'
import { openChatsForTest } from '../testing/open-chats-for-test.ts'
import { PaperPane } from './PaperPane.tsx'
import { useRememberedPaper } from './use-remembered-paper.ts'

const DRAFT =
  '**Draft resolution on water**\n\n*The General Assembly*,\n\n*Recalling* the Charter,\n\n1. *Urges* States to act.'

function Page() {
  useRememberedPaper()
  const { tree, branch } = useBranch()
  const paperId = useStore(useChatUi(), (state) => state.paperId)
  const answers = branch.filter(({ role }) => role === 'assistant')
  return (
    <main>
      {answers.map((message) => (
        <AnswerMessage key={message.id} message={message} tree={tree} />
      ))}
      {paperId !== undefined && <PaperPane key={paperId} paperId={paperId} />}
    </main>
  )
}

function WithUi() {
  const ui = useMemo(() => createChatUi(), [])
  return (
    <ChatUiContext value={ui}>
      <Page />
    </ChatUiContext>
  )
}

/** Shows a conversation with one answer. */
async function showAnswer(content: string, asked = 'Write a resolution on water', papers = fakePapers()) {
  await fetchMarkdown()
  const gateway = new FakeChat()
  gateway.conversations.set(idOf(1), aConversation({ leafId: idOf(3) }))
  gateway.messages = [
    aMessage({ id: idOf(2), content: asked }),
    aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', content, engine: BUILT_IN }),
  ]
  const chat = openChatsForTest(gateway).openChats.open(idOf(1))
  await chat.load()
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChatScopeContext value={createChatScope(gateway, 'amina', false)}>
        <PaperGatewayContext value={papers}>
          <ChatContext value={chat}>
            <WithUi />
          </ChatContext>
        </PaperGatewayContext>
      </ChatScopeContext>
      <ToastRegion />
    </QueryClientProvider>,
  )
  return { person: userEvent.setup(), papers, unmount }
}

const openButton = () => screen.getByRole('button', { name: 'Open as working paper' })
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the paper' })

beforeEach(() => window.localStorage.clear())

describe('a working paper', () => {
  it('opens with the substance of an answer, and is found again by the same button', async () => {
    const { person, papers } = await showAnswer(DRAFT)
    await person.click(openButton())
    expect((await text()).value).toBe('The General Assembly,\n\nRecalling the Charter,\n\n1. Urges States to act.')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Draft resolution on water')
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await person.click(openButton())
    await text()
    expect(await papers.listPapers({ conversationId: idOf(1) })).toHaveLength(1)
  })

  it('is there after a reload, with words that were not stored', async () => {
    const { person, papers, unmount } = await showAnswer(DRAFT)
    await person.click(openButton())
    await person.type(await text(), ' More.')
    unmount()
    await showAnswer(DRAFT, 'Write a resolution on water', papers)
    expect((await text()).value).toMatch(/act\. More\.$/)
  })

  it('shows the form of a resolution with its openings in italics, and what only its author can mend', async () => {
    const { person } = await showAnswer(DRAFT)
    await person.click(openButton())
    const field = await text()
    await person.clear(field)
    await person.type(field, 'The General Assembly{Enter}recalling the Charter.{Enter}4. imposes sanctions on States')
    await person.click(screen.getByRole('tab', { name: 'Formatted' }))
    expect(screen.getByText('Imposes').tagName).toBe('EM')
    expect(screen.getByText('Imposes').closest('p')?.textContent).toBe('1. Imposes sanctions on States.')
    expect(screen.getByRole('region', { name: 'For you to decide' }).textContent).toContain('Security Council')
  })

  it('shows a change before and after, and takes it only when it is accepted', async () => {
    const { person, papers } = await showAnswer(DRAFT)
    await person.click(openButton())
    const field = await text()
    await person.click(screen.getByRole('button', { name: 'Change a paragraph' }))
    await person.selectOptions(screen.getByRole('combobox', { name: 'Paragraph' }), '2')
    await person.click(screen.getByRole('button', { name: 'Stronger' }))
    await screen.findByText('1. Urges States to act. (Stronger)')
    await person.click(screen.getByRole('button', { name: 'Keep it as it was' }))
    expect(field.value).not.toContain('(Stronger)')
    await person.click(screen.getByRole('button', { name: 'Stronger' }))
    await person.click(await screen.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(field.value).toMatch(/act\. \(Stronger\)$/))
    const [summary] = await papers.listPapers({ conversationId: idOf(1) })
    expect((await papers.readPaper(summary?.id ?? '')).versions[0]).toMatchObject({
      making: 'changed',
      engine: BUILT_IN,
    })
  })

  it('names a long paragraph by its beginning, and never by half a character', async () => {
    const begins = 'a'.repeat(59)
    const { person } = await showAnswer(DRAFT)
    await person.click(openButton())
    await person.clear(await text())
    await person.click(await text())
    await person.paste(`${begins}🌍 and more`)
    await person.click(screen.getByRole('button', { name: 'Change a paragraph' }))
    expect(screen.getByRole('option', { name: `${begins}…` })).toBeDefined()
  })

  it('says in a sentence when a change is not supported', async () => {
    const { person } = await showAnswer(DRAFT)
    await person.click(openButton())
    await text()
    await person.click(screen.getByRole('button', { name: 'Change a paragraph' }))
    await person.type(screen.getByRole('textbox', { name: 'What should change?' }), 'nothing{Enter}')
    expect(await screen.findByText('I cannot do that.')).toBeDefined()
  })

  it('formats the text as a version that can be taken back', async () => {
    const { person } = await showAnswer(DRAFT)
    await person.click(openButton())
    const field = await text()
    await person.clear(field)
    await person.type(field, '2. urges States to act')
    await person.click(screen.getByRole('button', { name: 'Format' }))
    await waitFor(() => expect(field.value).toBe('1. Urges States to act.'))
    // what an earlier paper offers to undo may still be on the page
    const toast = await screen.findByText('Numbers, punctuation and capitals are in order.')
    await person.click(within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(field.value).toBe('2. urges States to act'))
  })

  it('restores a version as a new one', async () => {
    const { person } = await showAnswer(DRAFT)
    await person.click(openButton())
    const field = await text()
    await person.clear(field)
    await person.type(field, 'Other words.')
    await person.click(screen.getByRole('tab', { name: 'Versions' }))
    await person.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    expect(await screen.findByText('Version 1 restored')).toBeDefined()
    await person.click(screen.getByRole('tab', { name: 'Edit' }))
    expect((await text()).value).toMatch(/^The General Assembly,/)
  })

  it('is deleted after a question', async () => {
    const { person, papers } = await showAnswer(DRAFT)
    await person.click(openButton())
    await text()
    await person.click(screen.getByRole('button', { name: 'Delete paper' }))
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await papers.listPapers({ conversationId: idOf(1) })).toEqual([]))
    expect(screen.queryByRole('textbox', { name: 'Text of the paper' })).toBeNull()
  })

  it('says when it could not be opened', async () => {
    const papers = fakePapers(new InMemoryPapers(async () => undefined))
    const { person } = await showAnswer(DRAFT, 'Write a resolution', papers)
    await person.click(openButton())
    expect(await screen.findByText('The working paper could not be opened. Please try again.')).toBeDefined()
  })
})
