import { type ConversationDetail, PAPERS_LISTED_MAX, type Project, type WorkingPaper } from '@placard/contract'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'

/** A chat as it is exported: with its working papers as they read now, and the project that it belongs to. */
export interface ExportedChat extends ConversationDetail {
  /** The oldest first. */
  readonly papers: readonly WorkingPaper[]
  readonly project: Project | undefined
}

/** Where papers and projects are read; undefined where there are none. */
interface Readings {
  readonly papers: Pick<PaperGateway, 'listPapers' | 'readPaper'> | undefined
  readonly projects: Pick<ProjectGateway, 'listProjects'> | undefined
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

/** Reads what is exported beside the messages of chats. One failure fails the whole. */
export async function exportedChats(
  details: readonly ConversationDetail[],
  { papers, projects }: Readings,
): Promise<readonly ExportedChat[]> {
  const isInProject = details.some(({ conversation }) => conversation.projectId !== null)
  const all = isInProject ? ((await projects?.listProjects()) ?? []) : []
  const ids = details.map(({ conversation }) => conversation.id)
  const found = papers && (await papersOf(papers, ids))
  return details.map((detail) => ({
    ...detail,
    papers: found?.get(detail.conversation.id) ?? [],
    project: all.find(({ id }) => id === detail.conversation.projectId),
  }))
}
