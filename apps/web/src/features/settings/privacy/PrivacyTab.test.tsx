import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../../test-setup.ts'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { PrivacyTab } from './PrivacyTab.tsx'

const VERSIONS = [
  { id: 'terms', version: '1.0', changedOn: '2026-11-27' },
  { id: 'privacy', version: '1.2', changedOn: '2026-11-28' },
] as const
const { mode } = modeStore.getState()
afterEach(() => act(() => modeStore.setState({ mode })))

/** Opens the tab, and waits until all that it asks for is answered. Returns how often it asked for the server's list. */
async function openIn(opened: typeof mode) {
  act(() => modeStore.setState({ mode: opened }))
  let asked = 0
  async function loadDataUse() {
    asked += 1
    return [
      { id: 'account', lines: ['one', 'two'] },
      { id: 'chats', lines: ['three'] },
    ]
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PrivacyTab texts={{ versions: VERSIONS, loadDataUse }} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return asked
}

describe('what is kept on the server', () => {
  it('is counted from its data map', async () => {
    expect(await openIn('account')).toBe(1)
    expect(screen.getByText('3 entries in 2 groups')).toBeDefined()
  })

  it('is nothing in the demo, which does not load the list', async () => {
    expect(await openIn('demo')).toBe(0)
    expect(screen.getByText('Nothing of yours')).toBeDefined()
  })
})
