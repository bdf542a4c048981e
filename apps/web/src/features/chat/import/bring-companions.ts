import type { NewProject } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import type { Companions, FileOfProject } from './formats/companions.ts'
import type { LeftOut } from './formats/told.ts'

/** A conversation as the host has it now. In another account it has another id than in its file. */
export interface KeptConversation {
  readonly id: string
  readonly idInFile: string
  readonly isNew: boolean
}

/** A project that an import made, with the files that it put into it. */
export interface MadeProject {
  readonly id: string
  readonly fileIds: readonly string[]
}

/** What became of the project and the papers of a conversation. */
export interface Brought {
  /** What the host refused, by the rules for its fields or for want of room. */
  readonly left: LeftOut
  /** The project that was made for it; undefined when it was there, or there is none. */
  readonly madeProject: MadeProject | undefined
}

/** Where they are brought to; undefined where there are none. */
interface Hosts {
  readonly chats: Pick<ChatGateway, 'get' | 'change' | 'attach'>
  readonly papers: Pick<PaperGateway, 'createPaper'> | undefined
  readonly projects:
    | Pick<ProjectGateway, 'listProjects' | 'createProject' | 'readProject' | 'putProjectFile'>
    | undefined
  readonly newId: () => string
}

/** Brings what goes with a conversation that was kept; again, it changes nothing. */
export type BringCompanions = (companions: Companions, kept: KeptConversation, signal: AbortSignal) => Promise<Brought>

/**
 * Begins to bring the projects and the papers of the conversations of one file. Ids are those of the file, so that a second
 * import finds them: what is there stays as it is.
 */
export function companionsTo(hosts: Hosts): BringCompanions {
  const projects = hosts.projects && new BroughtProjects(hosts.projects, hosts)
  return async (companions, kept, signal) => {
    const { isLeft, filesLeft, madeProject } = await intoProject(hosts.chats, projects, { companions, kept, signal })
    const paper = await refusedPapers(hosts.papers, companions, kept)
    return {
      left: { ...(isLeft && { project: 1 }), ...(filesLeft > 0 && { file: filesLeft }), ...(paper > 0 && { paper }) },
      madeProject,
    }
  }
}

/** Whether the host refused one thing for what it is, or for want of room; else the whole import has to wait or to end. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413, 422, 507].includes(error.status)
}

interface BroughtProject {
  readonly madeProject: MadeProject | undefined
  readonly isLeft: boolean
  readonly filesLeft: number
}

/** The projects of one file, each made once, whatever number of conversations is in it. */
class BroughtProjects {
  readonly #projects: NonNullable<Hosts['projects']>
  readonly #hosts: Pick<Hosts, 'chats' | 'newId'>
  readonly #done = new Set<string>()
  #before: ReadonlySet<string> | undefined

  constructor(projects: NonNullable<Hosts['projects']>, hosts: Pick<Hosts, 'chats' | 'newId'>) {
    this.#projects = projects
    this.#hosts = hosts
  }

  /** Makes the project with its files, unless this file's import has done so. @throws what the host says. */
  async make(
    { project, projectFiles }: Companions & { readonly project: NewProject },
    signal: AbortSignal,
  ): Promise<Omit<BroughtProject, 'isLeft'>> {
    if (this.#done.has(project.id)) return { madeProject: undefined, filesLeft: 0 }
    this.#before ??= new Set((await this.#projects.listProjects()).map(({ id }) => id))
    await this.#projects.createProject(project)
    const fileIds = await this.#broughtFiles(project.id, projectFiles, signal)
    this.#done.add(project.id)
    return {
      madeProject: this.#before.has(project.id) ? undefined : { id: project.id, fileIds },
      filesLeft: projectFiles.length - fileIds.length,
    }
  }

  /** Puts the files into the project that are not in it. @returns the ids of those that are there then. */
  async #broughtFiles(
    projectId: string,
    files: readonly FileOfProject[],
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const { chats, newId } = this.#hosts
    const there = files.length === 0 ? [] : (await this.#projects.readProject(projectId)).files
    const brought: string[] = []
    for (const { name, text } of files) {
      const known = there.find((one) => one.name === name && one.length === text.length)
      if (known !== undefined) {
        brought.push(known.id)
        continue
      }
      const request = { id: newId(), onProgress: () => undefined, signal }
      try {
        const { id } = await chats.attach(new File([text], name, { type: 'text/plain' }), request)
        await this.#projects.putProjectFile(projectId, id)
        brought.push(id)
      } catch (error) {
        if (!isRefused(error)) throw error
      }
    }
    return brought
  }
}

interface Bringing {
  readonly companions: Companions
  readonly kept: KeptConversation
  readonly signal: AbortSignal
}

/** Brings the project, and puts the conversation into it. */
async function intoProject(
  chats: Hosts['chats'],
  projects: BroughtProjects | undefined,
  { companions: { project, ...others }, kept, signal }: Bringing,
): Promise<BroughtProject> {
  let brought: Omit<BroughtProject, 'isLeft'> = { madeProject: undefined, filesLeft: 0 }
  if (project === undefined || projects === undefined) return { ...brought, isLeft: project !== undefined }
  try {
    brought = await projects.make({ ...others, project }, signal)
    if (await isInNone(chats, kept)) await chats.change(kept.id, { projectId: project.id })
    return { ...brought, isLeft: false }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { ...brought, isLeft: true }
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

/** Removes a project that an import made, with its files; one that other chats or files have been put into since stays. */
export async function removeEmptyProject(
  { gateway, projects }: { readonly gateway: Pick<ChatGateway, 'list'>; readonly projects: ProjectGateway | undefined },
  { id: projectId, fileIds }: MadeProject,
): Promise<void> {
  if (projects === undefined) return
  const [{ files }, shown, archived] = await Promise.all([
    projects.readProject(projectId),
    gateway.list({ isArchived: false, before: undefined, projectId }),
    gateway.list({ isArchived: true, before: undefined, projectId }),
  ])
  const others = files.filter(({ id }) => !fileIds.includes(id))
  const isEmpty = others.length + shown.conversations.length + archived.conversations.length === 0
  if (isEmpty) await projects.removeProject(projectId, 'keep')
}
