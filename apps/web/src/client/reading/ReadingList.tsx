import { type ReactElement, useEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle, WindowVirtualizer } from 'virtua'
import { ListFrame } from '../../kit/ui/ListFrame.tsx'
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx'
import { lineInAddress } from './line-anchor.ts'
import './reading.css'
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
  /** All of it on a page of its own, where the address may name a line; else in a frame that scrolls. */
  isWhole: boolean
  children: (line: Line) => ReactElement
}

/** Scrolls to the line that the address names, once there are lines. */
function useNamedLine(keys: readonly string[], show: (index: number) => void, isWhole: boolean): void {
  const wanted = useRef(isWhole ? lineInAddress() : undefined)
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    const index = wanted.current === undefined ? -1 : keys.indexOf(wanted.current)
    if (index < 0) return
    wanted.current = undefined
    latest.current(index)
  }, [keys])
}

function Whole<Line>({ label, lines, keyOf, children }: ReadingListProps<Line>) {
  const virtualizer = useRef<VirtualizerHandle>(null)
  const isPrinting = useIsPrinting()
  const keys = lines.map(keyOf)
  useNamedLine(keys, (index) => virtualizer.current?.scrollToIndex(index, { align: 'center' }), true)
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

/** What was said, line by line. Only the lines near the viewport are in the page, all of them when it is printed. */
export function ReadingList<Line>(props: ReadingListProps<Line>) {
  const frame = useRef<HTMLElement>(null)
  if (props.isWhole) return <Whole {...props} />
  return (
    <ScrollRegion
      ref={frame}
      label={props.label}
      className="reading-frame overflow-y-auto overscroll-contain border-y border-hairline"
    >
      <Virtualizer
        as={ListFrame}
        scrollRef={frame}
        data={props.lines}
        itemSize={USUAL_HEIGHT}
        bufferSize={200}
        ssrCount={FIRST}
      >
        {props.children}
      </Virtualizer>
    </ScrollRegion>
  )
}
