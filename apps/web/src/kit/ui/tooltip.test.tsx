import '../../test-setup.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'
import { TOOLTIP } from './measures.ts'
import { TooltipLayer } from './TooltipLayer.tsx'
import { tooltipDelayMs } from './tooltip-timing.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // happy-dom has no popovers
  HTMLElement.prototype.showPopover ??= () => undefined
})
afterEach(() => vi.useRealTimers())

function showButtons() {
  render(
    <>
      <IconButton label="Mute">m</IconButton>
      <IconButton label="Pause">p</IconButton>
      <TooltipLayer />
    </>,
  )
}
function Changing({ label }: { label: string | undefined }) {
  return (
    <>
      {label !== undefined && <IconButton label={label}>x</IconButton>}
      <TooltipLayer />
    </>
  )
}
const pointAt = (name: string) => fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' })
const leave = () => fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent

describe('a tooltip', () => {
  it.each([
    { since: 10_000, isWordless: false, delay: 700, because: 'the pointer may only be passing' },
    { since: 299, isWordless: false, delay: 0, because: 'somebody is reading them one after another' },
    { since: 300, isWordless: false, delay: 700, because: 'the last is too long ago' },
    { since: 10_000, isWordless: true, delay: 0, because: 'a picture alone says too little' },
  ])('opens after $delay ms, $since ms after the last: $because', ({ since, isWordless, delay }) => {
    expect(tooltipDelayMs(since, isWordless)).toBe(delay)
  })

  it('opens late, the next at once, and late again after a while', () => {
    showButtons()
    wait(1000)
    pointAt('Mute')
    wait(TOOLTIP.delayMs - 1)
    expect(shown()).toBeUndefined()
    wait(1)
    expect(shown()).toBe('Mute')
    pointAt('Pause')
    wait(0)
    expect(shown()).toBe('Pause')
    leave()
    expect(shown()).toBeUndefined()
    wait(TOOLTIP.skipMs)
    pointAt('Mute')
    wait(TOOLTIP.delayMs - 1)
    expect(shown()).toBeUndefined()
  })

  it('says what its button says now, and goes with a button that is gone', async () => {
    const { rerender } = render(<Changing label="Stop answering" />)
    pointAt('Stop answering')
    rerender(<Changing label="Stop at once" />)
    wait(TOOLTIP.delayMs)
    expect(shown()).toBe('Stop at once')
    rerender(<Changing label="Send" />)
    await act(async () => undefined)
    expect(shown()).toBe('Send')
    rerender(<Changing label={undefined} />)
    await act(async () => undefined)
    expect(shown()).toBeUndefined()
  })

  it('goes by Escape and by a press, and never comes under a finger', () => {
    showButtons()
    wait(1000)
    pointAt('Mute')
    wait(TOOLTIP.delayMs)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBeUndefined()
    leave()
    pointAt('Pause')
    wait(TOOLTIP.delayMs)
    expect(shown()).toBe('Pause')
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Pause' }))
    expect(shown()).toBeUndefined()
    pointAt('Pause')
    wait(5000)
    expect(shown(), 'what was pressed needs no explanation').toBeUndefined()
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Mute' }), { pointerType: 'touch' })
    wait(5000)
    expect(shown()).toBeUndefined()
  })
})
