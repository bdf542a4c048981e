/** A duration of session time as m:ss. Negative durations count as zero. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A signed number with a real minus: +6, −3. */
export function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `+${value}`
}
