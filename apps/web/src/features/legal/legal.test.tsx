import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { navigate } from '../../client/navigation/view-store.ts'
import { keptValues } from '../../client/storage/storage.ts'
import { loadVersion } from './earlier-version.ts'
import { LegalNotice } from './LegalNotice.tsx'
import { LegalPage } from './LegalPage.tsx'
import { LegalScreen } from './LegalScreen.tsx'
import { privacyText } from './privacy.en.ts'
import { changedSince, markSeen } from './seen-versions.ts'
import { termsText } from './terms.en.ts'

function show(tab: string, askSupportEmail: () => Promise<string | undefined> = async () => undefined) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <LegalScreen tab={tab} askSupportEmail={askSupportEmail} />
    </QueryClientProvider>,
  )
}

describe('the pages of law', () => {
  it('name who reads mail when the server has named somebody', async () => {
    show('privacy', async () => 'help@example.org')
    const link = await screen.findByRole('link', { name: 'help@example.org' })
    expect(link.getAttribute('href')).toBe('mailto:help@example.org')
  })

  it('say so when it has not, or does not answer', () => {
    show('terms', () => Promise.reject(new Error('offline')))
    expect(screen.queryByText(/They have given no address here/)).not.toBeNull()
  })

  it.each(['placard-refresh', 'placard-device', 'placard_sidebar'])('tell of the cookie %s', (cookie) => {
    show('privacy')
    expect(screen.queryByText(cookie)).not.toBeNull()
  })

  it.each([
    { tab: 'terms', title: 'Terms of Service' },
    { tab: 'privacy', title: 'Privacy Policy' },
    { tab: 'data-use', title: 'Data Use' },
    { tab: 'contact', title: 'Contact' },
    { tab: 'nowhere', title: 'Terms of Service' },
  ])('show $title at $tab', ({ tab, title }) => {
    show(tab)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  })

  it('tell of everything that the data map has, with where it comes from and who gets it', async () => {
    show('data-use')
    expect(await screen.findByRole('region', { name: 'Recordings of your voice' })).toBeDefined()
    expect(screen.getAllByText('Where it comes from')).toHaveLength(10)
  })
})

describe('versions of the texts', () => {
  it.each([termsText, privacyText])('$id is kept under its version', async (text) => {
    expect(await loadVersion(text.id, text.version)).toEqual(text)
    await expect(loadVersion(text.id, '0.0')).rejects.toThrow('no version 0.0')
  })

  it('an earlier one is shown as such, with the way back', async () => {
    const next = { ...termsText, version: '1.1', earlier: [{ version: '1.0', changedOn: '2026-11-27' }] }
    render(<LegalPage text={next} askSupportEmail={async () => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: /^Version 1\.0 of/ }))
    expect(await screen.findByText(/It no longer applies/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show the current version' }))
    expect(screen.getByText('Version 1.1')).toBeDefined()
  })

  const text = { id: 'terms', version: '1.1', changedOn: '2026-12-01' } as const
  it.each([
    { since: '2026-11-28T09:00:00Z', seen: undefined, changed: ['terms'], because: 'the account is older' },
    { since: '2026-12-01T09:00:00Z', seen: undefined, changed: [], because: 'the account began with it' },
    { since: '2026-12-02T09:00:00Z', seen: '1.0', changed: ['terms'], because: 'an older version was seen' },
    { since: '2026-11-28T09:00:00Z', seen: '1.1', changed: [], because: 'it was seen' },
    { since: undefined, seen: undefined, changed: [], because: 'nobody in the demo agreed to anything' },
  ] as const)('of an account of $since that saw $seen, $changed changed: $because', ({ since, seen, changed }) => {
    const values = keptValues(() => window.localStorage)
    if (seen !== undefined) markSeen({ id: 'terms', version: seen }, values)
    expect(changedSince(since, [text], values)).toEqual(changed)
  })
})

describe('somebody whose texts have changed', () => {
  afterEach(() => navigate({ kind: 'campaigns' }, { replace: true }))

  it('is told until they read or dismiss it, and not again', async () => {
    navigate({ kind: 'campaigns' }, { replace: true })
    const { unmount } = render(<LegalNotice since="2026-01-01T00:00:00Z" />)
    expect(screen.getByRole('status').textContent).toContain('have changed')
    expect(screen.getByRole('link', { name: 'Read what changed' }).getAttribute('href')).toBe('/legal')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
    render(<LegalNotice since="2026-01-01T00:00:00Z" />)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
