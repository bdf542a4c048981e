import '../test-setup.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { AMINA } from '../shared/auth/testing.ts'
import { navigate } from '../shared/navigation/view-store.ts'
import { ConfirmAddressBanner } from './ConfirmAddressBanner.tsx'

const WORDS = 'We sent a mail to amina@example.org. It says how to go on.'

describe('the banner about an address that is not confirmed', () => {
  afterEach(() => navigate({ kind: 'campaigns' }, { replace: true }))

  it('tells of the mail, leads to the account, and can be put away', async () => {
    navigate({ kind: 'campaigns' }, { replace: true })
    render(<ConfirmAddressBanner user={{ ...AMINA, isEmailVerified: false }} />)
    expect(screen.queryByText(WORDS)).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Account Security' }).getAttribute('href')).toBe('/settings/security')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(WORDS)).toBeNull()
  })

  it.each([
    { user: AMINA, kind: 'campaigns', because: 'the address is confirmed' },
    { user: { ...AMINA, isEmailVerified: false }, kind: 'security', because: 'this view says more' },
  ] as const)('is not shown when $because', ({ user, kind }) => {
    navigate({ kind }, { replace: true })
    render(<ConfirmAddressBanner user={user} />)
    expect(screen.queryByText(WORDS)).toBeNull()
  })
})
