import '../../test-setup.ts'
import type { LoginBody, RegisterBody } from '@placard/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../shared/api/api-error.ts'
import { AuthContext } from '../../shared/auth/auth-context.ts'
import type { AuthSession, AuthState, SignedOutReason } from '../../shared/auth/auth-session.ts'
import { AuthScreen } from './AuthScreen.tsx'

function aSession(answer: () => Promise<void> = async () => undefined) {
  const sent: (LoginBody | RegisterBody)[] = []
  const send = (body: LoginBody | RegisterBody) => {
    sent.push(body)
    return answer()
  }
  const session: AuthSession = {
    store: createStore<AuthState>(() => ({ status: 'signed-out', reason: undefined })),
    token: () => undefined,
    refresh: async () => undefined,
    restore: async () => undefined,
    signIn: send,
    signUp: send,
    signOut: async () => undefined,
  }
  return { session, sent }
}

function show(session: AuthSession, reason?: SignedOutReason) {
  const asked = { demo: 0, retry: 0 }
  render(
    <AuthContext value={session}>
      <AuthScreen
        reason={reason}
        onDemo={() => {
          asked.demo += 1
        }}
        onRetry={() => {
          asked.retry += 1
        }}
      />
    </AuthContext>,
  )
  return { asked, user: userEvent.setup() }
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })

describe('the sign-in screen', () => {
  it('sends the trimmed address and the password as it is', async () => {
    const { session, sent } = aSession()
    const { user } = show(session)
    await user.type(field('Email'), ' amina@example.org ')
    await user.type(field('Password'), ' secret ')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(sent).toEqual([{ email: 'amina@example.org', password: ' secret ' }])
  })

  it('puts each refusal on its control, sends nothing, and goes to the first one', async () => {
    const { session, sent } = aSession()
    const { user } = show(session)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    const described = field('Email').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Email is required')
    expect(document.activeElement).toBe(field('Email'))
    expect(sent).toEqual([])
    await user.type(field('Email'), 'a')
    expect(screen.queryByText('Email is required')).toBeNull()
    expect(screen.queryByText('Password is required')).not.toBeNull()
  })

  it('signs up with name, address and password, and says when the passwords match', async () => {
    const { session, sent } = aSession()
    const { user } = show(session)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await user.type(field('Display name'), 'Amina')
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'Long-enough-1')
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strong')
    await user.type(field('Confirm password'), 'Long-enough-')
    expect(screen.queryByText('Passwords match')).toBeNull()
    await user.type(field('Confirm password'), '1')
    expect(screen.queryByText('Passwords match')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(sent).toEqual([{ email: 'amina@example.org', password: 'Long-enough-1', name: 'Amina' }])
  })

  it('shows what a weak password lacks and lets it through all the same', async () => {
    const { session, sent } = aSession()
    const { user } = show(session)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await user.type(field('Display name'), 'Amina')
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'aaaaaaaa')
    expect(screen.queryByText('Include uppercase letters')).not.toBeNull()
    await user.type(field('Confirm password'), 'aaaaaaaa')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(sent).toHaveLength(1)
  })

  it('shows and hides a password', async () => {
    const { user } = show(aSession().session)
    expect(field('Password').getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password').getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field('Password').getAttribute('type')).toBe('password')
  })

  it('shows the server’s words in an alert, keeps what was typed, and forgets both on the other tab', async () => {
    const { session } = aSession(async () => {
      throw new ApiError('refused', 'No.', {
        status: 401,
        problem: { success: false, error: 'The password is wrong.', code: 'invalid-credentials', requestId: 'r1' },
      })
    })
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(within(await screen.findByRole('alert')).queryByText('The password is wrong.')).not.toBeNull()
    expect(field('Email')).toHaveProperty('value', 'amina@example.org')
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('Email')).toHaveProperty('value', '')
  })

  it('is sent once however often the button is pressed', async () => {
    const { session, sent } = aSession(() => new Promise(() => undefined))
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'secret{Enter}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Signing in…' }))
    expect(sent).toHaveLength(1)
  })

  it('moves between the tabs by the arrow keys', async () => {
    const { user } = show(aSession().session)
    screen.getByRole('tab', { name: 'Sign In' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up', selected: true }))
  })

  it('opens the demo', async () => {
    const { asked, user } = show(aSession().session)
    await user.click(screen.getByRole('button', { name: 'Try Now' }))
    expect(asked.demo).toBe(1)
  })

  it('says why somebody has to sign in again, with a way to try when the server did not answer', async () => {
    const { asked, user } = show(aSession().session, 'server-unreachable')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(asked.retry).toBe(1)
  })
})
