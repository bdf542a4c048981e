import '../../test-setup.ts'
import type { ServiceEntry, StatusReport } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { StatusScreen } from './StatusScreen.tsx'
import { shareText } from './status-text.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')

function service(name: string, change: Partial<ServiceEntry> = {}): ServiceEntry {
  const hours = Array.from({ length: 24 }, (_, at) => ({
    startsAt: new Date(START + at * 3_600_000).toISOString(),
    samples: at < 12 ? 0 : 60,
    up: at < 12 ? 0 : 60,
    worst: at < 12 ? null : ('operational' as const),
  }))
  return { service: name, status: 'operational', responseTimeMs: 3, uptimeRatio: 1, samples: 720, hours, ...change }
}

const report = (services: ServiceEntry[], change: Partial<StatusReport> = {}): StatusReport => ({
  checkedAt: '2026-11-21T12:00:00.000Z',
  maintenance: null,
  supportEmail: null,
  services,
  ...change,
})

function show(answers: (StatusReport | Error)[]) {
  let asked = 0
  const load = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <StatusScreen load={load} />
    </QueryClientProvider>,
  )
  return { client, asked: () => asked }
}

describe('the status view', () => {
  it('tells of each service how it is, how fast it answers and how long it was up', async () => {
    show([report([service('api'), service('database', { responseTimeMs: 12, uptimeRatio: 0.99996, samples: 1300 })])])
    expect(await screen.findByText('All services are operational.')).toBeDefined()
    const database = within(screen.getAllByRole('listitem')[1] ?? document.body)
    expect(database.getByRole('heading', { name: 'Database' })).toBeDefined()
    expect(database.getByText('12 ms')).toBeDefined()
    expect(database.getByText('99.99%')).toBeDefined()
    expect(database.getByText('1,300 of 1,440 possible checks')).toBeDefined()
    expect(database.getByRole('img', { name: 'Database: the last 24 hours' })).toBeDefined()
  })

  it('says the same in a table, newest hour first', async () => {
    show([report([service('api')])])
    await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toHaveLength(25)
    expect(rows[1]).toContain('60100%Operational')
    expect(rows[24]).toContain('0Not checked')
  })

  it('does not call all well during maintenance', async () => {
    show([report([service('api')], { maintenance: 'Until six.' })])
    expect(await screen.findByText('Every service is responding at the moment.')).toBeDefined()
    expect(screen.queryByText('All services are operational.')).toBeNull()
  })

  it('counts what is not well, shows a name it does not know, and announces maintenance', async () => {
    const down = service('telegraph', { status: 'major_outage', responseTimeMs: null, uptimeRatio: null, samples: 0 })
    show([report([service('api'), down], { maintenance: 'Until six.', supportEmail: 'help@example.org' })])
    expect(await screen.findByText('One service is not operational.')).toBeDefined()
    for (const text of ['telegraph', 'Major outage', 'No answer', 'No checks yet', 'Until six.']) {
      expect(screen.getByText(text)).toBeDefined()
    }
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@example.org')
  })

  it('says when the server cannot be asked, and asks again', async () => {
    const { asked } = show([new Error('down'), report([service('api')])])
    expect(await screen.findByText('The server’s status is unavailable')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('All services are operational.')).toBeDefined()
    expect(asked()).toBe(2)
  })

  it('keeps what the server said last when it cannot be asked any more', async () => {
    const { client } = show([report([service('api')]), new Error('down')])
    await screen.findByText('All services are operational.')
    await act(() => client.refetchQueries())
    expect(await screen.findByText(/This is its last known status/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'API' })).toBeDefined()
  })

  it('never rounds up to a whole that was not reached', () => {
    expect(shareText(0.999999)).toBe('99.99%')
    expect(shareText(1)).toBe('100%')
  })
})
