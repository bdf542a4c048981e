import { NewPaper, NewProject, PAPERS_LISTED_MAX } from '@placard/contract'
import type { Leaving } from './told.ts'
import { fieldOf, listOf } from './values.ts'

/** What goes with a conversation of our own export: its project, and its working papers. */
export interface Companions {
  readonly project: NewProject | undefined
  readonly papers: readonly NewPaper[]
}

export const NO_COMPANIONS: Companions = { project: undefined, papers: [] }

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
  return { project, papers }
}
