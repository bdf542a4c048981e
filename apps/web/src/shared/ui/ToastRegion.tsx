import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { uiMessages } from './messages.en.ts'
import { dismissToast, TOAST_DURATION_MS, type Toast, toastStore, VISIBLE_TOASTS } from './toast-store.ts'

const EDGE: Record<Toast['tone'], string> = {
  info: 'border-hairline',
  success: 'border-success',
  warning: 'border-warning',
  danger: 'border-danger',
}

function ToastCard({ toast }: { toast: Toast }) {
  const stays = toast.action !== undefined
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast.id, stays])
  return (
    <li
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
    </li>
  )
}

/** Stands once on the page; `showToast` fills it. */
export function ToastRegion() {
  const toasts = useStore(toastStore, (state) => state.toasts)
  return (
    <section
      aria-label={uiMessages.notifications}
      className="pointer-events-none fixed inset-be-4 inset-e-4 z-50 w-[min(calc(100%-2rem),22.25rem)]"
    >
      <ul aria-live="polite" className="flex flex-col gap-3.5">
        {toasts.slice(-VISIBLE_TOASTS).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}
