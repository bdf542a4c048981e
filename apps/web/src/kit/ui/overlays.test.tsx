import '../../test-setup.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { TOAST } from './measures.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { showToast, toastStore } from './toast-store.ts'

afterEach(() => {
  vi.useRealTimers()
  toastStore.setState({ lift: '1rem' })
})

describe('a toast', () => {
  it('goes after four seconds', () => {
    vi.useFakeTimers()
    render(<ToastRegion />)
    act(() => void showToast('Noted.'))
    expect(screen.queryByText('Noted.')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(TOAST.durationMs))
    expect(screen.queryByText('Noted.')).toBeNull()
  })

  it('stays while it waits for an answer', async () => {
    let pressed = 0
    render(<ToastRegion />)
    const onPress = () => {
      pressed += 1
    }
    act(() => void showToast('A new version is ready.', { action: { label: 'Reload', onPress } }))
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(pressed).toBe(1)
    expect(screen.queryByText('A new version is ready.')).toBeNull()
  })

  it('rises where a view needs the corner, without any style of the page being changed', () => {
    render(<ToastRegion />)
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region.style.insetBlockEnd).toBe('1rem')
    act(() => toastStore.setState({ lift: '9rem' }))
    expect(region.style.insetBlockEnd).toBe('9rem')
    // what the page has, every element inherits
    expect(document.documentElement.getAttribute('style')).toBeNull()
  })

  it('is seen with two others at most, and the same words once', () => {
    render(<ToastRegion />)
    act(() => {
      for (const text of ['one', 'two', 'three', 'four', 'four']) showToast(text)
    })
    expect(screen.getByRole('status').textContent).toBe('twothreefour')
  })

  it('waits while somebody points at it or is on it, and goes with what was left of its time', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    render(<ToastRegion />)
    act(() => void showToast('Noted.'))
    act(() => void vi.advanceTimersByTime(3000))
    fireEvent.pointerEnter(screen.getByRole('region'))
    act(() => void vi.advanceTimersByTime(10_000))
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
    fireEvent.pointerLeave(screen.getByRole('region'))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.queryByText('Noted.')).not.toBeNull()
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
    act(() => void vi.advanceTimersByTime(1001))
    expect(screen.queryByText('Noted.')).toBeNull()
  })

  it('interrupts only with what is wrong', () => {
    render(<ToastRegion />)
    act(() => {
      showToast('Saved.', { tone: 'success' })
      showToast('Not saved.', { tone: 'danger' })
    })
    expect(screen.getByRole('status').textContent).toBe('Saved.')
    expect(screen.getByRole('alert').textContent).toBe('Not saved.')
  })

  it('takes back what it tells of, for as long as it is there', async () => {
    let undone = 0
    render(<ToastRegion />)
    const undo = () => {
      undone += 1
    }
    act(() => void showToast('Dark theme.', { undo }))
    expect(toastStore.getState().toasts[0]?.stays).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undone).toBe(1)
    expect(screen.queryByText('Dark theme.')).toBeNull()
  })
})

describe('a dialog', () => {
  it('has its title as name and tells when it is to close', async () => {
    let closed = 0
    const onClose = () => {
      closed += 1
    }
    const view = render(
      <Dialog isOpen title="Leave the session?" onClose={onClose}>
        It pauses.
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Leave the session?' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(closed).toBe(2)
    view.rerender(
      <Dialog isOpen={false} title="Leave the session?" onClose={onClose}>
        It pauses.
      </Dialog>,
    )
    expect(dialog).toHaveProperty('open', false)
  })

  it('brings no landmark along: the page has its own', () => {
    render(
      <Dialog isOpen title="Leave the session?" onClose={() => undefined} actions="Leave">
        It pauses.
      </Dialog>,
    )
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})
