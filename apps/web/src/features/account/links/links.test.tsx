import '../../../test-setup.ts'
import { accountLinks, privacyNews } from '@placard/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { AuthContext } from '../../../client/auth/auth-context.ts'
import { AMINA, aServer, aSession, done, refusal } from '../testing/fake-account.ts'
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'
import { tokenIn } from './link-token.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'
import { RestoreAddressScreen } from './RestoreAddressScreen.tsx'
import { StopNewsScreen } from './StopNewsScreen.tsx'

const visitor = aSession({ status: 'signed-out', reason: undefined })
const NOTHING = { passkeys: 0, twoFactor: false, pendingEmail: false, signIns: 0 }
const linkIsOver = () => refusal(400, 'link-invalid', 'This link no longer works.')

function show(view: ReactNode, session = visitor) {
  render(<AuthContext value={session}>{view}</AuthContext>)
  return userEvent.setup()
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the secret of a link', () => {
  it.each([
    { hash: '#token=abc.def-1', token: 'abc.def-1', because: 'as it stands in the mail' },
    { hash: '#token=', token: '', because: 'it was cut off' },
    { hash: '', token: '', because: 'somebody typed the address' },
  ])('$hash gives "$token": $because', ({ hash, token }) => {
    expect(tokenIn(hash)).toBe(token)
  })
})

describe('the end of emails with news', () => {
  it('comes with one press of who opened the link, and no other way', async () => {
    window.history.replaceState(null, '', '/stop-news?token=abc_-1')
    const { call, asked } = aServer([[privacyNews.stop, () => done()]])
    const user = show(<StopNewsScreen call={call} />)
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }))
    expect(await screen.findByRole('heading', { name: 'You get no more news by email' })).not.toBeNull()
    expect(asked).toHaveLength(1)
  })

  it.each([
    { address: '/stop-news', because: 'it was cut off' },
    { address: '/stop-news?token=x', because: 'this server did not make it' },
  ])('says what to do where the link does not work: $because', async ({ address }) => {
    window.history.replaceState(null, '', address)
    const { call } = aServer([[privacyNews.stop, linkIsOver]])
    const user = show(<StopNewsScreen call={call} />)
    const button = screen.queryByRole('button', { name: 'Stop these emails' })
    if (button !== null) await user.click(button)
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).not.toBeNull()
  })
})

describe('the frame of these pages', () => {
  it.each([
    { session: visitor, hasHall: true, because: 'whoever is outside finds the sign-in’s own frame' },
    {
      session: aSession({ status: 'signed-in', user: AMINA, token: 'token-1' }),
      hasHall: false,
      because: 'the shell is around it',
    },
  ])('has the hall: $hasHall, as $because', ({ session, hasHall }) => {
    show(<ForgotPasswordScreen call={aServer([]).call} />, session)
    expect(screen.queryByText('The floor is yours, delegate.') !== null).toBe(hasHall)
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Forgot your password?',
    ])
    const back = screen.getByRole('link', { name: hasHall ? 'Go to sign-in' : 'Continue' })
    expect(back.getAttribute('href')).toBe('/')
  })
})

describe('a forgotten password', () => {
  it('AU-4 says the same whether the address has an account or not, and sends again on demand', async () => {
    const { call, asked } = aServer([[accountLinks.forgotPassword, () => done()]])
    const user = show(<ForgotPasswordScreen call={call} />)
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(screen.queryByText('Email is required')).not.toBeNull()
    await user.type(field('Email'), 'amina@example.org{Enter}')
    expect(await screen.findByText(/^If amina@example.org has an account/)).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText(/^Requested again/)).not.toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'amina@example.org' }, { email: 'amina@example.org' }])
  })
})

describe('a forgotten password asked for too often', () => {
  it('says the one thing that is so: that one has to wait', async () => {
    let times = 0
    const answer = () => {
      times += 1
      const limited = 'Too many attempts. Please wait a moment and try again.'
      return times > 1 ? refusal(429, 'rate-limited', limited, { retryAfterSeconds: 600 }) : done()
    }
    const { call } = aServer([[accountLinks.forgotPassword, answer]])
    const user = show(<ForgotPasswordScreen call={call} />)
    await user.type(field('Email'), 'amina@example.org{Enter}')
    await screen.findByText(/^If amina@example.org has an account/)
    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText(/^Too many attempts/)).not.toBeNull()
    expect(screen.queryByText(/is on its way/)).toBeNull()
    expect(screen.queryByText(/^Requested again/)).toBeNull()
  })
})

describe('a new password by a link', () => {
  it('sends secret and password, and takes the secret out of the address', async () => {
    window.history.replaceState(null, '', '/reset-password#token=secret-1')
    const { call, asked } = aServer([[accountLinks.resetPassword, () => done({ removed: NOTHING })]])
    const user = show(<ResetPasswordScreen call={call} />)
    expect(window.location.hash).toBe('')
    await user.type(field('New password'), 'A better one 8!')
    await user.type(field('Confirm password'), 'A better one 9!{Enter}')
    expect(screen.queryByText('Passwords do not match')).not.toBeNull()
    expect(asked).toEqual([])
    await user.clear(field('Confirm password'))
    await user.type(field('Confirm password'), 'A better one 8!{Enter}')
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).not.toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'secret-1', password: 'A better one 8!' }])
  })

  it('says on the field that a password is stolen, and keeps what was typed', async () => {
    window.history.replaceState(null, '', '/reset-password#token=secret-1')
    const fields = [{ field: 'password', rule: 'password-stolen' }]
    const { call } = aServer([
      [accountLinks.resetPassword, () => refusal(422, 'validation-failed', 'Not right.', { fields })],
    ])
    const user = show(<ResetPasswordScreen call={call} />)
    await user.type(field('New password'), 'password123')
    await user.type(field('Confirm password'), 'password123{Enter}')
    expect(await screen.findByText(/^This password is in lists of stolen passwords/)).not.toBeNull()
    expect(field('New password')).toHaveProperty('value', 'password123')
  })

  it.each([
    { hash: '#token=used', because: 'the server refuses it' },
    { hash: '', because: 'there is none' },
  ])('AU-12 offers a new link when $because', async ({ hash }) => {
    window.history.replaceState(null, '', `/reset-password${hash}`)
    const { call } = aServer([[accountLinks.resetPassword, linkIsOver]])
    const user = show(<ResetPasswordScreen call={call} />)
    if (hash !== '') {
      await user.type(field('New password'), 'A better one 8!')
      await user.type(field('Confirm password'), 'A better one 8!{Enter}')
    }
    const anew = await screen.findByRole('link', { name: 'Request a new link' })
    expect(anew.getAttribute('href')).toBe('/forgot-password')
  })
})

describe('an address confirmed by a link', () => {
  it('waits for a press, and shows the account of who is signed in as it is now', async () => {
    window.history.replaceState(null, '', '/confirm-email#token=secret-2')
    const { call, asked } = aServer([
      [accountLinks.confirmEmail, () => done({ email: AMINA.email, outcome: 'confirmed', removed: NOTHING })],
    ])
    const refreshed: string[] = []
    const session = aSession(
      { status: 'signed-in', user: AMINA, token: 'token-1' },
      {
        refresh: async (rejected) => {
          refreshed.push(rejected)
          return 'token-2'
        },
      },
    )
    const user = show(<ConfirmEmailScreen call={call} />, session)
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }))
    expect(await screen.findByText('amina@example.org is confirmed.')).not.toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'secret-2' }])
    expect(refreshed).toEqual(['token-1'])
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeNull()
  })

  it('D1 tells what was removed because somebody else may have set it up', async () => {
    window.history.replaceState(null, '', '/confirm-email#token=secret-2')
    const removed = { passkeys: 2, twoFactor: true, pendingEmail: false, signIns: 1 }
    const { call } = aServer([
      [accountLinks.confirmEmail, () => done({ email: AMINA.email, outcome: 'confirmed', removed })],
    ])
    const user = show(<ConfirmEmailScreen call={call} />)
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }))
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(lines).toEqual(['2 passkeys', 'Two-factor sign-in and its recovery codes', 'One sign-in on another browser'])
  })

  it('D1 goes on to a new password where nobody signed in to the account opened the link', async () => {
    window.history.replaceState(null, '', '/confirm-email#token=secret-2')
    const confirmed = { email: AMINA.email, outcome: 'confirmed', removed: NOTHING, resetToken: 'secret-3' } as const
    const { call, asked } = aServer([
      [accountLinks.confirmEmail, () => done(confirmed)],
      [accountLinks.resetPassword, () => done({ removed: NOTHING })],
    ])
    const user = show(<ConfirmEmailScreen call={call} />)
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }))
    expect(await screen.findByText(/^Now choose a password of your own/)).not.toBeNull()
    await user.type(screen.getByLabelText('New password'), 'a mailbox of my own')
    await user.type(screen.getByLabelText('Confirm password'), 'a mailbox of my own')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).not.toBeNull()
    expect(asked.at(-1)?.body).toEqual({ token: 'secret-3', password: 'a mailbox of my own' })
  })

  it('D4 tells that what was made is in the account the address had already', async () => {
    window.history.replaceState(null, '', '/confirm-email#token=secret-2')
    const { call } = aServer([
      [accountLinks.confirmEmail, () => done({ email: AMINA.email, outcome: 'merged', removed: NOTHING })],
    ])
    const user = show(<ConfirmEmailScreen call={call} />)
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }))
    expect(await screen.findByRole('heading', { name: 'Everything is in one account now' })).not.toBeNull()
    expect(screen.queryByText(/^Your work is now in the account that amina@example.org already had/)).not.toBeNull()
  })

  it('says that a link is over', async () => {
    window.history.replaceState(null, '', '/confirm-email#token=used')
    const { call } = aServer([[accountLinks.confirmEmail, linkIsOver]])
    const user = show(<ConfirmEmailScreen call={call} />)
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }))
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).not.toBeNull()
  })
})

describe('a changed address taken back by a link', () => {
  const restored = () => done({ email: AMINA.email, resetToken: 'secret-4' })

  it('waits for a press, then asks for a new password, also when the page around it is made anew', async () => {
    window.history.replaceState(null, '', '/restore-address#token=secret-3')
    const { call, asked } = aServer([
      [accountLinks.restoreAddress, restored],
      [accountLinks.resetPassword, () => done({ removed: NOTHING })],
    ])
    const view = () => (
      <AuthContext value={visitor}>
        <RestoreAddressScreen call={call} />
      </AuthContext>
    )
    const first = render(view())
    const user = userEvent.setup()
    expect([window.location.hash, asked.length]).toEqual(['', 0])
    await user.click(screen.getByRole('button', { name: 'Undo the change' }))
    expect(await screen.findByText(/^amina@example.org is the address of your account again/)).not.toBeNull()
    first.unmount()
    render(view())
    await user.type(field('New password'), 'A better one 8!')
    await user.type(field('Confirm password'), 'A better one 8!{Enter}')
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).not.toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([
      { token: 'secret-3' },
      { token: 'secret-4', password: 'A better one 8!' },
    ])
  })

  it('says that a link is over, and what the server says of an address somebody else has', async () => {
    window.history.replaceState(null, '', '/restore-address#token=used')
    const answers = [() => refusal(409, 'conflict', 'This address has another account by now.'), linkIsOver]
    const { call } = aServer([[accountLinks.restoreAddress, () => answers.shift()?.() ?? linkIsOver()]])
    const user = show(<RestoreAddressScreen call={call} />)
    await user.click(screen.getByRole('button', { name: 'Undo the change' }))
    expect(await screen.findByText('This address has another account by now.')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo the change' }))
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).not.toBeNull()
  })
})
