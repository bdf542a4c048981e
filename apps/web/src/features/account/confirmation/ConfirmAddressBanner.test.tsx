import '../../../test-setup.ts'
import type { User } from '@placard/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthContext } from '../../../client/auth/auth-context.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { AMINA, aServer, aSession } from '../testing/fake-account.ts'
import { ConfirmAddressBanner } from './ConfirmAddressBanner.tsx'
import { NOTICE_ROOM_KEY } from './notice-room.ts'

const SENT_AT = new Date(2026, 10, 21, 20, 5).toISOString()
const WORDS = 'Check your inbox: we emailed amina@example.org. If you already had an account, the email tells you how'
const said = () => screen.queryByRole('status')?.textContent ?? ''
const UNCONFIRMED = { ...AMINA, isEmailVerified: false, confirmationSentAt: SENT_AT }

const session = aSession({ status: 'signed-out', reason: undefined })
const loadCall = async () => aServer([]).call

function banner(user: User) {
  return (
    <AuthContext value={session}>
      <ConfirmAddressBanner user={user} loadCall={loadCall} />
    </AuthContext>
  )
}

/** happy-dom lays nothing out: what is observed is told of once, as a browser does first. */
class FirstLook implements ResizeObserver {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const none = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }
    this.#tell([{ target, contentRect: new DOMRect(0, 0, 412, 98.6875), ...none }], this)
  }
  unobserve = () => undefined
  disconnect = () => undefined
}

describe('the banner about an address that is not confirmed', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    navigate({ kind: 'campaigns' }, { replace: true })
  })

  it('tells of the mail, leads to the account, and can be put away', async () => {
    navigate({ kind: 'campaigns' }, { replace: true })
    render(banner(UNCONFIRMED))
    expect(said()).toContain(WORDS)
    expect(screen.getByRole('link', { name: 'Account Security' }).getAttribute('href')).toBe('/settings/security')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(said()).toBe('')
  })

  it('says to whom it was sent: an address that was asked for, not the present one', () => {
    render(banner({ ...UNCONFIRMED, pendingEmail: 'amina@example.com' }))
    expect(screen.queryByText(/^Check your inbox: we emailed amina@example\.com\. /)).not.toBeNull()
  })

  it('does not tell of a mail that was never sent, and offers one', () => {
    render(banner({ ...AMINA, isEmailVerified: false }))
    expect(screen.queryByText(/We sent/)).toBeNull()
    expect(screen.queryByText(/^amina@example\.org is not confirmed yet/)).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Send email' })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
  })

  it.each([
    { user: AMINA, kind: 'campaigns', because: 'the address is confirmed' },
    { user: UNCONFIRMED, kind: 'security', because: 'this view says more' },
  ] as const)('is not shown when $because', ({ user, kind }) => {
    navigate({ kind }, { replace: true })
    render(banner(user))
    expect(said()).toBe('')
  })

  it('keeps how high it stands for the next visit, until the address is confirmed', async () => {
    vi.stubGlobal('ResizeObserver', FirstLook)
    navigate({ kind: 'campaigns' }, { replace: true })
    const { rerender } = render(banner(UNCONFIRMED))
    expect(localStorage.getItem(NOTICE_ROOM_KEY)).toBe('98.6875')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(localStorage.getItem(NOTICE_ROOM_KEY)).toBe('98.6875')
    rerender(banner(AMINA))
    expect(localStorage.getItem(NOTICE_ROOM_KEY)).toBeNull()
  })
})
