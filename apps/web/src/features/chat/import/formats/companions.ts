import {
  ATTACHMENT_NAME_MAX_LENGTH,
  ATTACHMENT_TEXT_MAX_LENGTH,
  NewPaper,
  NewProject,
  PAPERS_LISTED_MAX,
  PROJECT_FILES_MAX,
} from '@placard/contract'
import * as z from 'zod/mini'
import type { Leaving } from './told.ts'
import { fieldOf, listOf } from './values.ts'

/** A file of a project in an export: its text is all that was kept of it. */
const FileOfProject = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(ATTACHMENT_NAME_MAX_LENGTH)),
  text: z.string().check(z.minLength(1), z.maxLength(ATTACHMENT_TEXT_MAX_LENGTH)),
})
export type FileOfProject = z.infer<typeof FileOfProject>

/** What goes with a conversation of our own export: its project with the files of that, and its working papers. */
export interface Companions {
  readonly project: NewProject | undefined
  readonly projectFiles: readonly FileOfProject[]
  readonly papers: readonly NewPaper[]
}

export const NO_COMPANIONS: Companions = { project: undefined, projectFiles: [], papers: [] }

/** A project as older exports have it, which hold no more of it than its name. */
const BARE = { country: null, committee: '', topics: [], instructions: '' } as const

function projectIn(value: unknown): NewProject | undefined {
  const said = Object.fromEntries(Object.keys(NewProject.shape).map((name) => [name, fieldOf(value, name)]))
  const given = Object.fromEntries(Object.entries(said).filter(([, field]) => field !== undefined))
  return NewProject.safeParse({ ...BARE, ...given }).data
}

function paperIn(value: unknown): NewPaper | undefined {
  return NewPaper.safeParse(Object.fromEntries(Object.keys(NewPaper.shape).map((name) => [name, fieldOf(value, name)])))
    .data
}

/** Finds what goes with a conversation in its file; what breaks a rule of its fields is counted as left out. */
export function companionsIn(file: unknown, item: unknown, leaving: Leaving): Companions {
  const conversation = fieldOf(item, 'conversation')
  const [id, projectId] = [fieldOf(conversation, 'id'), fieldOf(conversation, 'projectId')]
  const own = listOf(fieldOf(file, 'papers')).filter((paper) => fieldOf(paper, 'conversationId') === id)
  const papers = own
    .slice(0, PAPERS_LISTED_MAX)
    .map(paperIn)
    .filter((paper) => paper !== undefined)
  leaving.leave('paper', own.length - papers.length)
  const named = listOf(fieldOf(file, 'projects')).find((project) => fieldOf(project, 'id') === projectId)
  const project = named === undefined ? undefined : projectIn(named)
  // it was in one, and its file or its fields do not say in which
  if (typeof projectId === 'string' && project === undefined) leaving.leave('project')
  const files = project === undefined ? [] : filesIn(file, project.id, leaving)
  return { project, projectFiles: files, papers }
}

function filesIn(file: unknown, projectId: string, leaving: Leaving): readonly FileOfProject[] {
  const own = listOf(fieldOf(file, 'projectFiles')).filter((one) => fieldOf(one, 'projectId') === projectId)
  const files = own.slice(0, PROJECT_FILES_MAX).flatMap((one) => FileOfProject.safeParse(one).data ?? [])
  leaving.leave('file', own.length - files.length)
  return files
}
