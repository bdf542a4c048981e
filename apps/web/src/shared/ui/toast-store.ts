import { createStore } from 'zustand/vanilla'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  /** A button on the toast; a toast with one stays until it is answered. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** How long a toast stays, and how many are seen at once. */
export const TOAST_DURATION_MS = 4000
export const VISIBLE_TOASTS = 3

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Says something in the corner of the page. Anything that matters later belongs on the page itself. */
export function showToast(text: string, options: Partial<Pick<Toast, 'tone' | 'action'>> = {}): number {
  lastId += 1
  const toast: Toast = { id: lastId, text, tone: options.tone ?? 'info', action: options.action }
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.text !== text), toast] }))
  return toast.id
}
