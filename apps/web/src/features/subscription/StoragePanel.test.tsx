import type { StorageUse } from '@placard/contract'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoragePanel } from './StoragePanel.tsx'

const USE: StorageUse = {
  usedBytes: 150_300_000,
  limitBytes: 200_000_000,
  kinds: [
    { kind: 'conversations', bytes: 120_000_000, count: 41 },
    { kind: 'documents', bytes: 300_000, count: 1 },
    { kind: 'shares', bytes: 20_000_000, count: 3 },
    { kind: 'sessions', bytes: 10_000_000, count: 12 },
  ],
}

describe('D10 the storage of an account', () => {
  it('D10 is shown with its limit, with what uses it, and with where that is deleted', () => {
    render(<StoragePanel use={USE} />)
    const meter = screen.getByRole('meter', { name: 'Storage used' })
    expect(meter.getAttribute('aria-valuetext')).toBe('75 % used, 150.3 MB of 200 MB used')
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Conversations120 MB41 conversations.')
    expect(rows[1]).toContain('0.3 MB1 document.')
    expect(rows[2]).toContain('end its link')
    expect(screen.getByRole('link', { name: 'To your chats' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText(/Nothing new can be stored/)).toBeNull()
  })

  it('D10 that is full says what goes on and what does not', () => {
    render(<StoragePanel use={{ ...USE, usedBytes: 200_100_000 }} />)
    expect(screen.getByText(/Nothing new can be stored until something is deleted/)).toBeDefined()
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('100')
  })

  it('D10 without a limit shows none', () => {
    render(<StoragePanel use={{ ...USE, limitBytes: null, usedBytes: 2_500_000_000 }} />)
    expect(screen.getByText('2.5 GB used, without a limit')).toBeDefined()
    expect(screen.queryByRole('meter')).toBeNull()
  })
})
