import '../test-setup.ts'
import { auth } from '@placard/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../client/api/client.ts'
import type { WireAnswer } from '../client/api/transport.ts'
import { authCalls } from '../client/auth/auth-calls.ts'
import { createAuthSession } from '../client/auth/auth-session.ts'
import { chooseMode, modeStore } from '../client/auth/mode-store.ts'
import { navigate } from '../client/navigation/view-store.ts'
import { browserValues } from '../client/storage/storage.ts'
import { App } from './App.tsx'

const user = {
  id: '6f2b1a52-7d57-4a4e-9c39-0a5a7e3f7a11',
  name: 'Amina Okoth',
  email: 'amina@example.org',
  role: 'USER',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}

function aPage() {
  const asked: string[] = []
  const ok = (data: unknown): WireAnswer => ({ status: 200, statusText: 'OK', body: { success: true, data } })
  const session = createAuthSession({
    calls: authCalls(
      createApiClient({
        async transport({ path }) {
          asked.push(path)
          return ok(path === auth.logout.path ? {} : { user, token: 'token' })
        },
        newKey: () => 'key',
        random: () => 0,
      }),
    ),
    values: browserValues,
    channel: { tell: () => undefined, listen: () => undefined },
    alone: (task) => task(),
  })
  return { session, asked }
}

afterEach(() => {
  chooseMode('account')
  navigate({ kind: 'campaigns' }, { replace: true })
})

describe('the page', () => {
  it('asks a visitor to sign in at any address and shows that address afterwards', async () => {
    navigate({ kind: 'not-found', path: '/nowhere' })
    const { session } = aPage()
    render(<App session={session} />)
    await act(() => session.restore())
    const person = userEvent.setup()
    await person.type(await screen.findByLabelText('Email'), 'amina@example.org')
    await person.type(screen.getByLabelText('Password', { selector: 'input' }), 'secret{Enter}')
    expect(await screen.findByRole('heading', { name: 'No such room' })).toBeDefined()
    expect(window.location.pathname).toBe('/nowhere')
    expect(document.title).toBe('No such room · Placard')
  })

  it('takes the static first screen away once the sign-in stands', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="arrival" class="arrival"></div>')
    const { session } = aPage()
    render(<App session={session} />)
    await act(() => session.restore())
    expect(screen.getByRole('heading', { name: 'Take your seat' })).toBeDefined()
    expect(document.querySelector('#arrival')).toBeNull()
  })

  it('leaves no address behind for the next person', async () => {
    navigate({ kind: 'not-found', path: '/nowhere' })
    const { session } = aPage()
    await session.signIn({ email: user.email, password: 'secret' })
    render(<App session={session} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Amina Okoth' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out', hidden: true }))
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined()
    expect(window.location.pathname).toBe('/')
  })

  it('opens the demo without a call, marks it, and leaves it again', async () => {
    navigate({ kind: 'not-found', path: '/nowhere' })
    const { session, asked } = aPage()
    render(<App session={session} />)
    await act(() => session.restore())
    const person = userEvent.setup()
    await person.click(await screen.findByRole('button', { name: 'Try Now' }))
    expect(await screen.findByText('Demo')).toBeDefined()
    await waitFor(() => expect(document.title).toBe('No such room · Demo · Placard'))
    expect(browserValues.read('placard.mode')).toBe('demo')
    await person.click(screen.getAllByRole('button', { name: 'Leave demo', hidden: true })[0] ?? document.body)
    expect(await screen.findByRole('button', { name: 'Try Now' })).toBeDefined()
    expect(modeStore.getState().mode).toBe('account')
    expect(asked).toEqual([])
  })

  it('says when there is no network', async () => {
    const { session } = aPage()
    render(<App session={session} />)
    await act(() => session.restore())
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText('No internet connection.')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText('No internet connection.')).toBeNull())
  })

  it('shows what it has itself after the network went away', async () => {
    chooseMode('demo')
    const { session } = aPage()
    render(<App session={session} />)
    await act(() => session.restore())
    expect(await screen.findByText('Demo')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => navigate({ kind: 'drill' }))
    expect(
      await screen.findByText('This house would charge imports for the carbon emitted in making them.'),
    ).toBeDefined()
    act(() => void window.dispatchEvent(new Event('online')))
  })
})
