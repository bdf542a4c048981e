import { type ConversationDetail, PAPERS_LISTED_MAX, type Project, type WorkingPaper } from '@placard/contract'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'

/** A chat as it is exported: with its working papers as they read now, and the project that it belongs to. */
export interface ExportedChat extends ConversationDetail {
  /** The oldest first. */
  readonly papers: readonly WorkingPaper[]
  readonly project: Project | undefined
  /** Those of the project, in the order in which they came. */
  readonly projectFiles: readonly ProjectFile[]
}

/** A file of a project: its text is all that is kept of it. */
export interface ProjectFile {
  readonly name: string
  readonly text: string
}

/** Where papers and projects are read; undefined where there are none. */
interface Readings {
  readonly papers: Pick<PaperGateway, 'listPapers' | 'readPaper'> | undefined
  readonly projects: Pick<ProjectGateway, 'listProjects' | 'readProject'> | undefined
  readonly chats: Pick<ChatGateway, 'readAttachment'>
}

/** The papers of conversations, by conversation. */
async function papersOf(
  gateway: NonNullable<Readings['papers']>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly WorkingPaper[]>> {
  const all = await gateway.listPapers({})
  // a full list may have left some out
  const isWhole = all.length < PAPERS_LISTED_MAX
  const found = new Map<string, WorkingPaper[]>()
  for (const conversationId of ids) {
    const listed = isWhole
      ? all.filter((paper) => paper.conversationId === conversationId)
      : await gateway.listPapers({ conversationId })
    const papers: WorkingPaper[] = []
    for (const { id } of listed) papers.push((await gateway.readPaper(id)).paper)
    found.set(
      conversationId,
      papers.sort((one, other) => one.createdAt.localeCompare(other.createdAt)),
    )
  }
  return found
}

/** The files of the projects of conversations, by project. */
async function filesOf(
  { projects, chats }: Readings,
  projectIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly ProjectFile[]>> {
  const found = new Map<string, readonly ProjectFile[]>()
  if (projects === undefined) return found
  for (const projectId of projectIds) {
    const files: ProjectFile[] = []
    for (const { id, name, length } of (await projects.readProject(projectId)).files) {
      // one whose text never came has none
      if (length > 0) files.push({ name, text: (await chats.readAttachment(id)).text })
    }
    found.set(projectId, files)
  }
  return found
}

/** Reads what is exported beside the messages of chats. One failure fails the whole. */
export async function exportedChats(
  details: readonly ConversationDetail[],
  readings: Readings,
): Promise<readonly ExportedChat[]> {
  const { papers, projects } = readings
  const isInProject = details.some(({ conversation }) => conversation.projectId !== null)
  const all = isInProject ? ((await projects?.listProjects()) ?? []) : []
  const projectOf = ({ conversation }: ConversationDetail) => all.find(({ id }) => id === conversation.projectId)
  const files = await filesOf(readings, new Set(details.flatMap((detail) => projectOf(detail)?.id ?? [])))
  const ids = details.map(({ conversation }) => conversation.id)
  const found = papers && (await papersOf(papers, ids))
  return details.map((detail) => {
    const project = projectOf(detail)
    return {
      ...detail,
      papers: found?.get(detail.conversation.id) ?? [],
      project,
      projectFiles: (project && files.get(project.id)) ?? [],
    }
  })
}
