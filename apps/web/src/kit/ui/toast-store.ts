import { createStore } from 'zustand/vanilla'
import { TOAST } from './measures.ts'
import { uiMessages } from './messages.en.ts'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly action: { readonly label: string; readonly onPress: () => void } | undefined
  /** Waits for an answer instead of going by itself. */
  readonly stays: boolean
  /** How long it is there when it goes by itself. */
  readonly durationMs: number
}

type ToastOptions = Partial<Pick<Toast, 'tone' | 'durationMs'>> & {
  /** A button on the toast, which then stays until it is answered. */
  readonly action?: Toast['action']
  /** Takes back what the toast tells of; offered for as long as the toast is there. */
  readonly undo?: () => void
}

type ToastState = {
  readonly toasts: readonly Toast[]
  /** How far above the bottom of the page they stand, as a length of CSS. */
  readonly lift: string
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [], lift: '1rem' }))

let lastId = 0

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Says something in the corner of the page. Anything that matters later belongs on the page itself. */
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
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.text !== text), toast] }))
  return toast.id
}
