/** A part of a legal page: sentences, then a list. */
export type LegalPart = {
  readonly title: string
  readonly text: readonly string[]
  readonly items?: readonly { readonly what: string; readonly text: string }[]
}

/** The texts that have versions. */
export const LEGAL_IDS = ['terms', 'privacy'] as const
export type LegalId = (typeof LEGAL_IDS)[number]

export type LegalText = {
  readonly id: LegalId
  readonly title: string
  readonly description: string
  /** Raised with every change; `scripts/docs/legal.ts` keeps a copy of each. */
  readonly version: string
  /** Calendar date of the last change. */
  readonly changedOn: string
  /** What changed with this version, for whoever knew the one before: a sentence or two. */
  readonly changes: string
  /** Versions before this one, the newest first. */
  readonly earlier: readonly { readonly version: string; readonly changedOn: string }[]
  readonly inShort: string
  readonly parts: readonly LegalPart[]
}

/** The tabs of the legal pages, in their order. */
export const LEGAL_TABS = ['terms', 'privacy', 'data-use', 'contact'] as const
export type LegalTab = (typeof LEGAL_TABS)[number]
