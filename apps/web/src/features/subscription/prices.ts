import { pageLanguage } from '../../kit/language/language.ts'

/** Dollars stand as “$12” in English; what other languages write is theirs. */
const moneyLocale = pageLanguage === 'en' ? 'en-US' : pageLanguage
const DOLLARS = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })
const DOLLARS_AND_CENTS = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: 'USD' })

/** US cents as a price: whole dollars without cents. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? DOLLARS.format(cents / 100) : DOLLARS_AND_CENTS.format(cents / 100)
}

/** How much cheaper a year is than twelve months, in whole per cent rounded down; 0 when it is not. */
export function yearlySaving(monthlyCents: number, yearlyCents: number): number {
  if (monthlyCents === 0) return 0
  return Math.max(0, Math.floor((1 - yearlyCents / (12 * monthlyCents)) * 100))
}
