import { ApiError } from '../../../client/api/api-error.ts'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import type { Companions } from './formats/companions.ts'
import type { LeftOut } from './formats/told.ts'

/** A conversation as the host has it now. In another account it has another id than in its file. */
export interface KeptConversation {
  readonly id: string
  readonly idInFile: string
  readonly isNew: boolean
}

/** What became of the project and the papers of a conversation. */
export interface Brought {
  /** What the host refused, by the rules for its fields or for want of room. */
  readonly left: LeftOut
  /** The project that was made for it; undefined when it was there, or there is none. */
  readonly madeProjectId: string | undefined
}

/** Where they are brought to; undefined where there are none. */
interface Hosts {
  readonly chats: Pick<ChatGateway, 'get' | 'change'>
  readonly papers: Pick<PaperGateway, 'createPaper'> | undefined
  readonly projects: Pick<ProjectGateway, 'listProjects' | 'createProject'> | undefined
}

/** Whether the host refused one thing for what it is, or for want of room; else the whole import has to wait or to end. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413, 422, 507].includes(error.status)
}

/**
 * Brings the project and the papers of a conversation that was kept. Ids are those of the file, so that a second import finds
 * them: what is there stays as it is.
 */
export async function bringCompanions(hosts: Hosts, companions: Companions, kept: KeptConversation): Promise<Brought> {
  const { madeProjectId, isLeft } = await broughtProject(hosts, companions, kept)
  const paper = await refusedPapers(hosts.papers, companions, kept)
  return { left: { ...(isLeft && { project: 1 }), ...(paper > 0 && { paper }) }, madeProjectId }
}

interface BroughtProject {
  readonly madeProjectId: string | undefined
  readonly isLeft: boolean
}

/** Brings the project, and puts the conversation into it. */
async function broughtProject(
  { chats, projects }: Hosts,
  { project }: Companions,
  kept: KeptConversation,
): Promise<BroughtProject> {
  let madeProjectId: string | undefined
  if (project === undefined || projects === undefined) return { madeProjectId, isLeft: project !== undefined }
  try {
    const before = await projects.listProjects()
    const { id } = await projects.createProject(project)
    if (before.every((one) => one.id !== id)) madeProjectId = id
    if (await isInNone(chats, kept)) await chats.change(kept.id, { projectId: id })
    return { madeProjectId, isLeft: false }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { madeProjectId, isLeft: true }
  }
}

/** A conversation that was there before may be in another project by now, and stays in it. */
async function isInNone(chats: Hosts['chats'], { id, isNew }: KeptConversation): Promise<boolean> {
  return isNew || (await chats.get(id)).conversation.projectId === null
}

/** Brings the papers. @returns how many were refused. */
async function refusedPapers(
  papers: Hosts['papers'],
  companions: Companions,
  { id: conversationId, idInFile }: KeptConversation,
): Promise<number> {
  let refused = 0
  for (const paper of companions.papers) {
    // in another account answers have other ids too
    const messageId = conversationId === idInFile ? paper.messageId : null
    try {
      await papers?.createPaper({ ...paper, conversationId, messageId })
    } catch (error) {
      if (!isRefused(error)) throw error
      refused += 1
    }
  }
  return refused
}

/** Removes a project that an import made; one that other chats or files have been put into since stays. */
export async function removeEmptyProject(
  { gateway, projects }: { readonly gateway: Pick<ChatGateway, 'list'>; readonly projects: ProjectGateway | undefined },
  projectId: string,
): Promise<void> {
  if (projects === undefined) return
  const [{ files }, shown, archived] = await Promise.all([
    projects.readProject(projectId),
    gateway.list({ isArchived: false, before: undefined, projectId }),
    gateway.list({ isArchived: true, before: undefined, projectId }),
  ])
  const isEmpty = files.length + shown.conversations.length + archived.conversations.length === 0
  if (isEmpty) await projects.removeProject(projectId, 'keep')
}
