import { SCROLL_HIDE_MS } from './measures.ts'

/** Set on elements with a visible scroll bar. */
const SHOWN = 'data-scrolling'

/** Shows a scroll bar while its content moves or the pointer enters it, and hides it a moment later. */
export function watchScrollBars(root: Document = document): () => void {
  const hiding = new Map<Element, ReturnType<typeof setTimeout>>()

  function show(element: Element) {
    clearTimeout(hiding.get(element))
    element.setAttribute(SHOWN, '')
    const hide = () => {
      element.removeAttribute(SHOWN)
      hiding.delete(element)
    }
    hiding.set(element, setTimeout(hide, SCROLL_HIDE_MS))
  }

  const handleScroll = ({ target }: Event) => {
    show(target instanceof Element ? target : root.documentElement)
  }
  const handlePoint = ({ target }: Event) => {
    let element = target instanceof Element ? target : null
    while (element !== null && element.scrollHeight <= element.clientHeight) element = element.parentElement
    if (element !== null) show(element)
  }
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  root.addEventListener('scroll', handleScroll, options)
  root.addEventListener('pointerover', handlePoint, options)
  return () => {
    stop.abort()
    for (const timer of hiding.values()) clearTimeout(timer)
  }
}
