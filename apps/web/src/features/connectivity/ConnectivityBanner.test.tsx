import '../../test-setup.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectivityBanner, type ConnectivityBannerProps } from './ConnectivityBanner.tsx'
import { createConnectionIssue } from './connection-issues.ts'

const issue = (code: string) => createConnectionIssue(code, Date.now(), 'GET /api/campaigns: unreachable')

function show(codes: readonly string[], change: Partial<ConnectivityBannerProps> = {}) {
  const done: string[] = []
  render(
    <ConnectivityBanner
      issues={codes.map(issue)}
      isDemo={false}
      limitedUntil={undefined}
      supportEmail="help@example.org"
      onRetry={async () => void done.push('retry')}
      onReconnect={() => void done.push('reconnect')}
      onLimitOver={() => void done.push('over')}
      onDismiss={() => void done.push('dismiss')}
      {...change}
    />,
  )
  return done
}

const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

afterEach(() => {
  vi.useRealTimers()
})

describe('the connectivity banner', () => {
  it('says nothing while all is well', () => {
    show([])
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('BR-1 says politely in one line that there is no network', () => {
    show(['NETWORK_OFFLINE'])
    expect(screen.getByRole('status').textContent).toBe('No internet connection.')
    expect(buttons()).toEqual(['Details', 'Dismiss'])
  })

  it('has only that line in the demo, to be dismissed', () => {
    show(['NETWORK_OFFLINE'], { isDemo: true })
    expect(screen.getByText('No internet connection.')).toBeDefined()
    expect(buttons()).toEqual(['Dismiss'])
  })

  it('offers to ask a server that is down again, and where to turn', async () => {
    const done = show(['API_SERVER_DOWN'])
    expect(buttons()).toEqual(['Retry API', 'Details', 'Contact Support'])
    expect(links()).toEqual(['Status Page', 'Email Support'])
    await userEvent.click(screen.getByRole('button', { name: 'Retry API' }))
    expect(done).toEqual(['retry'])
  })

  it('offers to reconnect live updates, and no mail where no address is known', async () => {
    const done = show(['WEBSOCKET_CONNECTION_FAILED'], { supportEmail: undefined })
    await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }))
    expect(done).toEqual(['reconnect'])
    expect(links()).toEqual(['Status Page'])
  })

  it('tells in the details how long it takes, what it touches and what can be done', async () => {
    show(['API_SERVER_DOWN'])
    await userEvent.click(screen.getByRole('button', { name: 'Details' }))
    for (const text of ['15 minutes', 'Critical', 'Everything that needs the server', 'Look at the status page.']) {
      expect(screen.getByText(text)).toBeDefined()
    }
    expect(screen.getByText(/API_SERVER_DOWN Since: .* Last failure: GET \/api\/campaigns: unreachable/)).toBeDefined()
  })

  it('offers no retry during maintenance, while the server answers', () => {
    show(['API_MAINTENANCE_MODE'])
    expect(buttons()).toEqual(['Details', 'Contact Support', 'Dismiss'])
  })

  it('gives no estimate of its own where the operator says how long it lasts', async () => {
    const issues = [{ ...issue('API_MAINTENANCE_MODE'), description: 'Until six.', estimatedResolution: undefined }]
    show([], { issues })
    await userEvent.click(screen.getByRole('button', { name: 'Details' }))
    expect(screen.queryByText('Usually resolved within')).toBeNull()
  })

  it('lists the other issues and takes the focus there', async () => {
    show(['API_SERVICE_UNAVAILABLE', 'API_RATE_LIMITED'])
    await userEvent.click(screen.getByRole('button', { name: 'Other Issues (1)' }))
    expect(document.activeElement?.textContent).toBe('Other Issues')
    expect(screen.getByText('Rate Limit Exceeded.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }))
    expect(document.activeElement?.textContent).toBe('For support')
  })

  it('counts down how long a rate limit lasts, outside of what is read out', () => {
    vi.useFakeTimers()
    const done = show(['API_RATE_LIMITED'], { limitedUntil: Date.now() + 42_000 })
    expect(screen.getByText('Try again in 42 s.')).toBeDefined()
    expect(screen.getByRole('status').textContent).not.toContain('42')
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.getByText('Try again in 40 s.')).toBeDefined()
    act(() => void vi.advanceTimersByTime(40_000))
    expect(done).toContain('over')
  })
})
