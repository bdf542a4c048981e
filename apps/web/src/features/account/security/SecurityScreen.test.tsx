import '../../../test-setup.ts'
import { accountLinks, accountSecurity, auth, passkeys, type RouteDefinition } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { WireAnswer } from '../../../client/api/transport.ts'
import { AuthContext } from '../../../client/auth/auth-context.ts'
import { AMINA, aServer, aSession, done, refusal } from '../testing/fake-account.ts'
import { SecurityScreen } from './SecurityScreen.tsx'

const DAY = '2026-11-20T10:00:00.000Z'
const OVERVIEW = {
  isEmailVerified: true,
  pendingEmail: null,
  passwordChangedAt: DAY,
  twoFactor: { isOn: false, since: null, recoveryCodesLeft: 0 },
  passkeys: [],
}
const here = {
  id: '11111111-1111-4111-8111-111111111111',
  device: 'Firefox on Linux',
  network: '203.0.113.0/24',
  createdAt: DAY,
  lastUsedAt: DAY,
  expiresAt: '2026-12-20T10:00:00.000Z',
  isRemembered: true,
  isCurrent: true,
}
const phone = { ...here, id: '22222222-2222-4222-8222-222222222222', device: 'Chrome on Android', isCurrent: false }

type Answers = readonly (readonly [RouteDefinition, (body: unknown) => WireAnswer])[]

function show(answers: Answers, member: object = {}) {
  const server = aServer([
    ...answers,
    [accountSecurity.overview, () => done(OVERVIEW)],
    [accountSecurity.signIns, () => done({ signIns: [phone, here] })],
    [auth.me, () => done({ user: AMINA })],
  ])
  const session = aSession({ status: 'signed-in', user: { ...AMINA, ...member }, token: 'token' })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <AuthContext value={session}>
      <QueryClientProvider client={client}>
        <SecurityScreen call={server.call} />
      </QueryClientProvider>
    </AuthContext>,
  )
  const bodiesTo = ({ path, method }: RouteDefinition) =>
    server.asked.filter((request) => request.path === path && request.method === method).map(({ body }) => body)
  return { session, bodiesTo, asked: server.asked, user: userEvent.setup() }
}

const send = (user: UserEvent, button: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })

describe('the security view', () => {
  it('lists the sign-ins, this browser first, and ends another one', async () => {
    let signIns = [phone, here]
    const { user, asked } = show([
      [accountSecurity.signIns, () => done({ signIns })],
      [
        accountSecurity.endSignIn,
        () => {
          signIns = [here]
          return done()
        },
      ],
    ])
    const region = screen.getByRole('region', { name: 'Where you are signed in' })
    const items = await within(region).findAllByRole('listitem')
    expect(items.map((item) => within(item).queryByText('This browser') !== null)).toEqual([true, false])
    await user.click(within(region).getByRole('button', { name: /^Sign out Chrome on Android, last used / }))
    expect(await within(region).findByText('You are not signed in anywhere else.')).not.toBeNull()
    expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith(phone.id))).toBe(true)
  })

  it('AU-11 takes the new sign-in over when the password is changed', async () => {
    const { user, session, bodiesTo } = show([
      [accountSecurity.changePassword, () => done({ user: AMINA, token: 'new-token' })],
    ])
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    await user.type(field('Current password'), 'the old one 7')
    await user.type(field('New password'), 'the new one 8')
    await user.type(field('Confirm password'), 'the new one 8')
    await send(user, 'Change password')
    await expect.poll(() => session.store.getState()).toMatchObject({ token: 'new-token' })
    expect(bodiesTo(accountSecurity.changePassword)).toEqual([
      { currentPassword: 'the old one 7', newPassword: 'the new one 8' },
    ])
  })

  it('says on the field that the present password is wrong, and keeps what was typed', async () => {
    const { user } = show([
      [accountSecurity.changePassword, () => refusal(403, 'password-wrong', 'That password is not correct.')],
    ])
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    await user.type(field('Current password'), 'wrong')
    await user.type(field('New password'), 'the new one 8')
    await user.type(field('Confirm password'), 'the new one 8')
    await send(user, 'Change password')
    expect(await screen.findByText('That password is not correct.')).not.toBeNull()
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
    expect(field('New password')).toHaveProperty('value', 'the new one 8')
  })

  it('sets two-factor sign-in up: password, secret, first code, recovery codes shown once', async () => {
    const secret = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH'
    const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaaa-bbbb${index}`)
    const { user, bodiesTo } = show([
      [accountSecurity.beginTwoFactor, () => done({ secret, uri: `otpauth://totp/Placard?secret=${secret}` })],
      [accountSecurity.confirmTwoFactor, () => done({ recoveryCodes })],
    ])
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    await user.type(field('Current password'), 'the password')
    await send(user, 'Continue')
    expect(await screen.findByRole('img', { name: /^QR code/ })).not.toBeNull()
    expect(screen.queryByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).not.toBeNull()
    await user.type(field('Code from your app'), '123456')
    await send(user, 'Turn on')
    expect(await screen.findByText('aaaaa-bbbb9')).not.toBeNull()
    expect(bodiesTo(accountSecurity.confirmTwoFactor)).toEqual([{ code: '123456' }])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Have you saved the codes? They will not be shown again.')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'I have saved them' }))
    expect(screen.queryByText('aaaaa-bbbb9')).toBeNull()
  })

  it('shows a change of address that waits, sends its mail again, and takes it back', async () => {
    const pendingEmail = 'new@example.org'
    const { user, bodiesTo } = show(
      [
        [accountSecurity.overview, () => done({ ...OVERVIEW, pendingEmail })],
        [accountLinks.sendConfirmation, () => done({ sentAt: '2026-11-21T20:00:00.000Z' })],
        [auth.profile, () => done({ user: AMINA })],
      ],
      { pendingEmail, confirmationSentAt: AMINA.createdAt },
    )
    expect(screen.queryByText(/^You asked to change your address to new@example.org\./)).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    await expect.poll(() => bodiesTo(accountLinks.sendConfirmation)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Keep the current address' }))
    await expect.poll(() => screen.queryByText(/^You asked to change/)).toBeNull()
    expect(bodiesTo(auth.profile)).toEqual([{ email: AMINA.email }])
  })

  it('asks for address and password together when the address is to be changed', async () => {
    const { user, bodiesTo } = show([
      [auth.profile, () => done({ user: { ...AMINA, pendingEmail: 'new@example.org' } })],
    ])
    await user.click(screen.getByRole('button', { name: 'Change address' }))
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(screen.queryByText('Email is required')).not.toBeNull()
    expect(screen.queryByText('Password is required')).not.toBeNull()
    await user.type(field('New email'), 'new@example.org')
    await user.type(field('Current password'), 'the password')
    await send(user, 'Send the link')
    expect(await screen.findByText(/^You asked to change your address/)).not.toBeNull()
    expect(bodiesTo(auth.profile)).toEqual([{ email: 'new@example.org', currentPassword: 'the password' }])
  })

  it('removes a passkey only with the password', async () => {
    const passkey = { id: here.id, name: 'My laptop', createdAt: DAY, lastUsedAt: null, isSynced: true }
    const { user, asked } = show([
      [accountSecurity.overview, () => done({ ...OVERVIEW, passkeys: [passkey] })],
      [passkeys.remove, () => done()],
    ])
    await user.click(await screen.findByRole('button', { name: 'Remove My laptop' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('Password is required')).not.toBeNull()
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
    await user.type(field('Current password'), 'the password')
    await send(user, 'Remove')
    await expect
      .poll(() => asked.filter(({ method }) => method === 'POST').map(({ body }) => body))
      .toEqual([{ currentPassword: 'the password' }])
  })

  it('BR-10 says when a part cannot be read, and leaves the others alone', async () => {
    show([[accountSecurity.signIns, () => refusal(403, 'forbidden', 'You do not have permission to do this.')]])
    const region = screen.getByRole('region', { name: 'Where you are signed in' })
    expect(await within(region).findByText('You do not have permission to do this.')).not.toBeNull()
    expect(await screen.findByRole('button', { name: 'Set up' })).not.toBeNull()
  })
})
