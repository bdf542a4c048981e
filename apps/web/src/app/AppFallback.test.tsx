import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from 'react-error-boundary'
import { describe, expect, it } from 'vitest'
import { PanelBoundary } from '../shared/ui/PanelBoundary.tsx'
import { allowConsole } from '../test-setup.ts'
import { AppFallback, fallbackText } from './AppFallback.tsx'

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

  it('keeps one failing panel from taking the rest along', () => {
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
    expect(fallbackText(error, isOnline).title).toBe(title)
  })
})
