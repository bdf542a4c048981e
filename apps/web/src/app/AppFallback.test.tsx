import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, describe, expect, it } from 'vitest'
import { reportBy } from '../kit/failures/error-reports.ts'
import { PanelBoundary } from '../kit/ui/PanelBoundary.tsx'
import { allowConsole } from '../test-setup.ts'
import { AppFallback, fallbackText } from './AppFallback.tsx'

afterEach(() => reportBy(undefined))

describe('when the page fails', () => {
  it('says so, and shows the page again once the cause is gone', async () => {
    allowConsole(/the ballot box is empty/)
    let isBroken = true
    function Broken() {
      if (isBroken) throw new Error('the ballot box is empty')
      return <p>Back in session</p>
    }
    render(
      <ErrorBoundary FallbackComponent={AppFallback}>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(screen.getByText('Back in session')).toBeDefined()
  })

  it('says that it was logged only once it was, and under which id', async () => {
    allowConsole(/the gavel broke/)
    function Broken(): never {
      throw new Error('the gavel broke')
    }
    let answer: (id: string) => void = () => undefined
    const asked: unknown[] = []
    reportBy((...failure) => {
      asked.push(failure)
      return new Promise((resolve) => {
        answer = resolve
      })
    })
    render(
      <ErrorBoundary FallbackComponent={AppFallback}>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.queryByText(/logged/)).toBeNull()
    answer('0b6f')
    expect(await screen.findByText(/This has been logged/)).toBeDefined()
    expect(screen.getByText('0b6f')).toBeDefined()
    expect(asked).toEqual([[new Error('the gavel broke'), 'view']])
  })

  it('BR-9 offers one thing when code of an older version is gone: to reload', () => {
    allowConsole(/dynamically imported/)
    function Gone(): never {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    }
    render(
      <ErrorBoundary FallbackComponent={AppFallback}>
        <Gone />
      </ErrorBoundary>,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload App'])
  })

  it('BR-10 keeps one failing panel from taking the rest along', () => {
    allowConsole(/no quorum/)

    function Broken(): never {
      throw new Error('no quorum')
    }
    render(
      <>
        <p>The debate goes on</p>
        <PanelBoundary>
          <Broken />
        </PanelBoundary>
      </>,
    )
    expect(screen.getByText('The debate goes on')).toBeDefined()
    expect(screen.getByRole('alert')).toBeDefined()
  })

  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  it.each([
    { error: gone, isOnline: true, title: 'Placard has been updated', because: 'the server has newer code' },
    { error: gone, isOnline: false, title: 'This part is not on your device yet', because: 'there is no network' },
    { error: new Error('x'), isOnline: true, title: 'Something went wrong', because: 'it is our defect' },
  ])('is titled "$title": $because', ({ error, isOnline, title }) => {
    expect(fallbackText(error, isOnline, false).title).toBe(title)
  })
})
