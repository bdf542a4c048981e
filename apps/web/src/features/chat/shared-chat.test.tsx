import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SharedChatScreen } from './SharedChatScreen.tsx'
import { aMessage, idOf } from './testing/fake-chat.ts'

it('a shared chat is in the page as far as it is seen, and whole when it is printed', async () => {
  const messages = Array.from({ length: 120 }, (_, index) =>
    aMessage({ id: idOf(index + 1), content: `Said as number ${index}` }),
  )
  const read = async () => ({ title: 'Copied', sharedAt: '2026-11-20T12:00:00.000Z', messages })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharedChatScreen token="t" read={read} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('region', { name: 'Messages' })).toBeDefined()
  expect(screen.queryByText('Said as number 119')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Said as number 119')).toBeDefined()
})
