import { useEffect, useRef, useState } from 'react'
import { tooltipDelayMs } from './tooltip-timing.ts'

type Shown = { readonly text: string; readonly of: Element }

const GAP_PX = 6
const EDGE_PX = 8

function triggerAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-tooltip]') ?? undefined) : undefined
}

/** Opens and closes by what the pointer and the focus rest on. One tooltip serves the page. */
function useTooltip(): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const current = useRef<Element>(undefined)

  useEffect(() => {
    const close = () => {
      clearTimeout(timer.current)
      current.current = undefined
      setShown((before) => {
        if (before !== undefined) closedAt.current = performance.now()
        return undefined
      })
    }
    function open(trigger: Element, isByFocus: boolean) {
      if (current.current === trigger) return
      close()
      const text = trigger.getAttribute('data-tooltip') ?? ''
      if (text === '') return
      current.current = trigger
      const isWordless = isByFocus || trigger.hasAttribute('data-tooltip-at-once')
      const delay = tooltipDelayMs(performance.now() - closedAt.current, isWordless)
      timer.current = setTimeout(() => setShown({ text, of: trigger }), delay)
    }
    function handlePoint(event: PointerEvent) {
      // a finger presses what it points at
      if (event.pointerType === 'touch') return
      if (event.target instanceof Element && event.target.closest('[role=tooltip]')) return
      const trigger = triggerAt(event.target)
      if (trigger === undefined) close()
      else open(trigger, false)
    }
    function handleFocus(event: FocusEvent) {
      const trigger = triggerAt(event.target)
      if (trigger?.matches(':focus-visible')) open(trigger, true)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    document.addEventListener('pointerover', handlePoint, options)
    document.addEventListener('focusin', handleFocus, options)
    document.addEventListener('focusout', close, options)
    document.addEventListener('pointerdown', close, options)
    document.addEventListener('keydown', handleKey, options)
    document.addEventListener('scroll', close, options)
    return () => {
      stop.abort()
      clearTimeout(timer.current)
    }
  }, [])
  return shown
}

/** Below what it explains, above where there is no room, beside it in a narrow strip at the window's edge. */
function place(tooltip: HTMLElement, of: Element): void {
  const box = of.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tooltip
  const isStrip = box.right < 64
  const middle = Math.min(Math.max(EDGE_PX, box.left + box.width / 2 - width / 2), window.innerWidth - width - EDGE_PX)
  const below = box.bottom + GAP_PX
  const fits = below + height < window.innerHeight
  tooltip.style.left = `${isStrip ? box.right + GAP_PX : middle}px`
  tooltip.style.top = `${isStrip ? box.top + box.height / 2 - height / 2 : fits ? below : box.top - GAP_PX - height}px`
}

/** The words of whatever carries `data-tooltip`, for eyes; the element itself has them as its name. */
export function TooltipLayer() {
  const shown = useTooltip()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tooltip = element.current
    if (tooltip === null || shown === undefined) return
    // over dialogs too, which are above everything but other popovers
    tooltip.showPopover()
    place(tooltip, shown.of)
  }, [shown])
  if (shown === undefined) return null
  return (
    <div
      ref={element}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto m-0 max-w-64 animate-appear rounded-control bg-text px-2 py-1 text-12 text-bg shadow-float"
    >
      {shown.text}
    </div>
  )
}
