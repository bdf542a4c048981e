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

/** What was typed and not saved, kept in this tab. `id`: a project's, or `new`. */
export function keptFields(values: KeptValues, owner: string, id: string) {
  const key = `placard.project.${owner}.${id}`
  return {
    read: (): ProjectFields | undefined => ProjectFields.safeParse(values.read(key)).data,
    write: (fields: ProjectFields) => values.write(key, fields),
    forget: () => values.remove(key),
  }
}
