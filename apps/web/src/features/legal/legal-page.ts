/** A part of a legal page: sentences, then a list. */
export type LegalPart = {
  readonly title: string
  readonly text: readonly string[]
  readonly items?: readonly { readonly what: string; readonly text: string }[]
}

export type LegalText = {
  readonly title: string
  readonly description: string
  /** Calendar date of the last change. */
  readonly changedOn: string
  readonly inShort: string
  readonly parts: readonly LegalPart[]
}
