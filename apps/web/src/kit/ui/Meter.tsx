import { classes } from './classes.ts'

type Tone = 'accent' | 'danger' | 'warning' | 'success'

const FILL: Record<Tone, string> = {
  accent: 'bg-accent',
  danger: 'bg-danger',
  warning: 'bg-warning',
  success: 'bg-success',
}

export type MeterProps = {
  label: string
  /** 0 to 1; other values are clamped. */
  ratio: number
  /** The value as text, read aloud in place of a bare number. */
  valueText: string
  tone?: Tone
  /** Divides the bar into this many steps. */
  steps?: number
  className?: string
}

/** A level that may rise and fall. For the progress of work use `ProgressBar`. */
export function Meter({ label, ratio, valueText, tone = 'accent', steps = 1, className }: MeterProps) {
  const share = Math.min(1, Math.max(0, ratio))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter can neither be cut into steps nor take our colours
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={classes('flex gap-1', className)}
    >
      {Array.from({ length: steps }, (_, step) => (
        <span key={step} className="h-1.5 flex-1 overflow-hidden rounded-full bg-hairline">
          <Fill ratio={share * steps - step} tone={tone} />
        </span>
      ))}
    </div>
  )
}

function Fill({ ratio, tone }: { ratio: number; tone: Tone }) {
  const percent = Math.min(1, Math.max(0, ratio)) * 100
  return (
    <span
      className={classes('block h-full rounded-full transition-[width] duration-(--duration-panel)', FILL[tone])}
      style={{ width: `${percent}%` }}
    />
  )
}

export type ProgressBarProps = { label: string; ratio: number; valueText?: string; className?: string }

export function ProgressBar({ label, ratio, valueText, className }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, ratio))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={classes('h-1.5 overflow-hidden rounded-full bg-hairline', className)}
    >
      <Fill ratio={share} tone="accent" />
    </div>
  )
}
