/** A part of a page of law: sentences, then what has to be told one by one. */
export type LegalPart = {
  readonly title: string
  readonly text: readonly string[]
  readonly items?: readonly { readonly what: string; readonly text: string }[]
}

export type LegalText = {
  readonly title: string
  readonly description: string
  /** When it was last changed, as a date of the calendar. */
  readonly changedOn: string
  readonly inShort: string
  readonly parts: readonly LegalPart[]
}
