import '../../test-setup.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { showToast, TOAST_DURATION_MS, toastStore } from './toast-store.ts'

afterEach(() => {
  vi.useRealTimers()
  toastStore.setState({ toasts: [] })
})

describe('a toast', () => {
  it('goes after four seconds', () => {
    vi.useFakeTimers()
    render(<ToastRegion />)
    act(() => void showToast('Noted.'))
    expect(screen.queryByText('Noted.')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(TOAST_DURATION_MS))
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

  it('is seen with two others at most, and the same words once', () => {
    render(<ToastRegion />)
    act(() => {
      for (const text of ['one', 'two', 'three', 'four', 'four']) showToast(text)
    })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['two', 'three', 'four'])
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
})
