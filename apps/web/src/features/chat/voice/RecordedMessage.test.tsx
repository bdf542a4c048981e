import '../../../test-setup.ts'
import type { Recording } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { ChatContext } from '../chat-context.ts'
import { aNewChat } from '../testing/a-new-chat.ts'
import { FakeChat } from '../testing/fake-chat.ts'
import { RecordedMessage } from './RecordedMessage.tsx'

const KEPT: Recording = {
  ...{ id: 'r', at: '2026-11-27T10:00:00.000Z', endsAt: '2026-11-28T10:00:00.000Z', seconds: 4, bytes: 9_000 },
  ...({ mediaType: 'audio/webm', text: 'What is a caucus?', messageId: 'said', conversationId: 'c' } as const),
  sessionId: null,
}

function show(messageId: string, { hasRecordings = true, kept = [KEPT] } = {}) {
  const list = vi.fn(async () => ({
    ...{ isKeeping: true, mayKeep: true, recordings: kept },
    job: { lastRunAt: null, nextRunAt: null },
  }))
  const recordings: RecordingGateway = {
    list,
    keep: async () => undefined,
    sound: async () => new Blob(),
    remove: async () => undefined,
    removeAll: async () => undefined,
  }
  const scope = createChatScope(new FakeChat(), 'ada', !hasRecordings, hasRecordings ? { recordings } : {})
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatScopeContext value={scope}>
        <ChatContext value={aNewChat(new FakeChat())}>
          <RecordedMessage messageId={messageId} isEndShown />
        </ChatContext>
      </ChatScopeContext>
    </QueryClientProvider>,
  )
  return list
}

it('offers to play a message whose recording is kept', async () => {
  show('said')
  expect(await screen.findByRole('button', { name: 'Play the recording' })).toBeDefined()
})

it('tells until when it is kept', async () => {
  show('said')
  expect(await screen.findByText(/^Kept until 28 November 2026 at /)).toBeDefined()
})

it('offers the parts of a speech in their order, and tells when the first of them is gone', async () => {
  const second = { ...KEPT, id: 's', at: '2026-11-27T10:01:00.000Z', endsAt: '2026-11-30T10:01:00.000Z' }
  // newest first, as they are listed
  show('said', { kept: [second, KEPT] })
  await screen.findByRole('button', { name: 'Play part 1 of 2 of the recording' })
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Play part 1 of 2 of the recording',
    'Play part 2 of 2 of the recording',
  ])
  expect(screen.getByText(/^Kept until 28 November 2026 at /)).toBeDefined()
})

it('offers nothing for a message without one', async () => {
  const list = show('typed')
  await waitFor(() => expect(list).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers nothing in the demo, which keeps none', () => {
  show('said', { hasRecordings: false })
  expect(screen.queryByRole('button')).toBeNull()
})
