import '../../../test-setup.ts'
import { type AuthAnswer, accountSecurity, auth } from '@placard/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AuthContext } from '../../../client/auth/auth-context.ts'
import { AMINA, aServer, aSession, done, refusal } from '../testing/fake-account.ts'
import { FirstPasswordScreen } from './FirstPasswordScreen.tsx'

const newcomer = { ...AMINA, hasTemporaryPassword: true } as const
const entered = { user: AMINA, token: 'next' } satisfies AuthAnswer

function show(answer = () => done(entered)) {
  const { call, asked } = aServer([
    [auth.me, () => done({ user: newcomer })],
    [accountSecurity.changePassword, answer],
  ])
  const taken: AuthAnswer[] = []
  let hasLeft = false
  const session = aSession(
    { status: 'signed-in', user: newcomer, token: 'first' },
    {
      takeOverBy: async (ask) => void taken.push(await ask()),
      signOut: async () => {
        hasLeft = true
      },
    },
  )
  render(
    <AuthContext value={session}>
      <FirstPasswordScreen call={call} user={newcomer} />
    </AuthContext>,
  )
  const bodies = () => asked.filter(({ path }) => path === accountSecurity.changePassword.path).map(({ body }) => body)
  return { bodies, taken, hasLeft: () => hasLeft }
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))

describe('replacing a temporary password', () => {
  it('begins in the field, and goes on with the new password', async () => {
    const { bodies, taken } = show()
    expect(document.activeElement).toBe(screen.getByLabelText('New password'))
    await type('New password', 'a password of mine')
    await type('Confirm password', 'a password of mine')
    await save()
    expect(bodies()).toEqual([{ newPassword: 'a password of mine' }])
    expect(taken).toEqual([entered])
  })

  it('sends nothing before both fields are right, and says what is not', async () => {
    const { bodies } = show()
    await type('New password', 'short')
    await type('Confirm password', 'other')
    await save()
    expect(screen.getByText('Password must be at least 8 characters long')).toBeDefined()
    expect(screen.getByText('Passwords do not match')).toBeDefined()
    expect(bodies()).toEqual([])
  })

  it('keeps what was typed when the server refuses it, and says why', async () => {
    const fields = [{ field: 'newPassword', rule: 'password-unchanged' }]
    show(() => refusal(422, 'validation-failed', 'Not valid.', { fields }))
    await type('New password', 'the printed one')
    await type('Confirm password', 'the printed one')
    await save()
    expect(await screen.findByText('This is the password you already have. Please choose another.')).toBeDefined()
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'the printed one')
  })

  it('can be left', async () => {
    const { hasLeft } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(hasLeft()).toBe(true)
  })
})
