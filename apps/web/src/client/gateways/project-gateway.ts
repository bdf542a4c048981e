import type {
  ChatAttachment,
  ChatsOfRemoved,
  NewProject,
  Project,
  ProjectChange,
  ProjectDetail,
} from '@placard/contract'

/**
 * Gateway to projects: the server for signed-in users, this browser for the demo. Every method rejects with an
 * `ApiError` when it is refused.
 */
export interface ProjectGateway {
  /** The one that was changed last first. */
  listProjects(signal?: AbortSignal): Promise<readonly Project[]>
  readProject(projectId: string, signal?: AbortSignal): Promise<ProjectDetail>
  /** Begins a project; a repeat under the same id finds it. */
  createProject(project: NewProject): Promise<Project>
  changeProject(projectId: string, change: ProjectChange): Promise<Project>
  /** Removes a project, with its conversations or without them; both can be restored together for five minutes. */
  removeProject(projectId: string, chats: ChatsOfRemoved): Promise<void>
  restoreProject(projectId: string): Promise<Project>
  /** Puts an uploaded and unsent document into a project. */
  putProjectFile(projectId: string, attachmentId: string): Promise<ChatAttachment>
  /** Takes a document out of its project; it can be put back for a day. */
  takeProjectFile(attachmentId: string): Promise<void>
}
