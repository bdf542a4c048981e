import { type ReactElement, useEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle, WindowVirtualizer } from 'virtua'
import { ListFrame } from '../../kit/ui/ListFrame.tsx'
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx'
import './reading.css'
import { useLineInAddress } from './use-line-in-address.ts'
import { useIsPrinting } from './use-printing.ts'

/** Estimated height of a line that has not been measured yet, in px. */
const USUAL_HEIGHT = 90
/** Lines that are drawn before anything has been measured. */
const FIRST = 8

type ReadingListProps<Line> = {
  label: string
  lines: readonly Line[]
  /** The place of a line in the address. */
  keyOf: (line: Line) => string
  /** All of it on a page of its own; else in a frame that scrolls. */
  isWhole: boolean
  children: (line: Line) => ReactElement
}

/** Scrolls to the line that the address names, once there is such a line. */
function useNamedLine(keys: readonly string[], show: (index: number) => void): void {
  const named = useLineInAddress()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const index = named === undefined || named === shown.current ? -1 : keys.indexOf(named)
    if (index < 0) return
    shown.current = named
    show(index)
  })
}

function Whole<Line>({ label, lines, keyOf, children }: ReadingListProps<Line>) {
  const virtualizer = useRef<VirtualizerHandle>(null)
  const isPrinting = useIsPrinting()
  const keys = lines.map(keyOf)
  useNamedLine(keys, (index) => virtualizer.current?.scrollToIndex(index, { align: 'center' }))
  return (
    <section aria-label={label} data-printed="">
      {isPrinting ? (
        lines.map(children)
      ) : (
        <WindowVirtualizer
          as={ListFrame}
          ref={virtualizer}
          data={lines}
          itemSize={USUAL_HEIGHT}
          bufferSize={600}
          ssrCount={FIRST}
        >
          {children}
        </WindowVirtualizer>
      )}
    </section>
  )
}

function Framed<Line>({ label, lines, keyOf, children }: ReadingListProps<Line>) {
  const frame = useRef<HTMLElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  useNamedLine(lines.map(keyOf), (index) => {
    virtualizer.current?.scrollToIndex(index, { align: 'center' })
    frame.current?.scrollIntoView({ block: 'center' })
  })
  return (
    <ScrollRegion
      ref={frame}
      label={label}
      className="reading-frame overflow-y-auto overscroll-contain border-y border-hairline"
    >
      <Virtualizer
        as={ListFrame}
        ref={virtualizer}
        scrollRef={frame}
        data={lines}
        itemSize={USUAL_HEIGHT}
        bufferSize={200}
        ssrCount={FIRST}
      >
        {children}
      </Virtualizer>
    </ScrollRegion>
  )
}

/** What was said, line by line. Only the lines near the viewport are in the page, all of them when it is printed. */
export function ReadingList<Line>(props: ReadingListProps<Line>) {
  return props.isWhole ? <Whole {...props} /> : <Framed {...props} />
}
