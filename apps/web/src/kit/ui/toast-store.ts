import { createStore } from 'zustand/vanilla'
import { TOAST } from './measures.ts'
import { uiMessages } from './messages.en.ts'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly action: { readonly label: string; readonly onPress: () => void } | undefined
  /** Stays until it is answered instead of disappearing. */
  readonly stays: boolean
  /** How long it is visible otherwise. */
  readonly durationMs: number
}

type ToastOptions = Partial<Pick<Toast, 'tone' | 'durationMs'>> & {
  /** A button on the toast, which then stays until it is answered. */
  readonly action?: Toast['action']
  /** Undoes what the toast reports; offered while the toast is visible. */
  readonly undo?: () => void
}

type ToastState = {
  readonly toasts: readonly Toast[]
  /** Distance from the bottom of the page, as a CSS length. */
  readonly lift: string
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [], lift: '1rem' }))

let lastId = 0

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Shows a message in the corner of the page. Anything that matters later belongs on the page itself. */
export function showToast(text: string, { tone = 'info', action, undo, durationMs }: ToastOptions = {}): number {
  lastId += 1
  const offer = undo === undefined ? action : { label: uiMessages.undo, onPress: undo }
  const toast: Toast = {
    id: lastId,
    text,
    tone,
    action: offer,
    stays: action !== undefined && undo === undefined && durationMs === undefined,
    durationMs: durationMs ?? TOAST.durationMs,
  }
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => undo || other.text !== text), toast],
  }))
  return toast.id
}
