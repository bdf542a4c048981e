import { useEffect, useRef, useState } from 'react'
import { type ShownTooltip, watchTooltips } from './watch-tooltips.ts'

const GAP_PX = 6
const EDGE_PX = 8

/** Below its target, above it where there is no room, or beside it in a narrow strip at the window's edge. */
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

/** The visual tooltip of elements with `data-tooltip`; their accessible name has the same text. */
export function TooltipLayer() {
  const [shown, setShown] = useState<ShownTooltip>()
  useEffect(() => watchTooltips(setShown), [])
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tooltip = element.current
    if (tooltip === null || shown === undefined) return
    // a popover, to be above dialogs too
    tooltip.showPopover()
    place(tooltip, shown.of)
  }, [shown])
  if (shown === undefined) return null
  return (
    <div
      ref={element}
      role="tooltip"
      // the target has the same text as its name or beside it
      aria-hidden="true"
      popover="manual"
      className="fixed inset-auto m-0 max-w-64 animate-appear rounded-control bg-text px-2 py-1 text-12 text-bg shadow-float"
    >
      {shown.text}
    </div>
  )
}
