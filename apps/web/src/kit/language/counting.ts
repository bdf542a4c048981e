/** How a language writes numbers, lists and counted things. */
export type Counting = {
  /** Digits with the language's separators: “12 345”. */
  readonly number: (value: number) => string
  /** A list as in a sentence: “a, b et c”. */
  readonly list: (parts: readonly string[]) => string
  /** A number and its noun; French says “0 message”, English and Spanish “0 messages”. */
  readonly count: (value: number, one: string, many: string) => string
}

/** @param locale BCP 47 tag. */
function countingOf(locale: string): Counting {
  const digits = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    number: (value) => digits.format(value),
    list: (parts) => listed.format(parts),
    count: (value, one, many) => `${digits.format(value)} ${plurals.select(value) === 'one' ? one : many}`,
  }
}

export const inFrench = countingOf('fr')
export const inSpanish = countingOf('es')
