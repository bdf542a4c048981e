const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** A moment before another as a language words it: "3 hours ago", "yesterday". */
export function ago(at: string, now: number, words: Intl.RelativeTimeFormat): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const fitting = UNITS.find((one) => seconds >= one.seconds)
  return fitting ? words.format(-Math.floor(seconds / fitting.seconds), fitting.unit) : words.format(0, 'minute')
}
