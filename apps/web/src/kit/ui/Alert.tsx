import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { uiMessages } from './messages.en.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const LOOK = {
  info: { Icon: Info, ink: 'text-accent', edge: 'border-accent' },
  success: { Icon: CircleCheck, ink: 'text-success', edge: 'border-success' },
  warning: { Icon: TriangleAlert, ink: 'text-warning', edge: 'border-warning' },
  danger: { Icon: CircleAlert, ink: 'text-danger', edge: 'border-danger' },
} as const

export type AlertProps = {
  tone?: AlertTone
  title?: string
  children: ReactNode
  /** One action. */
  action?: ReactNode
  className?: string
}

/** A message about this part of the page. Danger is announced assertively, other tones politely. */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const { Icon, ink, edge } = LOOK[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(
        'flex animate-appear items-start gap-3 rounded-control border bg-surface px-4 py-3 text-14 text-text',
        edge,
        className,
      )}
    >
      <Icon role="img" aria-label={uiMessages.tone[tone]} className={classes('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title !== undefined && <p className={classes('font-semibold', ink)}>{title}</p>}
        <div className={title === undefined && tone === 'danger' ? 'text-danger' : undefined}>{children}</div>
      </div>
      {action}
    </div>
  )
}
