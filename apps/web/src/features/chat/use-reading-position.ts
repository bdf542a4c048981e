import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { FOOT_PX, GAP_PX, NEAR_PX, readingTop, spaceBelow } from './reading-position.ts'

/** Input by which a person takes the position into their own hands. */
const TAKING = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

type List = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly virtualizer: RefObject<VirtualizerHandle | null>
  /** Space above the first message, in px. */
  readonly head: number
  /** How many messages there are. */
  readonly count: number
  /** Index of the last message of the user; -1 when there is none. */
  readonly question: number
  /** Id of the last message. */
  readonly newest: string | undefined
  /** Whether that one is on its way, or an answer in the making. */
  readonly isComing: boolean
}

/**
 * `question`: an answer is read from its beginning, its question stays at the top. `end`: follows the growing answer.
 * `free`: the position is the reader's own.
 */
type Mode = 'question' | 'end' | 'free'

type Position = {
  mode: Mode
  /** Whether space below lets the question stand at the top. */
  hasSpace: boolean
  question: number
  count: number
  lastTop: number
}

/** Applies a position to the list; `onEnd` reports whether the end of the last message is in view. */
function movesOf(
  { scroller, content, virtualizer, head }: List,
  position: Position,
  onEnd: (isAtEnd: boolean) => void,
) {
  const parts = () => {
    const [element, inner, list] = [scroller.current, content.current, virtualizer.current]
    return element === null || inner === null || list === null ? undefined : { element, inner, list }
  }
  /** Where the last message ends; `scrollSize` of the list is at least a viewport, however little has been said. */
  const endOf = (list: VirtualizerHandle) => {
    const last = position.count - 1
    return last < 0 ? head : head + list.getItemOffset(last) + list.getItemSize(last)
  }
  const spaceIn = (inner: HTMLElement) => Number.parseFloat(inner.style.paddingBlockEnd) || 0

  function settle(): void {
    const found = parts()
    if (found === undefined) return
    const { element, inner, list } = found
    const { question, hasSpace } = position
    const viewport = element.clientHeight
    const end = endOf(list)
    const hasQuestion = question >= 0
    const questionTop = head + (hasQuestion ? list.getItemOffset(question) : 0)
    const measures = { questionTop, questionHeight: hasQuestion ? list.getItemSize(question) : 0, end, viewport }
    const space = `${hasSpace && hasQuestion ? spaceBelow(measures) : FOOT_PX}px`
    if (inner.style.paddingBlockEnd !== space) inner.style.paddingBlockEnd = space
    if (position.mode === 'question' && hasQuestion) element.scrollTop = readingTop(measures)
    else if (position.mode !== 'free') element.scrollTop = element.scrollHeight
    onEnd(end - element.scrollTop - viewport < NEAR_PX)
  }

  function handleScroll(): void {
    const found = parts()
    if (found === undefined) return
    const { element, inner, list } = found
    const { scrollTop, scrollHeight, clientHeight } = element
    const isDown = scrollTop > position.lastTop + 1
    const isUp = scrollTop < position.lastTop - 1
    position.lastTop = scrollTop
    // growth below does not move the reader; only scrolling up leaves the end
    if (position.mode === 'end' && isUp) position.mode = 'free'
    if (position.mode === 'free' && isDown && scrollHeight - scrollTop - clientHeight < 2) {
      position.mode = spaceIn(inner) > FOOT_PX ? 'question' : 'end'
    }
    onEnd(endOf(list) - scrollTop - clientHeight < NEAR_PX)
  }
  return { settle, handleScroll }
}

/**
 * Keeps an answer readable from its beginning: what the user says goes to the top, and the answer grows under it without
 * moving. A conversation that is opened shows its last question. Whoever scrolls keeps the place they chose.
 */
export function useReadingPosition(list: List) {
  const { scroller, content, virtualizer, head, question, count, newest, isComing } = list
  const [isAtEnd, setIsAtEnd] = useState(true)
  const position = useRef<Position>({ mode: 'question', hasSpace: false, question, count, lastTop: 0 })
  const isOpened = useRef(false)
  const moves = useMemo(() => movesOf(list, position.current, setIsAtEnd), [scroller, content, virtualizer, head])

  const leave = useCallback(() => {
    position.current.mode = 'free'
  }, [])
  const goToEnd = useCallback(() => {
    position.current.mode = 'end'
    moves.settle()
  }, [moves])

  useLayoutEffect(() => {
    const { current } = position
    const isFirst = !isOpened.current
    isOpened.current = true
    current.question = question
    current.count = count
    if (isComing) current.hasSpace = true
    if (isFirst || isComing) current.mode = 'question'
    if (current.mode === 'question' && question >= 0) {
      virtualizer.current?.scrollToIndex(question, { align: 'start', offset: -GAP_PX })
    }
    moves.settle()
  }, [newest])

  useEffect(() => {
    const [element, inner] = [scroller.current, content.current]
    if (element === null || inner === null) return
    const observer = new ResizeObserver(moves.settle)
    element.addEventListener('scroll', moves.handleScroll, { passive: true })
    for (const taking of TAKING) element.addEventListener(taking, leave, { passive: true })
    observer.observe(inner)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', moves.handleScroll)
      for (const taking of TAKING) element.removeEventListener(taking, leave)
      observer.disconnect()
    }
  }, [scroller, content, moves, leave])

  return { isAtEnd, goToEnd, leave }
}
