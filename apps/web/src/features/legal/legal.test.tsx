import '../../test-setup.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PrivacyScreen } from './PrivacyScreen.tsx'
import { TermsScreen } from './TermsScreen.tsx'

describe('the pages of law', () => {
  it('name who reads mail when the server has named somebody', async () => {
    render(<PrivacyScreen askSupportEmail={async () => 'help@example.org'} />)
    const link = await screen.findByRole('link', { name: 'help@example.org' })
    expect(link.getAttribute('href')).toBe('mailto:help@example.org')
  })

  it('say so when it has not, or does not answer', async () => {
    render(<TermsScreen askSupportEmail={() => Promise.reject(new Error('offline'))} />)
    expect(screen.queryByText(/They have named no address here/)).not.toBeNull()
  })

  it.each(['placard-refresh', 'placard-device', 'placard_sidebar'])('tell of the cookie %s', (cookie) => {
    render(<PrivacyScreen askSupportEmail={async () => undefined} />)
    expect(screen.queryByText(cookie)).not.toBeNull()
  })
})
