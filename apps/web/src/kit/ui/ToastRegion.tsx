import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { TOAST } from './measures.ts'
import { uiMessages } from './messages.en.ts'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'

const EDGE: Record<Toast['tone'], string> = {
  info: 'border-hairline',
  success: 'border-success',
  warning: 'border-warning',
  danger: 'border-danger',
}

const isUrgent = ({ tone }: Toast) => tone === 'warning' || tone === 'danger'

/** Removes a toast after its duration; the remaining time is kept while it is paused. */
function useLeaving({ id, stays, durationMs }: Toast, isPaused: boolean): void {
  const leftMs = useRef<number>(durationMs)
  useEffect(() => {
    if (stays || isPaused) return
    const from = performance.now()
    const timer = setTimeout(() => dismissToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - from
    }
  }, [id, stays, isPaused])
}

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  useLeaving(toast, isPaused)
  return (
    <div
      role={isUrgent(toast) ? 'alert' : undefined}
      style={{ marginBlockStart: TOAST.gapPx }}
      className={classes(
        'pointer-events-auto flex animate-rise items-center gap-2 rounded-panel border bg-surface py-1 ps-4 pe-1 text-14 text-text shadow-float',
        EDGE[toast.tone],
      )}
    >
      <span className="flex-1 py-2">{toast.text}</span>
      {toast.action !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            toast.action?.onPress()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={uiMessages.dismiss} onClick={() => dismissToast(toast.id)}>
        <X />
      </IconButton>
    </div>
  )
}

/**
 * The toasts of `showToast`; mounted once per page. Normal ones are announced politely in a live region that exists
 * beforehand, urgent ones assertively. None disappears while the pointer or the focus is on one.
 */
export function ToastRegion() {
  const toasts = useStore(toastStore, (state) => state.toasts).slice(-TOAST.visible)
  const lift = useStore(toastStore, (state) => state.lift)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = toasts.length > 0 && (isPointedAt || hasFocus)
  const cards = (shown: readonly Toast[]) =>
    shown.map((toast) => <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />)
  return (
    <section
      aria-label={uiMessages.notifications}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      style={{ inlineSize: `min(100% - 2rem, ${TOAST.widthPx}px)`, insetBlockEnd: lift }}
      className="pointer-events-none fixed inset-e-4 z-50"
    >
      {cards(toasts.filter(isUrgent))}
      <div role="status">{cards(toasts.filter((toast) => !isUrgent(toast)))}</div>
    </section>
  )
}
