import '../test-setup.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { AMINA } from '../shared/auth/testing.ts'
import { navigate } from '../shared/navigation/view-store.ts'
import { ConfirmAddressBanner } from './ConfirmAddressBanner.tsx'

const SENT_AT = new Date(2026, 10, 21, 20, 5).toISOString()
const WORDS = 'We sent a mail to amina@example.org on 21 November at 20:05. Please follow the steps in it.'
const UNCONFIRMED = { ...AMINA, isEmailVerified: false, confirmationSentAt: SENT_AT }

describe('the banner about an address that is not confirmed', () => {
  afterEach(() => navigate({ kind: 'campaigns' }, { replace: true }))

  it('tells of the mail, leads to the account, and can be put away', async () => {
    navigate({ kind: 'campaigns' }, { replace: true })
    render(<ConfirmAddressBanner user={UNCONFIRMED} />)
    expect(screen.queryByText(WORDS)).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Account Security' }).getAttribute('href')).toBe('/settings/security')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(WORDS)).toBeNull()
  })

  it('says to whom it was sent: an address that was asked for, not the present one', () => {
    render(<ConfirmAddressBanner user={{ ...UNCONFIRMED, pendingEmail: 'amina@example.com' }} />)
    expect(screen.queryByText(/^We sent a mail to amina@example\.com on 21 November/)).not.toBeNull()
  })

  it('does not tell of a mail that was never sent, and offers one', () => {
    render(<ConfirmAddressBanner user={{ ...AMINA, isEmailVerified: false }} />)
    expect(screen.queryByText(/We sent/)).toBeNull()
    expect(screen.queryByText(/^amina@example\.org is not confirmed yet/)).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Send a mail' })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
  })

  it.each([
    { user: AMINA, kind: 'campaigns', because: 'the address is confirmed' },
    { user: UNCONFIRMED, kind: 'security', because: 'this view says more' },
  ] as const)('is not shown when $because', ({ user, kind }) => {
    navigate({ kind }, { replace: true })
    render(<ConfirmAddressBanner user={user} />)
    expect(screen.queryByText(WORDS)).toBeNull()
  })
})
