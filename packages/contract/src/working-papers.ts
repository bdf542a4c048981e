import * as z from 'zod/mini'
import { AnswerEngine } from './chat.ts'

/** Kinds of working papers; a resolution is formatted by the rules of its form. */
export const PAPER_KINDS = ['resolution', 'speech', 'paper', 'other'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** Maximum length of a paper, in UTF-16 code units: some fifteen pages. */
export const PAPER_TEXT_MAX_LENGTH = 40_000
/** Maximum length of a paper's title, in UTF-16 code units. */
export const PAPER_TITLE_MAX_LENGTH = 120
/** Versions that are stored of a paper: the first one, and the latest. */
export const PAPER_VERSIONS_MAX = 500
/** Maximum number of papers in a list, the latest first. */
export const PAPERS_LISTED_MAX = 200
/** Maximum length of a paragraph that a change is asked for, in UTF-16 code units. */
export const PARAGRAPH_MAX_LENGTH = 4000
/** Maximum length of what is asked for, in UTF-16 code units. */
export const CHANGE_WISH_MAX_LENGTH = 300

/**
 * How a version came about: `opened` from an answer, or empty; `typed` by its owner; `formatted` by the rules of its form;
 * `changed` at its owner's request, by the engine of the version; `restored` from the version `of`.
 */
export const VERSION_MAKINGS = ['opened', 'typed', 'formatted', 'changed', 'restored'] as const
export type VersionMaking = (typeof VERSION_MAKINGS)[number]

const id = z.uuid()
const instant = z.iso.datetime()
const position = z.int().check(z.gte(1))
const title = z.string().check(z.maxLength(PAPER_TITLE_MAX_LENGTH), z.regex(/\S/))
const text = z.string().check(z.maxLength(PAPER_TEXT_MAX_LENGTH))
const kind = z.enum(PAPER_KINDS)

/** A paper in a list. */
export const PaperSummary = z.strictObject({
  id,
  /** The conversation that it goes with. */
  conversationId: id,
  /** The answer that it was opened from; null for a paper that began empty. */
  messageId: z.nullable(id),
  kind,
  title,
  /** The number of its latest version, from 1. */
  version: position,
  updatedAt: instant,
})
export type PaperSummary = z.infer<typeof PaperSummary>

/** A paper as it reads now. */
export const WorkingPaper = z.extend(PaperSummary, { text, createdAt: instant })
export type WorkingPaper = z.infer<typeof WorkingPaper>

/** A version of a paper, without its text. */
export const PaperVersion = z.strictObject({
  version: position,
  making: z.enum(VERSION_MAKINGS),
  /** Of a change: what made it. */
  engine: z.optional(AnswerEngine),
  /** Of a restored version: the number of the one that it repeats. */
  of: z.optional(position),
  madeAt: instant,
})
export type PaperVersion = z.infer<typeof PaperVersion>

/** A paper with its stored versions, the latest first. */
export const PaperDetail = z.strictObject({
  paper: WorkingPaper,
  versions: z.array(PaperVersion).check(z.maxLength(PAPER_VERSIONS_MAX)),
})
export type PaperDetail = z.infer<typeof PaperDetail>

/** A new paper. Its id is chosen by the page, so that a repeated call finds the paper of the first one. */
export const NewPaper = z.strictObject({ id, conversationId: id, messageId: z.nullable(id), kind, title, text })
export type NewPaper = z.infer<typeof NewPaper>

/** A new version. `expected`: the version that it was made from. */
export const PaperSave = z.strictObject({
  expected: position,
  kind,
  title,
  text,
  making: z.enum(VERSION_MAKINGS),
  engine: z.optional(AnswerEngine),
  of: z.optional(position),
})
export type PaperSave = z.infer<typeof PaperSave>

/**
 * Result of a save. `saved`: stored as `version`, or already stored as it by an earlier attempt; `conflict`: another version
 * was stored meanwhile, and nothing was changed.
 */
export const PaperSaved = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('saved'), version: PaperVersion }),
  z.strictObject({ outcome: z.literal('conflict'), detail: PaperDetail }),
])
export type PaperSaved = z.infer<typeof PaperSaved>

/** A change that is asked for one paragraph of a paper. */
export const ParagraphWish = z.strictObject({
  kind,
  title,
  paragraph: z.string().check(z.maxLength(PARAGRAPH_MAX_LENGTH), z.regex(/\S/)),
  wish: z.string().check(z.maxLength(CHANGE_WISH_MAX_LENGTH), z.regex(/\S/)),
})
export type ParagraphWish = z.infer<typeof ParagraphWish>

/** Result of a request for a change: the paragraph as it would read, or why it is not changed, in a sentence. */
export const ParagraphChange = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('changed'), text: z.string(), engine: AnswerEngine }),
  z.strictObject({ outcome: z.literal('declined'), says: z.string(), engine: AnswerEngine }),
])
export type ParagraphChange = z.infer<typeof ParagraphChange>
