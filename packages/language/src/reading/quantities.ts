import type { Word } from './text.ts'

/** A number with its unit: `unit` is empty for a bare number, 'year' for a date. */
export interface Quantity {
  readonly value: number
  readonly unit: string
}

const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const SCALES: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
}
const UNITS: Readonly<Record<string, string>> = {
  percent: 'percent',
  per: 'percent',
  '%': 'percent',
  pct: 'percent',
  degree: 'degree',
  degrees: 'degree',
  '°': 'degree',
  c: 'degree',
  celsius: 'degree',
  hour: 'hour',
  hours: 'hour',
  h: 'hour',
  hrs: 'hour',
  day: 'day',
  days: 'day',
  week: 'week',
  weeks: 'week',
  month: 'month',
  months: 'month',
  year: 'span',
  years: 'span',
  km: 'km',
  kilometre: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometers: 'km',
  kg: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
}
const SHARES: Readonly<Record<string, number>> = { half: 50, halve: 50, third: 33, quarter: 25 }

const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** "1,500" is fifteen hundred, "1,5" is one and a half; more than fifteen digits are no number here. */
function numeral(text: string): number | undefined {
  if (!/^\d/.test(text) || text.length > 20) return undefined
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

function unitOf(value: number, next: string, afterNext: string, scaled: boolean): string {
  const unit = lookUp(UNITS, next)
  if (unit === 'percent' && next === 'per') return afterNext === 'cent' ? 'percent' : ''
  if (unit !== undefined) return unit
  return !scaled && Number.isInteger(value) && value >= 1900 && value <= 2100 ? 'year' : ''
}

/**
 * The number at `words[at]`, in digits or spelled out with its ones ("forty-five"), and the number of words it takes.
 */
export function numberAt(words: readonly Word[], at: number): { value: number; length: number } | undefined {
  const first = words[at]?.text ?? ''
  const spelled = lookUp(SMALL, first)
  const value = numeral(first) ?? spelled
  if (value === undefined) return undefined
  const ones = spelled === undefined || spelled < 20 ? undefined : lookUp(SMALL, words[at + 1]?.text ?? '')
  return ones !== undefined && ones < 10 ? { value: value + ones, length: 2 } : { value, length: 1 }
}

/** Reads one quantity from `words[at]` on, with the number of words it takes. */
function readAt(words: readonly Word[], at: number): { quantity: Quantity; length: number } | undefined {
  const first = words[at]?.text ?? ''
  const share = lookUp(SHARES, first)
  if (share !== undefined) return { quantity: { value: share, unit: 'percent' }, length: 1 }
  const number = numberAt(words, at)
  if (number === undefined) return undefined
  let { value } = number
  let end = at + number.length
  if (first === 'two' && words[end]?.stem === 'third') return { quantity: { value: 67, unit: 'percent' }, length: 2 }
  let scaled = false
  for (
    let scale = lookUp(SCALES, words[end]?.text ?? '');
    scale !== undefined;
    scale = lookUp(SCALES, words[end]?.text ?? '')
  ) {
    value *= scale
    scaled = true
    if (++end > at + 4) break
  }
  const unit = unitOf(value, words[end]?.text ?? '', words[end + 1]?.text ?? '', scaled)
  return { quantity: { value, unit }, length: end - at }
}

/** Every quantity in the words, in order. "One" and "two" alone are words, not numbers, unless a unit follows. */
export function quantitiesIn(words: readonly Word[]): readonly Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < words.length; at++) {
    const read = readAt(words, at)
    if (read === undefined) continue
    const { value, unit } = read.quantity
    const isBareWord = unit === '' && value <= 2 && !/^\d/.test(words[at]?.text ?? '')
    if (!isBareWord) found.push(read.quantity)
    at += read.length - 1
  }
  return found
}

/** Whether two quantities are the same: equal values, and units equal or one of them missing. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  const tolerance = Math.abs(a.value) * 1e-9
  return Math.abs(a.value - b.value) <= tolerance && (a.unit === b.unit || a.unit === '' || b.unit === '')
}
