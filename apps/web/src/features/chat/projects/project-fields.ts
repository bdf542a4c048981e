import {
  type NewProject,
  PROJECT_TOPIC_MAX_LENGTH,
  PROJECT_TOPICS_MAX,
  type Project,
  type ProjectChange,
} from '@placard/contract'
import * as z from 'zod/mini'
import type { KeptValues } from '../../../client/storage/storage.ts'
import { projectMessages } from './messages.en.ts'

const { form: words } = projectMessages

/** What is typed into the form of a project. */
const ProjectFields = z.object({
  name: z.string(),
  country: z.nullable(z.string()),
  committee: z.string(),
  /** One topic on each line. */
  topics: z.string(),
  instructions: z.string(),
})
export type ProjectFields = z.infer<typeof ProjectFields>

export const NO_FIELDS: ProjectFields = { name: '', country: null, committee: '', topics: '', instructions: '' }

export function fieldsOf({ name, country, committee, topics, instructions }: Project): ProjectFields {
  return { name, country, committee, topics: topics.join('\n'), instructions }
}

function topicsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The fields as they are stored. */
export function storable({ name, country, committee, topics, instructions }: ProjectFields): Omit<NewProject, 'id'> {
  return {
    name: name.trim(),
    country,
    committee: committee.trim(),
    topics: topicsIn(topics),
    instructions: instructions.trim(),
  }
}

/** What is wrong with fields, by field; empty when they can be stored. */
export function faultsIn({ name, topics }: ProjectFields): { readonly name?: string; readonly topics?: string } {
  const all = topicsIn(topics)
  const isLong = all.some((topic) => topic.length > PROJECT_TOPIC_MAX_LENGTH)
  return {
    ...(name.trim() === '' ? { name: words.nameMissing } : {}),
    ...(all.length > PROJECT_TOPICS_MAX ? { topics: words.tooManyTopics } : isLong ? { topics: words.longTopic } : {}),
  }
}

/** The fields in which one project differs from another: only these are stored, so that other tabs keep theirs. */
export function changeBetween(from: ProjectFields, to: ProjectFields): ProjectChange {
  const [before, after] = [storable(from), storable(to)]
  return {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(after.country === before.country ? {} : { country: after.country }),
    ...(after.committee === before.committee ? {} : { committee: after.committee }),
    ...(after.topics.join('\n') === before.topics.join('\n') ? {} : { topics: after.topics }),
    ...(after.instructions === before.instructions ? {} : { instructions: after.instructions }),
  }
}

const KeptFields = z.partial(ProjectFields)
type KeptFields = z.infer<typeof KeptFields>
const KeptDraft = z.object({ typed: KeptFields, from: KeptFields })

/** What was typed and not stored, only the fields that were changed; and those fields as they were stored then. */
export interface Draft {
  readonly typed: Partial<ProjectFields>
  readonly from: Partial<ProjectFields>
}

export const NO_DRAFT: Draft = { typed: {}, from: {} }

const FIELDS = ['name', 'country', 'committee', 'topics', 'instructions'] as const
type Field = (typeof FIELDS)[number]

/** Some of the fields that are there. */
function only(fields: KeptFields, isMeant: (field: Field) => boolean): Partial<ProjectFields> {
  return Object.fromEntries(
    FIELDS.filter((field) => fields[field] !== undefined && isMeant(field)).map((field) => [field, fields[field]]),
  )
}

/** A draft as it was kept; none where what was kept is no draft. */
function keptDraft(value: unknown): Draft {
  const { data } = KeptDraft.safeParse(value)
  if (data === undefined) return NO_DRAFT
  return { typed: only(data.typed, () => true), from: only(data.from, () => true) }
}

/** A draft after more was typed. */
export function typedInto({ typed, from }: Draft, part: Partial<ProjectFields>, stored: ProjectFields): Draft {
  return { typed: { ...typed, ...part }, from: { ...only(stored, (field) => field in part), ...from } }
}

/** What is left of a draft once fields were stored: what was typed meanwhile. */
export function leftOf({ typed }: Draft, sent: ProjectFields): Draft {
  const isLeft = (field: Field) => field in typed && typed[field] !== sent[field]
  return { typed: only(typed, isLeft), from: only(sent, isLeft) }
}

/** The fields that were typed and that somebody else changed meanwhile. */
export function changedElsewhere({ typed, from }: Draft, stored: ProjectFields): readonly Field[] {
  return FIELDS.filter((field) => field in typed && stored[field] !== from[field] && stored[field] !== typed[field])
}

function isEmptyDraft({ typed }: Draft): boolean {
  return Object.keys(typed).length === 0
}

/** What was typed and not saved, kept in this tab. `id`: a project's, or `new`. */
export function keptFields(values: KeptValues, owner: string, id: string) {
  const key = `placard.project.${owner}.${id}`
  return {
    read: (): Draft => keptDraft(values.read(key)),
    write: (draft: Draft) => (isEmptyDraft(draft) ? values.remove(key) : values.write(key, draft)),
    forget: () => values.remove(key),
  }
}
