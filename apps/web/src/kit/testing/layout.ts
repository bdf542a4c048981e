const WINDOW = 768
const ITEM = 40

/** Reports each element's height as soon as it is observed: what scrolls is as tall as a window, its items are not. */
class StillLayout implements ResizeObserver {
  private readonly report: ResizeObserverCallback

  constructor(report: ResizeObserverCallback) {
    this.report = report
  }

  observe(target: Element): void {
    const isWindow = target === document.documentElement || target.hasAttribute('tabindex')
    const height = isWindow ? WINDOW : ITEM
    const size = { blockSize: height, inlineSize: WINDOW }
    const contentRect = new DOMRect(0, 0, WINDOW, height)
    const sizes = { borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [size] }
    queueMicrotask(() => this.report([{ target, contentRect, ...sizes }], this))
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** happy-dom lays nothing out: with this, lists that draw only what is in view find something to be in view of. */
export function giveLayout(): void {
  const parent = {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement
    },
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', parent)
  Object.defineProperty(document.documentElement, 'clientHeight', { value: WINDOW, configurable: true })
  Object.defineProperty(window, 'ResizeObserver', { value: StillLayout, configurable: true })
}
