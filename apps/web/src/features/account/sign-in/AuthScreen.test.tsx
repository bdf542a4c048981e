import '../../../test-setup.ts'
import type { LoginBody, RegisterBody } from '@placard/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import { AuthContext } from '../../../client/auth/auth-context.ts'
import type { AuthSession, SignedOutReason } from '../../../client/auth/auth-session.ts'
import { aSession } from '../testing/fake-account.ts'
import { AuthScreen } from './AuthScreen.tsx'

const SECOND_FACTOR = {
  ticket: 'the-ticket',
  methods: ['code', 'recovery-code'] as const,
  expiresAt: '2026-11-21T12:10:00.000Z',
}

/** What the server says when it refuses. */
function refusal(status: number, code: string, error: string, more: object = {}, retryAfterMs?: number) {
  return new ApiError('refused', error, {
    status,
    problem: { success: false, error, code, requestId: 'r1', ...more },
    retryAfterMs,
  })
}

function aVisitor(
  answer: () => Promise<void> = async () => undefined,
  answerSecondFactor: AuthSession['answerSecondFactor'] = async () => undefined,
) {
  const sent: (LoginBody | RegisterBody)[] = []
  const send = (body: LoginBody | RegisterBody) => {
    sent.push(body)
    return answer()
  }
  const session = aSession(
    { status: 'signed-out', reason: undefined },
    { signIn: send, signUp: send, answerSecondFactor },
  )
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

async function bornIn(user: UserEvent, month: string, year: string) {
  await user.selectOptions(await screen.findByLabelText('Month of birth'), month)
  await user.type(field('Year of birth'), year)
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })

describe('the sign-in screen', () => {
  it('sends the trimmed address and the password as it is', async () => {
    const { session, sent } = aVisitor()
    const { user } = show(session)
    await user.type(field('Email'), ' amina@example.org ')
    await user.type(field('Password'), ' secret ')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(sent).toEqual([{ email: 'amina@example.org', password: ' secret ', remember: false }])
  })

  it('puts each refusal on its control, sends nothing, and goes to the first one', async () => {
    const { session, sent } = aVisitor()
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
    const { session, sent } = aVisitor()
    const { user } = show(session)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await user.type(field('Display name'), 'Amina')
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'Long-enough-1')
    expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('Strong')
    await user.type(field('Confirm password'), 'Long-enough-')
    expect(screen.queryByText('Passwords match')).toBeNull()
    await user.type(field('Confirm password'), '1')
    expect(screen.queryByText('Passwords match')).not.toBeNull()
    await bornIn(user, 'April', '1999')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(sent).toEqual([
      { email: 'amina@example.org', password: 'Long-enough-1', name: 'Amina', birthMonth: '1999-04' },
    ])
  })

  it('shows what a weak password lacks and lets it through all the same', async () => {
    const { session, sent } = aVisitor()
    const { user } = show(session)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await user.type(field('Display name'), 'Amina')
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'abcabcab')
    expect(await screen.findByText('Include uppercase letters')).not.toBeNull()
    await user.type(field('Confirm password'), 'abcabcab')
    await bornIn(user, 'April', '1999')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(sent).toHaveLength(1)
  })

  it('shows and hides a password', async () => {
    const { user } = show(aVisitor().session)
    expect(field('Password').getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password').getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field('Password').getAttribute('type')).toBe('password')
  })

  it('shows the server’s words in an alert, keeps what was typed, and forgets both on the other tab', async () => {
    const { session } = aVisitor(async () => {
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
    const { session, sent } = aVisitor(() => new Promise(() => undefined))
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'secret{Enter}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Signing in…' }))
    expect(sent).toHaveLength(1)
  })

  it('moves between the tabs by the arrow keys', async () => {
    const { user } = show(aVisitor().session)
    screen.getByRole('tab', { name: 'Sign In' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up', selected: true }))
  })

  it('opens the demo', async () => {
    const { asked, user } = show(aVisitor().session)
    await user.click(screen.getByRole('button', { name: 'Try Now' }))
    expect(asked.demo).toBe(1)
  })

  it('says why somebody has to sign in again, with a way to try when the server did not answer', async () => {
    const { asked, user } = show(aVisitor().session, 'server-unreachable')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(asked.retry).toBe(1)
  })

  it('asks to be remembered only when the person says so', async () => {
    const { session, sent } = aVisitor()
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'secret')
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(sent).toEqual([{ email: 'amina@example.org', password: 'secret', remember: true }])
  })

  it('leads to a new password, the terms and the privacy policy', () => {
    show(aVisitor().session)
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('Forgot password?')).toBe('/forgot-password')
    expect(leadsTo('Terms of Service')).toBe('/legal')
    expect(leadsTo('Privacy Policy')).toBe('/privacy')
  })

  it('tells password managers what each field is', async () => {
    const { user } = show(aVisitor().session)
    const purposes = () =>
      [...document.querySelectorAll('input, select')].flatMap((control) => control.getAttribute('autocomplete') ?? [])
    expect(purposes()).toEqual(['username', 'current-password'])
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await screen.findByLabelText('Year of birth')
    expect(purposes()).toEqual(['name', 'username', 'new-password', 'new-password', 'bday-month', 'bday-year'])
    expect(field('Year of birth').getAttribute('inputmode')).toBe('numeric')
  })

  it('AU-1 counts down while the server wants to be left alone, and sends nothing until then', async () => {
    let calls = 0
    const { session } = aVisitor(async () => {
      calls += 1
      if (calls === 1) throw refusal(429, 'rate-limited', 'Too many attempts.', {}, 1200)
    })
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'secret{Enter}')
    await user.click(await screen.findByRole('button', { name: /^Try again in [12] s$/ }))
    expect(calls).toBe(1)
    await user.click(await screen.findByRole('button', { name: 'Sign In' }))
    expect(calls).toBe(2)
    expect(field('Password')).toHaveProperty('value', 'secret')
  })

  it('asks for the second factor, says when a code is wrong, and takes a recovery code', async () => {
    const answers: { ticket: string; code: string }[] = []
    const { session } = aVisitor(
      async () => {
        throw refusal(401, 'second-factor-required', 'Please enter the code.', { secondFactor: SECOND_FACTOR })
      },
      async (body) => {
        answers.push(body)
        if (body.code === '111111') throw refusal(401, 'second-factor-invalid', 'That code is not correct.')
      },
    )
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'secret{Enter}')
    const code = await screen.findByLabelText('Code from your app')
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    // one task, and nothing that leads away from it
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'One more step',
    ])
    expect(screen.queryByRole('button', { name: 'Try Now' })).toBeNull()
    await user.type(code, '111111{Enter}')
    expect(await screen.findByText('That code is not correct.')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghij{Enter}')
    expect(answers).toEqual([
      { ticket: 'the-ticket', code: '111111' },
      { ticket: 'the-ticket', code: 'abcde-fghij' },
    ])
  })

  it('goes back to the password, with everything typed, when the second step took too long', async () => {
    const { session } = aVisitor(
      async () => {
        throw refusal(401, 'second-factor-required', 'Please enter the code.', { secondFactor: SECOND_FACTOR })
      },
      async () => {
        throw refusal(400, 'link-invalid', 'This sign-in took too long.')
      },
    )
    const { user } = show(session)
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'secret{Enter}')
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}')
    expect(within(await screen.findByRole('alert')).queryByText('This sign-in took too long.')).not.toBeNull()
    expect(field('Email')).toHaveProperty('value', 'amina@example.org')
  })

  it('PR-13 tells who is too young kindly, and offers no other try', async () => {
    const { session } = aVisitor(async () => {
      throw refusal(403, 'too-young', 'Placard accounts are for older people.')
    })
    const { user } = show(session)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await user.type(field('Display name'), 'Amina')
    await user.type(field('Email'), 'amina@example.org')
    await user.type(field('Password'), 'Long-enough-1')
    await user.type(field('Confirm password'), 'Long-enough-1')
    await bornIn(user, 'April', '2020')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText('Placard accounts are for older people.')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Sign In' }))
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
  })
})
