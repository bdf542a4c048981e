import type { EntryBlock } from '../../kit/documents/entry-text.ts'

/** A block of the handbook: of a text of the guide, or room to write in. Texts may hold the marks of the guide. */
export type HandbookBlock = (
  | EntryBlock
  /** Empty lines to write on. */
  | { readonly kind: 'notes'; readonly lines: number }
  /** Numbered questions, each with empty lines below it. */
  | { readonly kind: 'questions'; readonly items: readonly string[]; readonly lines: number }
  /** Labels with a line to fill in beside each. */
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
) & {
  /** Whether it stays English on a page in another language. */
  readonly isEnglish?: true
}

/** A headed part of a chapter. */
export type HandbookSection = {
  readonly title: string
  /** A part of the section before it. */
  readonly isPart?: true
  /** Whether its title stays English. */
  readonly isEnglish?: true
  readonly blocks: readonly HandbookBlock[]
}

/** A chapter, which begins on a page of its own. */
export type Chapter = {
  /** Unique in the handbook: the contents lead to it. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly HandbookBlock[]
  readonly sections: readonly HandbookSection[]
}

/** What is read, printed and saved: the whole handbook, or one worksheet. */
export type HandbookDocument = {
  readonly title: string
  readonly subtitle: string
  /** Whether the subtitle stays English. */
  readonly hasEnglishSubtitle?: true
  readonly chapters: readonly Chapter[]
}

/** A paragraph. */
export const paragraph = (text: string): HandbookBlock => ({ kind: 'paragraph', text })

/** A paragraph of a campaign, which stays English. */
export const englishParagraph = (text: string): HandbookBlock => ({ kind: 'paragraph', text, isEnglish: true })
