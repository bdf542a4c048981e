import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldFrameProps = {
  id: string
  label: string
  hint?: ReactNode
  /** The validation error; shown at the control and linked to it. */
  error?: string | undefined
  children: ReactNode
}

/** The ids of a control's hint and error, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    (part) => part !== false,
  )
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label above, control, then the error or the hint. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-13 font-medium text-text-2">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex animate-appear items-start gap-1 text-13 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-13 text-text-3">
          {hint}
        </div>
      )}
    </div>
  )
}
