import * as z from 'zod/mini'
import { ChatAttachment } from './attachments.ts'
import { CHAT_INSTRUCTIONS_MAX_LENGTH } from './chat.ts'
import { cleanLine, cleanLines } from './project-texts.ts'

/** Maximum number of projects of an account; accounts that were merged keep what both had. */
export const PROJECTS_MAX = 50
/** Maximum length of a project's name, in UTF-16 code units. */
export const PROJECT_NAME_MAX_LENGTH = 80
/** Maximum length of the name of its committee, in UTF-16 code units. */
export const PROJECT_COMMITTEE_MAX_LENGTH = 120
/** Maximum length of one of its topics, in UTF-16 code units. */
export const PROJECT_TOPIC_MAX_LENGTH = 120
/** Maximum number of its topics: more than a conference puts on an agenda. */
export const PROJECT_TOPICS_MAX = 5
/** Maximum number of its files. */
export const PROJECT_FILES_MAX = 8

const id = z.uuid()
const instant = z.iso.datetime()

const FIELDS = {
  name: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(PROJECT_NAME_MAX_LENGTH)),
  /** ISO 3166 alpha-3 of the country that is represented; null for none in particular. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Empty for none. */
  committee: z.string().check(z.overwrite(cleanLine), z.maxLength(PROJECT_COMMITTEE_MAX_LENGTH)),
  topics: z
    .array(z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(PROJECT_TOPIC_MAX_LENGTH)))
    .check(z.maxLength(PROJECT_TOPICS_MAX)),
  /** What the assistant is asked to do in all of its chats; may be empty. */
  instructions: z.string().check(z.overwrite(cleanLines), z.maxLength(CHAT_INSTRUCTIONS_MAX_LENGTH)),
} as const

/** One conference that somebody prepares for: what its chats share. */
export const Project = z.strictObject({ id, ...FIELDS, createdAt: instant, updatedAt: instant })
export type Project = z.infer<typeof Project>

/** A project with its files, in the order in which they came. */
export const ProjectDetail = z.strictObject({
  project: Project,
  files: z.array(ChatAttachment).check(z.maxLength(PROJECT_FILES_MAX)),
})
export type ProjectDetail = z.infer<typeof ProjectDetail>

/** A new project. Its id is chosen by the page, so that a repeated call finds the project of the first one. */
export const NewProject = z.strictObject({ id, ...FIELDS })
export type NewProject = z.infer<typeof NewProject>

/** A partial update of a project. */
export const ProjectChange = z.strictObject({
  name: z.optional(FIELDS.name),
  country: z.optional(FIELDS.country),
  committee: z.optional(FIELDS.committee),
  topics: z.optional(FIELDS.topics),
  instructions: z.optional(FIELDS.instructions),
  /** `updatedAt` of the project that the change was made from; it is refused when it was changed since. */
  asOf: z.optional(instant),
})
export type ProjectChange = z.infer<typeof ProjectChange>

/** What becomes of the chats of a deleted project, their papers with them. */
export const CHATS_OF_REMOVED = ['keep', 'remove'] as const
export type ChatsOfRemoved = (typeof CHATS_OF_REMOVED)[number]
