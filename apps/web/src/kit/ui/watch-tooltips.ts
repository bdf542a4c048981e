import { tooltipDelayMs } from './tooltip-timing.ts'

/** A tooltip's text, and its target. */
export type ShownTooltip = { readonly text: string; readonly of: Element }

type Tell = (shown: ShownTooltip | undefined) => void

function triggerAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-tooltip]') ?? undefined) : undefined
}

const textOf = (of: Element) => of.getAttribute('data-tooltip') ?? ''

/** Calls back when a target's text changes, or when it is gone from the page. Returns the function that ends it. */
function watchTarget(of: Element, onChange: () => void): () => void {
  let [text, isHere] = [textOf(of), true]
  const observer = new MutationObserver(() => {
    if (textOf(of) === text && of.isConnected === isHere) return
    ;[text, isHere] = [textOf(of), of.isConnected]
    onChange()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-tooltip'] })
  return () => observer.disconnect()
}

/** Opens one tooltip at a time: after a delay, or at once right after another. */
function createTooltip(tell: Tell) {
  let stopWatching: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let isShown = false
  let current: Element | undefined

  /** Hides the tooltip; a clicked element shows it again only after the pointer has left it. */
  function hide(): void {
    clearTimeout(timer)
    if (!isShown) return
    isShown = false
    closedAt = performance.now()
    stopWatching()
    tell(undefined)
  }

  /** Shows what the target says now: a button may change under the pointer, or be gone. */
  function show(of: Element): void {
    const text = textOf(of)
    if (text === '' || !of.isConnected) {
      hide()
      return
    }
    if (!isShown) stopWatching = watchTarget(of, () => show(of))
    isShown = true
    tell({ text, of })
  }

  function close(): void {
    hide()
    current = undefined
  }

  function open(of: Element, isByFocus: boolean): void {
    if (current === of) return
    close()
    if (textOf(of) === '') return
    current = of
    const isWordless = isByFocus || of.hasAttribute('data-tooltip-at-once')
    timer = setTimeout(() => show(of), tooltipDelayMs(performance.now() - closedAt, isWordless))
  }

  return { open, close, hide }
}

/** Reports the tooltip to show, by pointer and focus. Returns the function that ends it. */
export function watchTooltips(tell: Tell): () => void {
  const { open, close, hide } = createTooltip(tell)
  const stop = new AbortController()
  const listen = (type: string, react: (event: Event) => void) =>
    document.addEventListener(type, react, { signal: stop.signal, capture: true, passive: true })

  listen('pointerover', (event) => {
    // on a touch screen, pointing is pressing
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    if (event.target instanceof Element && event.target.closest('[role=tooltip]') !== null) return
    const trigger = triggerAt(event.target)
    if (trigger === undefined) close()
    else open(trigger, false)
  })
  listen('focusin', ({ target }) => {
    const trigger = triggerAt(target)
    if (trigger?.matches(':focus-visible') === true) open(trigger, true)
  })
  listen('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') hide()
  })
  listen('pointerdown', hide)
  for (const type of ['focusout', 'scroll']) listen(type, close)
  return () => {
    stop.abort()
    close()
  }
}
